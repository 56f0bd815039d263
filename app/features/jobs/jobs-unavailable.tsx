import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { TryAgain } from '#app/ui/try-again.tsx'
import { jobsHref, type JobsState } from './jobs-url.ts'

/** The list or posting while the database is away: nothing is known to be closed or missing. */
export function JobsUnavailable({ state }: { state: JobsState }) {
  return (
    <EmptyState>
      <EmptyStateTitle>We can’t show jobs right now</EmptyStateTitle>
      <EmptyStateText>Our database is not responding. Please try again in a minute.</EmptyStateText>
      <EmptyStateActions>
        <TryAgain href={jobsHref(state)} />
      </EmptyStateActions>
    </EmptyState>
  )
}
