import { buttonVariants } from '#app/ui/button.tsx'
import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
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
        {/* A whole page load: the browser's own retry, with or without script. */}
        <a href={jobsHref(state)} className={buttonVariants()}>
          Try again
        </a>
      </EmptyStateActions>
    </EmptyState>
  )
}
