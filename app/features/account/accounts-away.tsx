import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { TryAgain } from '#app/ui/try-again.tsx'

/** In the place of a visitor's own page while the database is away: what they keep is not lost. */
export function AccountsAway({ href }: { href: string }) {
  return (
    <EmptyState>
      <EmptyStateTitle>Your account cannot be shown right now</EmptyStateTitle>
      <EmptyStateText>
        Our database does not answer at the moment. What you saved is not lost. Try again in a minute.
      </EmptyStateText>
      <EmptyStateActions>
        <TryAgain href={href} />
      </EmptyStateActions>
    </EmptyState>
  )
}
