import { BadgeCheck } from '#app/ui/icons.tsx'
import type { JobSummary } from '#core/job.ts'
import { isVerified } from '#core/verification.ts'
import { Badge } from '#app/ui/badge.tsx'

interface JobBadgesProps {
  job: JobSummary
  now: Date
  /** A place beside the badges. One that says "Remote" needs no badge for it. */
  place?: string
}

/** Verified or Sample (neither if an actual posting is unverified), and Remote. */
export function JobBadges({ job, now, place = '' }: JobBadgesProps) {
  return (
    <>
      {isVerified(job, now) && (
        <Badge variant="verified">
          <BadgeCheck aria-hidden /> Verified
        </Badge>
      )}
      {job.is_sample && <Badge variant="outline">Sample</Badge>}
      {job.is_remote && !/\bremote\b/i.test(place) && <Badge variant="action">Remote</Badge>}
    </>
  )
}
