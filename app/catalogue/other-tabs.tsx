import { Link } from 'react-router'
import { catalogueHref, type Catalogue } from './catalogue.ts'
import type { OtherTab } from './catalogue-loader.server.ts'
import type { ControlSet, StateOf } from './controls.ts'

interface OtherTabsProps<Controls extends ControlSet> {
  catalogue: Catalogue<Controls>
  state: StateOf<Controls>
  elsewhere: readonly OtherTab[]
}

/** What the same search finds in the other tabs, with links to them. */
export function OtherTabs<Controls extends ControlSet>({
  catalogue,
  state,
  elsewhere,
}: OtherTabsProps<Controls>) {
  const [name] = Object.entries(catalogue.controls).find(([, { kind }]) => kind === 'tab') ?? []
  if (name === undefined || elsewhere.length === 0) return null
  return (
    <nav aria-label="The same search in other tabs" className="mt-6">
      <p className="text-sm text-ink-soft">“{state.search}” in other tabs:</p>
      <ul className="flex flex-wrap gap-x-5">
        {elsewhere.map(({ tab, total }) => (
          <li key={tab}>
            <Link
              to={catalogueHref(catalogue, { ...state, [name]: tab })}
              preventScrollReset
              className="text-link inline-flex min-h-11 items-center"
            >
              {total} in {tab}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
