import { Download, Upload } from '#app/ui/icons.tsx'
import { useId, useState } from 'react'
import { saysSomething, type AboutMe } from '#core/about-me.ts'
import type { KeptOutcome } from '#app/device/kept-outcome.ts'
import { addSkillsToAccount } from '#app/features/jobs/my-skills/skill-account.ts'
import { applySkills, missingFrom } from '#app/features/jobs/my-skills/skill-record.ts'
import { updateDeviceSkills } from '#app/features/jobs/my-skills/skill-store.ts'
import { paths } from '#app/paths.ts'
import { Button, buttonVariants } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { addToAccount } from './account-state.ts'
import { updateDeviceData } from './device-store.ts'
import { newerThan } from './kept-change.ts'
import { FILE_NAME, importFile, MAX_FILE_BYTES, toFile, type AllKept, type Imported } from './saved-file.ts'

/** More wrong rows than these are only counted. */
const MAX_PROBLEMS = 10

type Result = Pick<Imported, 'summary' | 'problems'> & Pick<AllKept, 'about'>

interface FileControlsProps {
  kept: AllKept
  siteUrl: string
  inAccount: boolean
  saveAbout: (about: AboutMe) => Promise<KeptOutcome>
}

/** Downloads the data as a file, and adds such a file to it. */
export function FileControls({ kept, siteUrl, inAccount, saveAbout }: FileControlsProps) {
  const id = useId()
  const [result, setResult] = useState<Result | null>(null)

  const add = async (file: File) => {
    const added = await addFile(file, kept, inAccount)
    setResult(added)
    if (added.about && (await saveAbout(added.about)) !== 'done')
      setResult({ ...added, summary: `${added.summary} “About me” could not be added.` })
  }
  const { data, ticks, about } = kept
  const empty =
    data.jobs.length + data.hidden.length + ticks.skills.length + ticks.steps.length === 0 &&
    !saysSomething(about)
  return (
    <section aria-labelledby="file-title">
      <SectionHeading id="file-title" title="Your file" />
      <p className="mt-2 text-ink-soft">
        {inAccount
          ? 'Download a copy of your list, your skills and what you say about you, or add those of a browser where you were not signed in.'
          : 'The list, your ticked skills and what you say about you are only in this browser, and are gone if you clear its data. ' +
            'Download a copy, or take them to another phone or computer.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" disabled={empty} onClick={() => download(kept, siteUrl)}>
          <Download aria-hidden /> Download a copy
        </Button>
        <input
          id={id}
          type="file"
          accept="application/json,.json"
          className="peer sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void add(file)
            // The same file can be chosen again.
            target.value = ''
          }}
        />
        <label
          htmlFor={id}
          className={cn(
            buttonVariants({ variant: 'outline' }),
            'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-action',
          )}
        >
          <Upload aria-hidden /> Add from a file
        </label>
      </div>
      <output className="mt-3 block text-sm font-semibold empty:sr-only">{result?.summary}</output>
      {result !== null && result.problems.length > 0 && (
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-sm text-ink-soft">
          {result.problems.slice(0, MAX_PROBLEMS).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {result.problems.length > MAX_PROBLEMS && (
            <li>And {result.problems.length - MAX_PROBLEMS} more.</li>
          )}
        </ul>
      )}
    </section>
  )
}

/** Adds the rows of a file to the account, or to the browser as it is by then. */
async function addFile(file: File, kept: AllKept, inAccount: boolean): Promise<Result> {
  if (file.size > MAX_FILE_BYTES) return failed('This file is too large to be a list of saved jobs.')
  const content = await file.text()
  const imported = importFile(kept, content, new Date())
  if (typeof imported === 'string') return failed(imported)
  return inAccount ? addToOwnAccount(kept, imported) : addToBrowser(kept, content, imported)
}

async function addToOwnAccount({ data, ticks }: AllKept, imported: Imported): Promise<Result> {
  const lost = await addToAccount(newerThan(data, imported.data))
  const areTicked = await addSkillsToAccount(missingFrom(ticks, imported.ticks))
  const rest = [
    lost > 0 && ` ${lost} could not be added: they are gone, or your account is full.`,
    !areTicked && ' Not all skills and steps could be added. Please try again.',
  ]
  return { ...imported, summary: imported.summary + rest.filter(Boolean).join('') }
}

function addToBrowser({ ticks, about }: AllKept, content: string, imported: Imported): Result {
  const jobs = updateDeviceData((data, now) => {
    const merged = importFile({ data, ticks, about }, content, now)
    return typeof merged === 'string' ? data : merged.data
  })
  const skills = updateDeviceSkills((known) => applySkills(known, { kind: 'add', ...imported.ticks }))
  return jobs === 'done' && skills === 'done'
    ? imported
    : failed('This browser does not let us store so much.')
}

function failed(summary: string): Result {
  return { summary, problems: [] }
}

/** A download that the page makes itself: nothing is sent anywhere. */
function download(kept: AllKept, siteUrl: string): void {
  const content = toFile(kept, new Date(), (job) => siteUrl + paths.posting(job))
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = FILE_NAME
  link.click()
  // Not at once: some browsers begin the download later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
