import { formatAgo } from '#core/dates.ts'
import type { JobSummary } from '#core/job.ts'

/** How old a posting is, and by whose word: "Posted 3 days ago", "First seen 3 days ago". */
export function postedAgo(
  { posted_at, day_stated }: Pick<JobSummary, 'posted_at' | 'day_stated'>,
  now: Date,
): string {
  return `${day_stated ? 'Posted' : 'First seen'} ${formatAgo(posted_at, now)}`
}
