import { ExternalLink } from '#app/ui/icons.tsx'
import { buttonVariants } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import type { SignedIn } from './save-control.tsx'
import type { JobDetail } from '#core/job.ts'

interface ApplyLinkProps {
  job: Pick<JobDetail, 'id' | 'company'>
  href: string
  signedIn: SignedIn
  /** Shows only "Apply"; screen readers hear the whole name. */
  short?: boolean
}

/** Link to the employer's page. Records clicks of signed-in visitors, by script or the `ping` attribute. */
export function ApplyLink({ job, href, signedIn, short = false }: ApplyLinkProps) {
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
      className={buttonVariants({
        className: cn('max-w-full print:hidden', !short && 'min-h-13 shrink'),
      })}
    >
      <span className="min-w-0">
        Apply<span className={short ? 'sr-only' : undefined}> on {job.company}’s site</span>
      </span>
      <ExternalLink aria-hidden />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}
