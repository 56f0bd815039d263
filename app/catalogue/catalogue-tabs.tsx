import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { cn } from '#app/ui/class-names.ts'
import { catalogueHref, type Catalogue } from './catalogue.ts'
import type { ControlSet, StateOf } from './controls.ts'

interface CatalogueTabsProps<Controls extends ControlSet> {
  catalogue: Catalogue<Controls>
  state: StateOf<Controls>
}

/** The tabs, as links that keep the search term. One scrolling row on a phone, wrapped on a wider screen. */
export function CatalogueTabs<Controls extends ControlSet>({
  catalogue,
  state,
}: CatalogueTabsProps<Controls>) {
  const [name, control] = Object.entries(catalogue.controls).find(([, { kind }]) => kind === 'tab') ?? []
  const current = name === undefined ? undefined : state[name]
  const list = useScrolledTo(control?.kind === 'tab' ? control.options.indexOf(String(current)) : -1)
  if (name === undefined || control?.kind !== 'tab') return null
  return (
    <nav aria-label={`Filter ${catalogue.noun[1]} by category`} className="-mx-4 md:mx-0">
      <ul
        ref={list}
        className="flex gap-1.5 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:flex-wrap md:px-0"
      >
        {control.options.map((option) => (
          <li key={option} className="shrink-0">
            <Link
              to={catalogueHref(catalogue, { ...state, [name]: option })}
              preventScrollReset
              aria-current={option === current ? 'page' : undefined}
              className={cn(
                'inline-flex min-h-11 items-center rounded-sm border px-3.5 text-sm font-semibold transition-colors',
                option === current
                  ? 'border-action bg-action text-on-action'
                  : 'border-edge bg-sheet text-ink hover:border-ink hover:bg-shade',
              )}
            >
              {option}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the current tab into view if the row is wider than the screen, without scrolling the page. */
function useScrolledTo(index: number) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = list.current
    const tab = row?.children[index]
    if (!row || !tab) return
    const { left, width } = tab.getBoundingClientRect()
    const offset = left - row.getBoundingClientRect().left + row.scrollLeft
    row.scrollTo({ left: offset - (row.clientWidth - width) / 2 })
  }, [index])
  return list
}
