import { pageData } from '#app/cache-headers.ts'
import { requestScope, type RequestScope } from '#app/context.ts'
import { queryWithFallback } from '#app/read.server.ts'
import { parseState, type Catalogue } from './catalogue.ts'
import type { ControlSet, StateOf } from './controls.ts'
import type { RouterContextProvider } from 'react-router'

/** What a catalogue page is made of. */
export interface CatalogueData<Row, Controls extends ControlSet> {
  /** Those to show, in order. */
  rows: Row[]
  /** All that match, shown or not. */
  total: number
  state: StateOf<Controls>
  now: Date
  /** The database did not answer: that there are no rows says nothing. */
  unavailable: boolean
}

interface LoaderArgs {
  context: Readonly<RouterContextProvider>
  url: URL
}

/** Seconds a list may be kept; the page's own default where not said. */
interface Freshness {
  freshSeconds?: number
  staleSeconds?: number
}

/**
 * The loader of a catalogue's route.
 *
 * @param read The rows for a state, in order and all of them; those beyond the page are cut here, so that they
 * are not sent.
 */
export function catalogueLoader<Row, Controls extends ControlSet>(
  catalogue: Catalogue<Controls>,
  read: (scope: RequestScope, state: StateOf<Controls>) => Promise<Row[]>,
  freshness: Freshness = {},
) {
  return async ({ context, url }: LoaderArgs) => {
    const scope = context.get(requestScope)
    const state = parseState(catalogue, url.searchParams)
    const { value, degraded } = await queryWithFallback(
      scope,
      catalogue.noun[1],
      () => read(scope, state),
      [],
    )
    const page: CatalogueData<Row, Controls> = {
      rows: value.slice(0, shownRows(catalogue, state)),
      total: value.length,
      state,
      now: scope.now,
      unavailable: degraded,
    }
    return pageData(page, { degraded, ...freshness })
  }
}

function shownRows<Controls extends ControlSet>(
  { controls }: Catalogue<Controls>,
  state: StateOf<Controls>,
): number {
  const count = Object.entries(controls).find(([, { kind }]) => kind === 'count')
  return count ? Number(state[count[0]]) : Infinity
}
