import { counted } from '#core/count.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { CopySkills } from '#app/features/jobs/my-skills/copy-skills.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { addToAccount } from './account-state.ts'
import { newerThan } from './kept-change.ts'
import type { DeviceData } from './device-data.ts'

interface CopyToAccountProps {
  account: DeviceData
  device: DeviceData
}

/**
 * For a signed-in visitor: copies what only this browser has into the account, with stages, notes and hidden
 * companies. Of two copies of a job, the one that was changed later is kept.
 */
export function CopyToAccount({ account, device }: CopyToAccountProps) {
  const [message, setMessage] = useState('')
  const [copying, setCopying] = useState(false)
  const rest = newerThan(account, device)
  const count = rest.jobs.length + rest.hidden.length
  const copy = async () => {
    setCopying(true)
    const failed = await addToAccount(rest)
    setCopying(false)
    const problem = failed > 0 ? `, ${failed} not: they are gone, or your account is full` : ''
    setMessage(`${count - failed} copied${problem}.`)
  }
  return (
    <section aria-labelledby="account-title">
      <SectionHeading id="account-title" title="Your account" />
      <p className="mt-2 text-ink-soft">
        You are signed in, so this list is in your account.
        {count > 0 && ` This browser has ${partsOf(rest)} that your account does not have.`}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {(count > 0 || copying) && (
          <Button variant="outline" aria-disabled={copying} onClick={() => !copying && void copy()}>
            Copy these jobs to your account
          </Button>
        )}
        <Link to={paths.dashboard()} className="inline-flex min-h-11 items-center text-link">
          Your dashboard
        </Link>
      </div>
      <output className="mt-2 block text-sm font-semibold empty:sr-only">{message}</output>
      <CopySkills />
    </section>
  )
}

function partsOf({ jobs, hidden }: DeviceData): string {
  const parts = [
    jobs.length > 0 && counted(jobs.length, 'job'),
    hidden.length > 0 && counted(hidden.length, 'hidden company', 'hidden companies'),
  ]
  return parts.filter(Boolean).join(' and ')
}
