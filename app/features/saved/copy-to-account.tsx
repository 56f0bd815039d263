import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { toggleInAccount } from './account-saved.ts'
import type { SavedJob } from './device-data.ts'

/**
 * For a signed-in visitor: copies the jobs of this browser into the account. Stages and notes stay here,
 * because an account has none.
 */
export function CopyToAccount({ jobs }: { jobs: SavedJob[] }) {
  const [message, setMessage] = useState('')
  const [copying, setCopying] = useState(false)
  const copy = async () => {
    setCopying(true)
    let copied = 0
    for (const { id } of jobs) if (await toggleInAccount(id, false)) copied += 1
    setCopying(false)
    const rest = jobs.length - copied
    setMessage(`${copied} copied${rest > 0 ? `, ${rest} not: they are gone, or your account is full` : ''}.`)
  }
  return (
    <section aria-labelledby="account-title">
      <SectionHeading id="account-title" title="Your account" />
      <p className="mt-2 text-ink-soft">
        You are signed in, so new jobs are saved in your account. Stages and notes stay in this browser.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" aria-disabled={copying} onClick={() => !copying && void copy()}>
          Copy these jobs to your account
        </Button>
        <Link to={paths.dashboard()} className="inline-flex min-h-11 items-center text-link">
          Your dashboard
        </Link>
      </div>
      <output className="mt-2 block text-sm font-semibold empty:hidden">{message}</output>
    </section>
  )
}
