import { Link } from 'react-router'
import { formatDay } from '#core/dates.ts'
import type { JobSummary, ShownJob } from '#core/job.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { JobCard } from '#app/features/jobs/job-card.tsx'
import { BackToJobs } from './job-detail.tsx'
import { jobsHref, type JobsState } from '#app/features/jobs/jobs-href.ts'

interface ClosedJobProps {
  job: ShownJob
  similar: JobSummary[]
  state: JobsState
  now: Date
}

/** A closed posting, with similar open ones. */
export function ClosedJob({ job, similar, state, now }: ClosedJobProps) {
  const list = { ...state, job: null }
  return (
    <div className="flex flex-col gap-6">
      <BackToJobs to={jobsHref(list)} />
      <EmptyState>
        <EmptyStateTitle as="h1">This job has closed</EmptyStateTitle>
        <EmptyStateText>
          {job.title} at {job.company} is no longer listed
          {job.closed_at && ` (since ${formatDay(job.closed_at)})`}. We remove a job when the company does, or
          when we could not confirm it for two weeks.
        </EmptyStateText>
      </EmptyState>
      {similar.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="display text-title">Similar open jobs</h2>
          <ul className="grid gap-4 md:grid-cols-2">
            {similar.map((other) => (
              <li key={other.id} className="grid min-w-0">
                <JobCard job={other} now={now} state={list} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The 404 page of a posting. */
export function MissingJob({ state }: { state: JobsState }) {
  return (
    <div className="flex flex-col gap-6">
      <BackToJobs to={jobsHref({ ...state, job: null })} />
      <EmptyState>
        <EmptyStateTitle as="h1">This job is no longer here</EmptyStateTitle>
        <EmptyStateText>
          The link may be incomplete, or the job is too old. See all open jobs in the list.
        </EmptyStateText>
        <EmptyStateActions>
          <Link to="/jobs" className={buttonVariants()}>
            Browse Jobs
          </Link>
        </EmptyStateActions>
      </EmptyState>
    </div>
  )
}
