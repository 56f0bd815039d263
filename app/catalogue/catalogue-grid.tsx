import { counted } from '#core/count.ts'
import { Fragment, type ComponentType } from 'react'
import { Link } from 'react-router'
import { buttonVariants } from '#app/ui/button.tsx'
import { catalogueHref, type Catalogue } from './catalogue.ts'
import { gridColumns } from './grid-columns.ts'
import type { CatalogueCardProps } from './catalogue-page.tsx'
import type { CatalogueData } from './catalogue-loader.server.ts'
import type { ControlSet, StateOf } from './controls.ts'

interface CatalogueGridProps<Row, Controls extends ControlSet> {
  catalogue: Catalogue<Controls>
  data: CatalogueData<Row, Controls>
  Card: ComponentType<CatalogueCardProps<Row>>
  /** The heading under which a row stands; rows with the same one stand together. */
  groupOf?: (row: Row, now: Date) => string
}

/** The number of rows, their cards, and a link to more if the list is paged. */
export function CatalogueGrid<Row extends { id: string }, Controls extends ControlSet>({
  catalogue,
  data: { rows, total, state, now },
  Card,
  groupOf,
}: CatalogueGridProps<Row, Controls>) {
  const [one, many] = catalogue.noun
  return (
    <>
      <output className="mb-3 block text-sm text-ink-soft">
        {rows.length < total && `${rows.length} of `}
        {counted(total, one, many)}
      </output>
      {groupsOf(rows, (row) => groupOf?.(row, now) ?? '').map(([heading, group]) => (
        <Fragment key={heading}>
          {heading !== '' && <p className="display mt-8 mb-3 text-xl first-of-type:mt-0">{heading}</p>}
          <ul aria-label={heading || undefined} className={gridColumns(catalogue)}>
            {group.map((row) => (
              <li key={row.id} className="grid min-w-0">
                <Card row={row} now={now} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {rows.length < total && <MoreLink catalogue={catalogue} state={state} />}
    </>
  )
}

/** Rows in order, by their group. */
function groupsOf<Row>(rows: readonly Row[], groupOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(groupOf(row), [...(groups.get(groupOf(row)) ?? []), row])
  return [...groups]
}

function MoreLink<Controls extends ControlSet>({
  catalogue,
  state,
}: {
  catalogue: Catalogue<Controls>
  state: StateOf<Controls>
}) {
  const [name, control] = Object.entries(catalogue.controls).find(([, { kind }]) => kind === 'count') ?? []
  if (name === undefined || control?.kind !== 'count') return null
  return (
    <div className="mt-6 flex justify-center">
      <Link
        to={catalogueHref(catalogue, { ...state, [name]: Number(state[name]) + control.page })}
        preventScrollReset
        replace
        className={buttonVariants({ variant: 'outline', size: 'lg' })}
      >
        {control.more}
      </Link>
    </div>
  )
}
