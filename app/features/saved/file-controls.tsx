import Download from 'lucide-react/icons/download'
import Upload from 'lucide-react/icons/upload'
import { useId, useState } from 'react'
import { paths } from '#app/paths.ts'
import { Button, buttonVariants } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { addToAccount } from './account-state.ts'
import { updateDeviceData } from './device-store.ts'
import { newerThan } from './kept-change.ts'
import { FILE_NAME, importFile, MAX_FILE_BYTES, toFile, type Imported } from './saved-file.ts'
import type { DeviceData } from './device-data.ts'

/** More wrong rows than these are only counted. */
const MAX_PROBLEMS = 10

type Result = Pick<Imported, 'summary' | 'problems'>

interface FileControlsProps {
  data: DeviceData
  siteUrl: string
  inAccount: boolean
}

/** Downloads the data as a file, and adds such a file to it. */
export function FileControls({ data, siteUrl, inAccount }: FileControlsProps) {
  const id = useId()
  const [result, setResult] = useState<Result | null>(null)

  const add = async (file: File) => setResult(await addFile(file, inAccount ? data : null))
  const empty = data.jobs.length + data.hidden.length === 0
  return (
    <section aria-labelledby="file-title">
      <SectionHeading id="file-title" title="Your file" />
      <p className="mt-2 text-ink-soft">
        {inAccount
          ? 'Download a copy of your list, or add a list from a browser where you were not signed in.'
          : 'The list is only in this browser, and is gone if you clear its data. Download a copy, ' +
            'or take it to another phone or computer.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" disabled={empty} onClick={() => download(data, siteUrl)}>
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
      <output className="mt-3 block text-sm font-semibold empty:hidden">{result?.summary}</output>
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

/** @param account The data of the account, to which the rows are added; null for the browser. */
async function addFile(file: File, account: DeviceData | null): Promise<Result> {
  const failed = (summary: string) => ({ summary, problems: [] })
  if (file.size > MAX_FILE_BYTES) return failed('This file is too large to be a list of saved jobs.')
  const content = await file.text()
  if (account) return addRows(content, account)
  let outcome: Imported | string = ''
  const stored = updateDeviceData((known, now) => {
    outcome = importFile(known, content, now)
    return typeof outcome === 'string' ? known : outcome.data
  })
  if (stored !== 'done') return failed('This browser does not let us store so much.')
  return typeof outcome === 'string' ? failed(outcome) : outcome
}

async function addRows(content: string, account: DeviceData): Promise<Result> {
  const imported = importFile(account, content, new Date())
  if (typeof imported === 'string') return { summary: imported, problems: [] }
  const failed = await addToAccount(newerThan(account, imported.data))
  const { summary, problems } = imported
  const rest = failed > 0 ? ` ${failed} could not be added: they are gone, or your account is full.` : ''
  return { summary: summary + rest, problems }
}

/** A download that the page makes itself: nothing is sent anywhere. */
function download(data: DeviceData, siteUrl: string): void {
  const content = toFile(data, new Date(), (job) => siteUrl + paths.posting(job))
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = FILE_NAME
  link.click()
  // Not at once: some browsers begin the download later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
