import { Link } from 'react-router'
import type { JobSummary } from '#core/job.ts'
import { isVerified } from '#core/verification.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { useVisibleJobs } from '#app/features/saved/visible-jobs.tsx'
import { JobCard } from './job-card.tsx'
import { isFiltered, jobsHref, JOBS_PER_PAGE, MAX_JOBS, type JobsState } from './jobs-url.ts'

interface JobGridProps {
  jobs: JobSummary[]
  /** How many jobs match, including those not shown. */
  total: number
  state: JobsState
  now: Date
}

/** The cards, their count, and the Show More button. */
export function JobGrid({ jobs, total, state, now }: JobGridProps) {
  const { visible, note } = useVisibleJobs(jobs)
  if (jobs.length === 0) return <NoJobs state={state} />
  const more = state.show < Math.min(total, MAX_JOBS)
  return (
    <>
      <output className="mb-4 block text-sm text-ink-soft">
        Showing {Math.min(state.show, total)} of {total} {kindShown(jobs, now)}
      </output>
      {note}
      <ul className="grid gap-4 md:grid-cols-2">
        {visible.map((job) => (
          <li key={job.id} className="grid min-w-0">
            <JobCard job={job} now={now} state={state} heading="h2" />
          </li>
        ))}
      </ul>
      {more && (
        <div className="mt-6 flex justify-center">
          <Link
            to={jobsHref({ ...state, show: (Math.floor(state.show / JOBS_PER_PAGE) + 1) * JOBS_PER_PAGE })}
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

/** The specification's wording, corrected if some jobs are unverified or all are samples. */
function kindShown(jobs: JobSummary[], now: Date): string {
  if (jobs.some((job) => job.is_sample)) return 'sample jobs'
  const unconfirmed = jobs.filter((job) => !isVerified(job, now)).length
  if (unconfirmed === 0) return 'verified opportunities'
  return unconfirmed === jobs.length
    ? 'verified opportunities (not checked this week)'
    : 'verified opportunities (some not checked this week)'
}

function NoJobs({ state }: { state: JobsState }) {
  const filtered = isFiltered(state)
  return (
    <EmptyState>
      <EmptyStateTitle>{filtered ? 'No jobs match' : 'No open jobs right now'}</EmptyStateTitle>
      <EmptyStateText>
        {filtered
          ? 'Try fewer words, another city or fewer filters. Jobs that don’t mention experience are not listed under Fresher.'
          : 'Please check again soon, or see how large companies hire.'}
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
