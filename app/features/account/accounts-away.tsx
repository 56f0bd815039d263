import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { TryAgain } from '#app/ui/try-again.tsx'

/** In the place of a visitor's own page while the database is away: what they keep is not lost. */
export function AccountsAway({ href }: { href: string }) {
  return (
    <EmptyState>
      <EmptyStateTitle>We can’t show your account right now</EmptyStateTitle>
      <EmptyStateText>
        Our database is not responding. Your saved data is safe. Please try again in a minute.
      </EmptyStateText>
      <EmptyStateActions>
        <TryAgain href={href} />
      </EmptyStateActions>
    </EmptyState>
  )
}
