import { Link } from 'react-router'
import { JobBadges } from '#app/features/jobs/job-badges.tsx'
import { searchHref } from '#app/features/jobs/jobs-href.ts'
import { postedAgo } from '#app/features/jobs/posted-ago.ts'
import { ViewJobLink } from '#app/features/jobs/view-job-link.tsx'
import { paths } from '#app/paths.ts'
import { CompanyLogo } from '#app/ui/company-logo.tsx'
import { placesOf, type JobSummary } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'
import { PREFETCH } from '#app/ui/prefetch.ts'

/** How many jobs it shows. */
export const FRESHER_JOBS = 3

interface FresherJobsProps {
  /** The newest fresher jobs. */
  freshers: readonly JobSummary[]
  /** The newest jobs of any level, shown if there are no fresher jobs. */
  latest: readonly JobSummary[]
  now: Date
  className?: string
}

/** Three jobs right under the hero. */
export function FresherJobs({ freshers, latest, now, className }: FresherJobsProps) {
  const found = freshers.length > 0
  const jobs = (found ? freshers : latest).slice(0, FRESHER_JOBS)
  return (
    <section aria-labelledby="fresher-jobs-title" className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="fresher-jobs-title" className="display text-title">
          {found || jobs.length === 0 ? 'Fresher jobs' : 'Newest jobs'}
        </h2>
        <Link
          to={found ? searchHref({ levels: ['Fresher'] }) : paths.jobs()}
          prefetch={PREFETCH}
          className="text-link inline-flex min-h-11 items-center font-semibold"
        >
          {found ? 'All fresher jobs' : 'All jobs'}
        </Link>
      </div>
      <p className="text-sm text-ink-soft empty:hidden">{note(found, jobs)}</p>
      <ul className="mt-2 divide-y border-y lg:grid lg:grid-cols-3 lg:gap-x-8 lg:divide-y-0">
        {jobs.map((job) => (
          <FresherJob key={job.id} job={job} now={now} />
        ))}
      </ul>
    </section>
  )
}

function note(found: boolean, jobs: readonly JobSummary[]): string | null {
  if (jobs.length === 0) return 'No jobs to show right now. Check again in a few minutes.'
  if (jobs.some((job) => job.is_sample)) return 'These are sample jobs. The companies do not exist.'
  return found ? null : 'No fresher jobs are open right now.'
}

function FresherJob({ job, now }: { job: JobSummary; now: Date }) {
  return (
    <li className="relative flex items-start gap-3 py-3.5 hover:bg-shade">
      <CompanyLogo name={job.company} logoUrl={job.company_logo_url} />
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <h3 className="leading-snug font-bold">
          <ViewJobLink
            jobId={job.id}
            to={paths.job(job.id)}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {job.title}
          </ViewJobLink>
        </h3>
        <p className="text-sm text-ink-soft">
          {job.company} · {placesOf(job)}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm">
          <JobBadges job={job} now={now} />
          <span className="font-semibold tabular-nums">{formatSalary(job)}</span>
          <span className="caption">{postedAgo(job, now)}</span>
        </p>
      </div>
    </li>
  )
}
