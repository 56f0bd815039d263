import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { TryAgain } from '#app/ui/try-again.tsx'

/** Shown if the database is down. It must not say that a posting is closed or missing. */
export function JobsUnavailable({ href, as }: { href: string; as?: 'h1' }) {
  return (
    <EmptyState>
      <EmptyStateTitle as={as}>We can’t show jobs right now</EmptyStateTitle>
      <EmptyStateText>Our database is not responding. Please try again in a minute.</EmptyStateText>
      <EmptyStateActions>
        <TryAgain href={href} />
      </EmptyStateActions>
    </EmptyState>
  )
}
