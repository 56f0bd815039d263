import { pageData } from '#app/cache-headers.ts'
import { requestScope, type RequestScope } from '#app/context.ts'
import { queryWithFallback } from '#app/read.server.ts'
import { parseState, type Catalogue } from './catalogue.ts'
import type { ControlSet, StateOf } from './controls.ts'
import type { RouterContextProvider } from 'react-router'

/** The data of a catalogue page. */
export interface CatalogueData<Row, Controls extends ControlSet> {
  /** The rows to show, in order. */
  rows: Row[]
  /** How many rows match, including those not shown. */
  total: number
  state: StateOf<Controls>
  now: Date
  /** The query failed, so an empty `rows` does not mean that there are none. */
  unavailable: boolean
}

interface LoaderArgs {
  context: Readonly<RouterContextProvider>
  url: URL
}

/** How long the list may be cached, in seconds; default as in `pageData`. */
interface Freshness {
  freshSeconds?: number
  staleSeconds?: number
}

/**
 * The loader of a catalogue's route.
 *
 * @param read Returns all rows for a state, in order. The loader cuts them to the page, so the rest is not
 *   sent.
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
