import { Link } from 'react-router'
import { formatAgo, formatDay, isoTime } from '#core/dates.ts'
import { paths } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { RemoveButton } from './remove-button.tsx'
import type { SavedJob } from '#db/queries/accounts/account-items.ts'

interface KeptJobsProps {
  jobs: SavedJob[]
  /** What the visitor did with the jobs: `Saved`, `Apply link opened`. */
  verb: string
  now: Date
  removable?: boolean
}

/** Saved or opened postings: title, company, location, date, and whether they have closed. */
export function KeptJobs({ jobs, verb, now, removable = false }: KeptJobsProps) {
  return (
    <ul className="border-b">
      {jobs.map((job) => (
        <li key={job.id} className="flex items-start gap-3 border-t py-3">
          <div className="min-w-0 grow">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Link to={paths.posting(job)} className="text-link font-semibold">
                {job.title}
              </Link>
              {!job.is_active && <Badge variant="outline">Closed</Badge>}
            </p>
            <p>
              {job.company} · {job.location}
            </p>
            <p className="caption">
              {verb}{' '}
              <time dateTime={isoTime(job.at)} title={formatDay(job.at)}>
                {formatAgo(job.at, now)}
              </time>
              {job.closed_at && !job.is_active && `, closed on ${formatDay(job.closed_at)}`}
            </p>
          </div>
          {removable && <RemoveButton path={paths.job(job.id)} name={`${job.title} at ${job.company}`} />}
        </li>
      ))}
    </ul>
  )
}
