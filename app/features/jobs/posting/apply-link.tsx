import { ExternalLink } from '#app/ui/icons.tsx'
import { buttonVariants } from '#app/ui/button.tsx'
import type { SignedIn } from '../saved/save-control.tsx'
import { possessive } from '#core/display-names.ts'
import type { JobDetail } from '#core/job.ts'

interface ApplyLinkProps {
  job: Pick<JobDetail, 'id' | 'company'>
  href: string
  signedIn: SignedIn
}

/** Link to the employer's page. Records clicks of signed-in visitors, by script or the `ping` attribute. */
export function ApplyLink({ job, href, signedIn }: ApplyLinkProps) {
  const recordUrl = signedIn ? `/account/opened?${new URLSearchParams({ job: job.id })}` : undefined
  const record = recordUrl === undefined ? undefined : () => void navigator.sendBeacon(recordUrl)
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      ping={recordUrl}
      onClick={record}
      onAuxClick={record}
      className={buttonVariants({ className: 'lg:min-h-13 grow shrink print:hidden' })}
    >
      <span className="min-w-0">
        Apply<span className="max-lg:sr-only"> on {possessive(job.company)} site</span>
      </span>
      <ExternalLink aria-hidden />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}
