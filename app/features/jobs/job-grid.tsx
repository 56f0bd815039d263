import { Link } from 'react-router'
import type { JobSummary } from '#core/job.ts'
import { isVerified } from '#core/verification.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { JobCard } from './job-card.tsx'
import { isFiltered, jobsHref, JOBS_A_PAGE, MOST_JOBS, type JobsState } from './jobs-url.ts'

interface JobGridProps {
  jobs: JobSummary[]
  /** All that match, shown or not. */
  total: number
  state: JobsState
  now: Date
}

/** The cards, how many there are, and six more. */
export function JobGrid({ jobs, total, state, now }: JobGridProps) {
  if (jobs.length === 0) return <NoJobs state={state} />
  const more = state.show < Math.min(total, MOST_JOBS)
  return (
    <>
      <output className="mb-4 block text-sm text-ink-soft">
        Showing {Math.min(state.show, total)} of {total} verified opportunities
        {qualification(jobs, now)}
      </output>
      <ul className="grid gap-4 md:grid-cols-2">
        {jobs.map((job) => (
          <li key={job.id} className="grid min-w-0">
            <JobCard job={job} now={now} state={state} heading="h2" />
          </li>
        ))}
      </ul>
      {more && (
        <div className="mt-6 flex justify-center">
          <Link
            to={jobsHref({ ...state, show: state.show + JOBS_A_PAGE })}
            preventScrollReset
            replace
            className={buttonVariants({ variant: 'outline', size: 'lg' })}
          >
            Show More Jobs
          </Link>
        </div>
      )}
    </>
  )
}

/** The line's words are the specification's; what is not verified says so behind them. */
function qualification(jobs: JobSummary[], now: Date): string {
  if (jobs.some((job) => job.is_sample)) return ' (sample data)'
  const unconfirmed = jobs.filter((job) => !isVerified(job, now)).length
  if (unconfirmed === 0) return ''
  return unconfirmed === jobs.length
    ? ' (not confirmed within the last week)'
    : ' (some not confirmed within the last week)'
}

function NoJobs({ state }: { state: JobsState }) {
  const filtered = isFiltered(state)
  return (
    <EmptyState>
      <EmptyStateTitle>{filtered ? 'No jobs match' : 'No open jobs right now'}</EmptyStateTitle>
      <EmptyStateText>
        {filtered
          ? 'Try fewer words, another city, or all kinds of jobs. A posting that does not state its experience is not listed under Fresher.'
          : 'We list a job only while its employer does. Come back soon, or look at what large employers are hiring for.'}
      </EmptyStateText>
      <EmptyStateActions>
        {filtered ? (
          <Link to="/jobs" className={buttonVariants()}>
            Show all jobs
          </Link>
        ) : (
          <Link to="/mnc-hiring" className={buttonVariants()}>
            See MNC hiring
          </Link>
        )}
      </EmptyStateActions>
    </EmptyState>
  )
}
