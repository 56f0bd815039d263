import { paths } from '#app/paths.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import type { ReactNode } from 'react'

interface HubEmptyProps {
  noun: string
  unavailable: boolean
  /** What to do next where there is really nothing. */
  children: ReactNode
}

/** No rows: because there are none, or because the database does not answer. */
export function HubEmpty({ noun, unavailable, children }: HubEmptyProps) {
  return (
    <EmptyState>
      <EmptyStateTitle as="h3" className="text-xl">
        {unavailable ? `Our ${noun} cannot be shown right now` : `No ${noun} yet`}
      </EmptyStateTitle>
      <EmptyStateText>
        {unavailable
          ? 'The list does not answer at the moment, so this says nothing of what is in it. Try again in a minute.'
          : `We have not published any ${noun} so far. The rest of this page does not need them.`}
      </EmptyStateText>
      <EmptyStateActions>
        {unavailable ? (
          // A whole page load: the browser's own retry, with or without script.
          <a href={paths.entrepreneurHub()} className={buttonVariants()}>
            Try again
          </a>
        ) : (
          children
        )}
      </EmptyStateActions>
    </EmptyState>
  )
}
