import { Bookmark, EyeOff } from '#app/ui/icons.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { ActionLabel, SaveControl, type SignedIn } from './save-control.tsx'
import { signInToSave } from '#app/features/jobs/save-request.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { isHidden, isSaved, type SavedPosting } from './device-data.ts'
import { KEPT_PROBLEMS } from '#app/device/kept-outcome.ts'
import { useKept } from './kept.ts'
import type { ReactNode } from 'react'

interface JobActionsProps {
  job: SavedPosting
  signedIn: SignedIn
  share: ReactNode
  alert: ReactNode
}

/**
 * What to do with a posting, in one row: save it, share it, hide its company, get an alert. What is saved and hidden is in
 * the account of a signed-in visitor, for everybody else in the browser.
 */
export function JobActions({ job, signedIn, share, alert }: JobActionsProps) {
  const { data, change, inAccount } = useKept()
  const [message, setMessage] = useState<ReactNode>(null)
  const saved = isSaved(data, job.id)
  const hidden = isHidden(data, job.company)

  const toggleSaved = async () => {
    const outcome = await change(saved ? { kind: 'remove', id: job.id } : { kind: 'save', job })
    const done = saved ? 'Removed from saved.' : <SavedMessage />
    setMessage(outcome === 'done' ? done : KEPT_PROBLEMS[outcome])
  }
  const toggleHidden = async () => {
    const { company } = job
    const outcome = await change({ kind: hidden ? 'show' : 'hide', company })
    const done = hidden ? (
      `Jobs of ${company} are in your lists again.`
    ) : (
      <HiddenMessage company={company} inAccount={inAccount} />
    )
    setMessage(outcome === 'done' ? done : KEPT_PROBLEMS[outcome])
  }
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <div className="job-actions">
        {signedIn ? (
          <SaveControl signedIn path={paths.job(job.id)} noun="job" brief />
        ) : (
          <Button variant="ghost" className="noscript:hidden" onClick={() => void toggleSaved()}>
            <Bookmark aria-hidden className={saved ? 'fill-current' : undefined} />
            <ActionLabel word={saved ? 'Remove' : 'Save'} rest={saved ? ' from saved' : ' job'} />
          </Button>
        )}
        {share}
        <Button variant="ghost" className="noscript:hidden" onClick={() => void toggleHidden()}>
          <EyeOff aria-hidden />
          <ActionLabel word={hidden ? 'Show' : 'Hide'} rest=" this company" />
        </Button>
        {alert}
      </div>
      <output className="text-sm font-semibold empty:sr-only">{message}</output>
      {signedIn === false && (
        <p className="text-sm">
          <a href={signInToSave(paths.job(job.id))} rel="nofollow" className="text-link">
            Sign in to save it in your account
          </a>
        </p>
      )}
    </div>
  )
}

function SavedMessage() {
  return (
    <>
      Saved in this browser.{' '}
      <Link to={paths.saved()} className="text-link">
        See your saved jobs
      </Link>
    </>
  )
}

function HiddenMessage({ company, inAccount }: { company: string; inAccount: boolean }) {
  return (
    <>
      Jobs of {company} no longer show in {inAccount ? 'your lists' : 'lists on this browser'}.{' '}
      <Link to={paths.saved()} className="text-link">
        See hidden companies
      </Link>
    </>
  )
}
