import { formatAgo } from '#core/dates.ts'
import type { JobSummary } from '#core/job.ts'

/** The age of a posting: "Posted 3 days ago" by the employer's date, else "First seen 3 days ago". */
export function postedAgo(
  { posted_at, day_stated }: Pick<JobSummary, 'posted_at' | 'day_stated'>,
  now: Date,
): string {
  return `${day_stated ? 'Posted' : 'First seen'} ${formatAgo(posted_at, now)}`
}
