import { memo } from 'react'
import { useNextQuery, usePendingQuery } from '#app/filters/use-pending-query.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { parseState, type Catalogue } from './catalogue.ts'
import { CatalogueEmpty } from './catalogue-empty.tsx'
import { CatalogueFilters } from './catalogue-filters.tsx'
import { CatalogueGrid } from './catalogue-grid.tsx'
import { CatalogueSkeleton } from './catalogue-skeleton.tsx'
import { CatalogueTabs } from './catalogue-tabs.tsx'
import { OtherTabs } from './other-tabs.tsx'
import type { CatalogueData } from './catalogue-loader.server.ts'
import type { ControlSet } from './controls.ts'
import type { ComponentType, ReactNode } from 'react'

export interface CatalogueCardProps<Row> {
  row: Row
  now: Date
}

/** Optional content around the list. */
interface Slots<Row> {
  before?: ReactNode
  after?: ReactNode
  /** The heading under which a row stands. */
  groupOf?: (row: Row, now: Date) => string
}

/** A catalogue route's component: heading, tabs, controls, and the list. */
export function cataloguePage<Row extends { id: string }, Controls extends ControlSet>(
  catalogue: Catalogue<Controls>,
  Card: ComponentType<CatalogueCardProps<Row>>,
  { before, after, groupOf }: Slots<Row> = {},
) {
  const Shown = memo(function CataloguePage({
    loaderData,
    pendingQuery,
    nextQuery,
  }: ShownProps<Row, Controls>) {
    const { state, rows, unavailable } = loaderData
    const pending = stateOf(pendingQuery)
    const chosen = stateOf(nextQuery) ?? state
    return (
      <div className="page-width pb-16">
        <PageHeading title={catalogue.title} subtitle={catalogue.subtitle} />
        {before}
        <div className="flex flex-col gap-3 pb-5">
          <CatalogueTabs catalogue={catalogue} state={chosen} />
          <CatalogueFilters catalogue={catalogue} state={chosen} />
        </div>
        {pending && !isLonger(catalogue, pending, state) ? (
          <CatalogueSkeleton catalogue={catalogue} />
        ) : rows.length === 0 ? (
          <CatalogueEmpty catalogue={catalogue} state={state} unavailable={unavailable} />
        ) : (
          <CatalogueGrid catalogue={catalogue} data={loaderData} Card={Card} groupOf={groupOf} />
        )}
        <OtherTabs catalogue={catalogue} state={state} elsewhere={loaderData.elsewhere} />
        {after}
      </div>
    )
  })
  const stateOf = (query: string | null) =>
    query === null ? null : parseState(catalogue, new URLSearchParams(query))
  return function Catalogue({ loaderData }: Pick<ShownProps<Row, Controls>, 'loaderData'>) {
    const pendingQuery = usePendingQuery(catalogue.path)
    const nextQuery = useNextQuery(catalogue.path)
    return <Shown loaderData={loaderData} pendingQuery={pendingQuery} nextQuery={nextQuery} />
  }
}

interface ShownProps<Row, Controls extends ControlSet> {
  loaderData: CatalogueData<Row, Controls>
  pendingQuery: string | null
  nextQuery: string | null
}

/** Whether the pending state is the same list with more rows. Then the rows stay visible while it loads. */
function isLonger<Controls extends ControlSet>(
  catalogue: Catalogue<Controls>,
  pending: Record<string, unknown>,
  state: Record<string, unknown>,
): boolean {
  const counts = Object.entries(catalogue.controls).filter(([, { kind }]) => kind === 'count')
  if (!counts.some(([name]) => Number(pending[name]) > Number(state[name]))) return false
  const [before, after] = [state, pending].map((values) => {
    const others = Object.entries(values).filter(([name]) => !counts.some(([count]) => count === name))
    return JSON.stringify(others)
  })
  return before === after
}
