import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Stage } from '#core/application-stage.ts'
import { paths } from '#app/paths.ts'
import { announce, announceFailure } from '#app/ui/announcer.tsx'
import { buttonVariants } from '#app/ui/button.tsx'
import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { AboutMeSection } from '#app/features/jobs/about-me/about-form.tsx'
import { useAbout } from '#app/features/jobs/about-me/use-about.ts'
import { useAccountState } from './account-state.ts'
import { useDeviceData } from './device-store.ts'
import { CopyToAccount } from './copy-to-account.tsx'
import { FileControls } from './file-controls.tsx'
import { HiddenCompanies } from './hidden-companies.tsx'
import { useSkills } from '#app/features/jobs/my-skills/use-skills.ts'
import { KEPT_PROBLEMS } from '#app/device/kept-outcome.ts'
import { useKept } from './kept.ts'
import { later } from '#app/ui/later.tsx'
import { SavedRow, type CompanyLogos } from './saved-row.tsx'
import { STAGE_NAMES } from './stage-names.ts'
import { StageFilter } from './stage-filter.tsx'
import type { DeviceData, SavedJob } from './device-data.ts'
import type { KeptOutcome } from '#app/device/kept-outcome.ts'
import type { KeptChange } from './kept-change.ts'

const KeptOnSavedPage = later(async () => (await import('#app/offline/delete-kept.tsx')).KeptOnSavedPage)

/** The tracker, the hidden companies, and the file. Without script it says that it needs one. */
export function SavedJobs({ siteUrl, logos }: { siteUrl: string; logos: CompanyLogos }) {
  const { data, change, inAccount } = useKept()
  const { record: ticks } = useSkills()
  const { about, save: saveAbout } = useAbout()
  const device = useDeviceData()
  const show = async (company: string) => {
    const outcome = await change({ kind: 'show', company })
    if (outcome === 'done') announce(`Jobs of ${company} are in your lists again.`)
    else announceFailure(KEPT_PROBLEMS[outcome])
  }
  return (
    <>
      <noscript>
        <p className="max-w-prose text-lg">
          {inAccount
            ? 'This page works only with JavaScript. The jobs that you saved are also on your dashboard.'
            : 'Saving jobs works only with JavaScript, because the list is kept in your browser. ' +
              'Turn JavaScript on to use this page. Until then, bookmark a job’s page.'}
        </p>
      </noscript>
      {inAccount && <AccountProblem />}
      <div className="grid min-h-96 items-start gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem] noscript:hidden">
        {data && (
          <>
            <Tracker data={data} logos={logos} inAccount={inAccount} onChange={change} />
            <aside aria-label="Your data" className="flex flex-col gap-10">
              {inAccount && device && <CopyToAccount account={data} device={device} />}
              <HiddenCompanies hidden={data.hidden} onShow={(company) => void show(company)} />
              {ticks && about && (
                <FileControls
                  kept={{ data, ticks, about }}
                  siteUrl={siteUrl}
                  inAccount={inAccount}
                  saveAbout={saveAbout}
                />
              )}
              <KeptOnSavedPage />
            </aside>
          </>
        )}
      </div>
      <AboutMeSection />
    </>
  )
}

/** Why the account could not be read, or did not take the last change. */
function AccountProblem() {
  const { problem } = useAccountState(true)
  return (
    <p role="alert" className="mb-6 flex flex-wrap items-center gap-x-4 font-semibold empty:hidden">
      {problem && KEPT_PROBLEMS[problem]}
      {problem === 'sign-in' && (
        <a href={paths.signIn(paths.saved())} rel="nofollow" className="text-link">
          Sign in
        </a>
      )}
    </p>
  )
}

interface TrackerProps {
  data: DeviceData
  logos: CompanyLogos
  /** `AccountProblem` then says why a change was not taken. */
  inAccount: boolean
  onChange: (change: KeptChange) => Promise<KeptOutcome>
}

function Tracker({ data: { jobs }, logos, inAccount, onChange }: TrackerProps) {
  const [stage, setStage] = useState<Stage | null>(null)
  const [removed, setRemoved] = useState<SavedJob | null>(null)
  const [message, setMessage] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = stage === null ? jobs : jobs.filter((job) => job.stage === stage)

  /** Instead of the message that it is done, which is there at once. */
  const orSayWhyNot = async (changing: Promise<KeptOutcome>) => {
    const outcome = await changing
    if (outcome === 'done') return
    setRemoved(null)
    setMessage(inAccount ? '' : KEPT_PROBLEMS[outcome])
  }
  const change = (job: SavedJob, changed: Partial<Pick<SavedJob, 'stage' | 'note'>>) => {
    void orSayWhyNot(onChange({ kind: 'change', id: job.id, ...changed }))
    if (!changed.stage) return
    setRemoved(null)
    setMessage(`${job.title} is now under ${STAGE_NAMES[changed.stage]}.`)
    // It leaves the list, and the focus would be lost with it.
    if (stage !== null) heading.current?.focus()
  }
  const remove = (job: SavedJob) => {
    void orSayWhyNot(onChange({ kind: 'remove', id: job.id }))
    setRemoved(job)
    setMessage(`${job.title} at ${job.company} is removed.`)
    heading.current?.focus()
  }
  const undo = () => {
    if (removed) void orSayWhyNot(onChange({ kind: 'put', job: removed }))
    setRemoved(null)
    setMessage('')
    heading.current?.focus()
  }
  return (
    <section aria-labelledby="tracker" className="min-w-0">
      <h2 id="tracker" ref={heading} tabIndex={-1} className="display text-title outline-none">
        {jobs.length === 0 ? 'Your jobs' : `Your jobs (${jobs.length})`}
      </h2>
      {jobs.length > 0 && <StageFilter jobs={jobs} stage={stage} onChange={setStage} />}
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-sm">
        <output className="font-semibold">{message}</output>
        {removed && (
          <button type="button" className="inline-flex min-h-11 items-center text-link" onClick={undo}>
            Undo
          </button>
        )}
      </div>
      {jobs.length === 0 && <NothingSaved />}
      {jobs.length > 0 && shown.length === 0 && stage && (
        <p className="border-y py-6 text-ink-soft">No job under {STAGE_NAMES[stage]} yet.</p>
      )}
      {shown.length > 0 && (
        <ul className="border-b">
          {shown.map((job) => (
            <SavedRow
              key={job.id}
              job={job}
              logos={logos}
              onChange={(changed) => change(job, changed)}
              onRemove={() => remove(job)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function NothingSaved() {
  return (
    <EmptyState>
      <EmptyStateTitle as="p">No saved jobs yet</EmptyStateTitle>
      <EmptyStateText>
        Tap the bookmark on any job to keep it here. Then note where you applied, which round comes next, and
        what came of it.
      </EmptyStateText>
      <EmptyStateActions>
        <Link to={paths.jobs()} className={buttonVariants()}>
          Browse Jobs
        </Link>
      </EmptyStateActions>
    </EmptyState>
  )
}
