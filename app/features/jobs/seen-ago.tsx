import { formatAgo, formatDay, isoTime } from '#core/dates.ts'
import { sourceName, sourcePlace } from '#core/source-name.ts'
import { isVerified } from '#core/verification.ts'
import type { JobSummary } from '#core/job.ts'

interface SeenAgoProps {
  job: Pick<JobSummary, 'company' | 'source' | 'is_sample' | 'verified_at' | 'last_seen_at'>
  now: Date
  /** Next to the company's name, which is then not repeated. */
  brief?: boolean
}

/** Where and when a posting was last seen; "Open on …, checked" only while it is verified. */
export function SeenAgo({ job, now, brief = false }: SeenAgoProps) {
  const verified = isVerified(job, now)
  const at = verified ? job.verified_at : job.last_seen_at
  if (at === null) return null
  const source = brief ? `its ${sourcePlace(job.source)}` : sourceName(job.source, job.company)
  return (
    <>
      {verified ? `Open on ${source}, checked ` : `Last seen on ${source} `}
      <time dateTime={isoTime(at)} title={formatDay(at)}>
        {formatAgo(at, now)}
      </time>
    </>
  )
}
