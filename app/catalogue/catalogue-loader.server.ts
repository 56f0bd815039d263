import { pageData } from '#app/page/cache-headers.ts'
import { requestScope, type RequestScope } from '#app/page/context.ts'
import { queryWithFallback } from '#app/page/read.server.ts'
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
  /** With a search: how many rows of the other tabs match, if any do. */
  elsewhere: OtherTab[]
  now: Date
  /** The query failed, so an empty `rows` does not mean that there are none. */
  unavailable: boolean
}

/** Rows of another tab that match the same search. */
export interface OtherTab {
  tab: string
  total: number
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
      async () => ({
        found: await read(scope, state),
        elsewhere: await otherTabs(catalogue, state, scope, read),
      }),
      { found: [], elsewhere: [] },
    )
    const page: CatalogueData<Row, Controls> = {
      rows: value.found.slice(0, shownRows(catalogue, state)),
      total: value.found.length,
      state,
      elsewhere: value.elsewhere,
      now: scope.now,
      unavailable: degraded,
    }
    return pageData(page, { degraded, ...freshness })
  }
}

/** Nothing without a search: then the tabs are all there is to say. */
async function otherTabs<Row, Controls extends ControlSet>(
  { controls }: Catalogue<Controls>,
  state: StateOf<Controls>,
  scope: RequestScope,
  read: (scope: RequestScope, state: StateOf<Controls>) => Promise<Row[]>,
): Promise<OtherTab[]> {
  const [name, control] = Object.entries(controls).find(([, { kind }]) => kind === 'tab') ?? []
  if (name === undefined || control?.kind !== 'tab' || state.search === '') return []
  const others = control.options.filter((option) => option !== state[name])
  const totals = await Promise.all(
    others.map(async (tab) => ({ tab, total: (await read(scope, { ...state, [name]: tab })).length })),
  )
  return totals.filter(({ total }) => total > 0)
}

function shownRows<Controls extends ControlSet>(
  { controls }: Catalogue<Controls>,
  state: StateOf<Controls>,
): number {
  const count = Object.entries(controls).find(([, { kind }]) => kind === 'count')
  return count ? Number(state[count[0]]) : Infinity
}
