import { formatExperience } from '#core/experience.ts'
import { hasApplicationLink, type ShownJob } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'
import type { PostingQuote } from '#core/posting-evidence.ts'
import { Notice } from '#app/ui/notice.tsx'
import { ApplyLink } from './apply-link.tsx'
import type { SignedIn } from './save-control.tsx'

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
  short?: boolean
}

/** The apply link, or the specification's text if there is none. */
export function Apply({ job, signedIn, short }: ApplyProps) {
  if (!hasApplicationLink(job.application_url)) {
    return <p className="font-semibold text-ink-soft">Application link coming soon</p>
  }
  return <ApplyLink job={job} href={job.application_url} signedIn={signedIn} short={short} />
}

/**
 * On a phone, the main facts and Apply at the foot of the window, above the site's own bar. It ends with the
 * posting, and is part of the text where the window is too low for it (app/styles/posting.css).
 */
export function ApplyBar({ job, signedIn }: ApplyProps) {
  return (
    <section aria-label="Apply" className="apply-bar print:hidden">
      <p className="min-w-0 grow text-sm leading-snug">
        <span className="block truncate font-semibold tabular-nums">
          {job.facts.fee_asked
            ? 'This posting asks for money'
            : (formatSalary(job) ?? 'Salary not disclosed')}
        </span>
        <span className="block truncate text-ink-soft">
          {formatExperience(job)} · {job.location}
        </span>
      </p>
      <Apply job={job} signedIn={signedIn} short />
    </section>
  )
}
