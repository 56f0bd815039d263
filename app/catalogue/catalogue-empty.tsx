import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { TryAgain } from '#app/ui/try-again.tsx'
import { catalogueHref, isNarrowed, onlyTab, type Catalogue } from './catalogue.ts'
import type { ControlSet, StateOf } from './controls.ts'

interface CatalogueEmptyProps<Controls extends ControlSet> {
  catalogue: Catalogue<Controls>
  state: StateOf<Controls>
  unavailable: boolean
}

/** Shown if there are no rows: none match, there are none yet, or the database is down. */
export function CatalogueEmpty<Controls extends ControlSet>({
  catalogue,
  state,
  unavailable,
}: CatalogueEmptyProps<Controls>) {
  const { title, text } = catalogue.empty(state)
  return (
    <EmptyState>
      <EmptyStateTitle>{title}</EmptyStateTitle>
      <EmptyStateText>
        {unavailable ? 'We couldn’t load this list right now. Please try again in a minute.' : text}
      </EmptyStateText>
      <EmptyStateActions>
        <NextStep catalogue={catalogue} state={state} unavailable={unavailable} />
      </EmptyStateActions>
    </EmptyState>
  )
}

function NextStep<Controls extends ControlSet>({
  catalogue,
  state,
  unavailable,
}: CatalogueEmptyProps<Controls>) {
  if (unavailable) return <TryAgain href={catalogueHref(catalogue, state)} />
  const [to, label] = isNarrowed(catalogue, state)
    ? [catalogueHref(catalogue, onlyTab(catalogue, state)), `Show all ${catalogue.noun[1]}`]
    : [paths.jobs(), 'Browse jobs']
  return (
    <Link to={to} className={buttonVariants()}>
      {label}
    </Link>
  )
}
