import Bookmark from 'lucide-react/icons/bookmark'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { Link } from 'react-router'
import { SaveControl, type SignedIn } from '#app/features/jobs/save-control.tsx'
import { signInToSave } from '#app/features/jobs/save-request.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { hideCompany, isHidden, isSaved, removeJob, saveJob, showCompany } from './device-data.ts'
import { updateDeviceData, useDeviceData } from './device-store.ts'
import { ToggleLabel } from './toggle-label.tsx'
import type { SavedPosting } from './device-data.ts'
import type { ReactNode } from 'react'

interface JobActionsProps {
  job: SavedPosting
  signedIn: SignedIn
}

/**
 * Saves the posting, and hides its company. A signed-in visitor saves into the account, everybody else into
 * the browser. Hidden companies are always kept in the browser.
 */
export function JobActions({ job, signedIn }: JobActionsProps) {
  const data = useDeviceData()
  const [message, setMessage] = useState<ReactNode>(null)
  const saved = isSaved(data, job.id)
  const hidden = isHidden(data, job.company)

  const toggleSaved = () => {
    const outcome = updateDeviceData((known, now) =>
      saved ? removeJob(known, job.id) : saveJob(known, job, now),
    )
    setMessage(outcome === 'done' ? saved ? 'Removed from saved.' : <SavedMessage /> : PROBLEMS[outcome])
  }
  const toggleHidden = () => {
    const outcome = updateDeviceData((known, now) =>
      hidden ? showCompany(known, job.company) : hideCompany(known, job.company, now),
    )
    const done = hidden ? `Jobs of ${job.company} are in your lists again.` : <HiddenMessage {...job} />
    setMessage(outcome === 'done' ? done : PROBLEMS[outcome])
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {signedIn ? (
          <SaveControl signedIn path={paths.job(job.id)} noun="job" />
        ) : (
          <Button variant="outline" className="noscript:hidden" onClick={toggleSaved}>
            <Bookmark aria-hidden className={saved ? 'fill-current' : undefined} />
            <ToggleLabel on={saved} labels={{ off: 'Save job', on: 'Remove from saved' }} />
          </Button>
        )}
        <Button variant="ghost" className="noscript:hidden" onClick={toggleHidden}>
          <EyeOff aria-hidden />
          <ToggleLabel on={hidden} labels={{ off: 'Hide this company', on: 'Show this company' }} />
        </Button>
      </div>
      <output className="text-sm font-semibold empty:hidden">{message}</output>
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

const PROBLEMS = {
  full: 'Your list is full. Remove something on your saved jobs page first.',
  refused: 'This browser does not let us store anything. A private window may be the reason.',
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

function HiddenMessage({ company }: { company: string }) {
  return (
    <>
      Jobs of {company} no longer show in lists on this browser.{' '}
      <Link to={paths.saved()} className="text-link">
        See hidden companies
      </Link>
    </>
  )
}
