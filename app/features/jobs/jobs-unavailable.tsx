import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { TryAgain } from '#app/ui/try-again.tsx'
import { jobsHref, type JobsState } from './jobs-url.ts'

/** The list or posting while the database is away: nothing is known to be closed or missing. */
export function JobsUnavailable({ state }: { state: JobsState }) {
  return (
    <EmptyState>
      <EmptyStateTitle>Jobs cannot be shown right now</EmptyStateTitle>
      <EmptyStateText>
        Our list of jobs does not answer at the moment. That says nothing of the jobs themselves. Try again in
        a minute.
      </EmptyStateText>
      <EmptyStateActions>
        <TryAgain href={jobsHref(state)} />
      </EmptyStateActions>
    </EmptyState>
  )
}
