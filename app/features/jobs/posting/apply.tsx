import { formatExperience } from '#core/experience.ts'
import { hasApplicationLink, type ShownJob } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'
import type { PostingQuote } from '#core/posting-evidence.ts'
import { Notice } from '#app/ui/notice.tsx'
import { ApplyLink } from './apply-link.tsx'
import type { SignedIn } from '../saved/save-control.tsx'

interface FeeWarningProps {
  job: ShownJob
  /** The employer's words. */
  quote: PostingQuote | undefined
}

/** Above Apply, where a posting asks applicants for money. */
export function FeeWarning({ job, quote }: FeeWarningProps) {
  if (!job.facts.fee_asked) return null
  return (
    <Notice tone="danger" className="posting-warning">
      This posting asks for money{quote?.text ? ` (“${quote.text}”)` : ''}. Genuine employers don’t.
    </Notice>
  )
}

interface ApplyProps {
  job: ShownJob
  signedIn: SignedIn
}

/**
 * The apply link, or the specification's text if there is none. On a phone it stays below the header, with the main facts
 * beside it, once the page is scrolled past it (app/styles/posting.css).
 */
export function ApplyBar({ job, signedIn }: ApplyProps) {
  return (
    <section aria-label="Apply" className="apply-bar print:hidden">
      <p className="apply-facts">
        <span className="block truncate font-semibold tabular-nums">
          {job.facts.fee_asked ? 'This posting asks for money' : (formatSalary(job) ?? job.title)}
        </span>
        <span className="block truncate text-ink-soft">
          {formatExperience(job)} · {job.location}
        </span>
      </p>
      {hasApplicationLink(job.application_url) ? (
        <ApplyLink job={job} href={job.application_url} signedIn={signedIn} />
      ) : (
        <p className="font-semibold text-ink-soft">Application link coming soon</p>
      )}
    </section>
  )
}
