import BadgeCheck from 'lucide-react/icons/badge-check'
import type { JobSummary } from '#core/job.ts'
import { isVerified } from '#core/verification.ts'
import { Badge } from '#app/ui/badge.tsx'

/** Verified or Sample (neither if an actual posting is unverified), and Remote. */
export function JobBadges({ job, now }: { job: JobSummary; now: Date }) {
  return (
    <>
      {isVerified(job, now) && (
        <Badge variant="verified">
          <BadgeCheck aria-hidden /> Verified
        </Badge>
      )}
      {job.is_sample && <Badge variant="outline">Sample</Badge>}
      {job.is_remote && <Badge variant="action">Remote</Badge>}
    </>
  )
}
