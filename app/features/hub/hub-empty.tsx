import { paths } from '#app/paths.ts'
import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { TryAgain } from '#app/ui/try-again.tsx'
import type { ReactNode } from 'react'

interface HubEmptyProps {
  noun: string
  unavailable: boolean
  /** What to do next if the list really is empty. */
  children: ReactNode
}

/** Shown if there are no rows, or the database is down. */
export function HubEmpty({ noun, unavailable, children }: HubEmptyProps) {
  return (
    <EmptyState>
      <EmptyStateTitle as="h3" className="text-xl">
        {unavailable ? `We can’t show ${noun} right now` : `No ${noun} yet`}
      </EmptyStateTitle>
      <EmptyStateText>
        {unavailable
          ? 'Our database is not responding. Please try again in a minute.'
          : `We have not published any ${noun} yet. Please check back later.`}
      </EmptyStateText>
      <EmptyStateActions>
        {unavailable ? <TryAgain href={paths.entrepreneurHub()} /> : children}
      </EmptyStateActions>
    </EmptyState>
  )
}
