import { FilterForm } from '#app/filters/filter-form.tsx'
import { catalogueHref, onlyTab, parseState, type Catalogue } from './catalogue.ts'
import { CatalogueControl } from './catalogue-control.tsx'
import type { ControlSet, StateOf } from './controls.ts'

interface CatalogueFiltersProps<Controls extends ControlSet> {
  catalogue: Catalogue<Controls>
  state: StateOf<Controls>
}

/** The search field, filters and sort of a list. */
export function CatalogueFilters<Controls extends ControlSet>({
  catalogue,
  state,
}: CatalogueFiltersProps<Controls>) {
  const { path, controls } = catalogue
  const cleared = catalogueHref(catalogue, onlyTab(catalogue, state))
  const canClear = catalogueHref(catalogue, { ...state, ...firstPage(controls) }) !== cleared
  const { search, ...others } = controls
  return (
    <FilterForm
      action={path}
      urlOf={(fields) => catalogueHref(catalogue, parseState(catalogue, fields))}
      search={{ ...search, value: String(state.search) }}
      cleared={canClear ? cleared : null}
    >
      {(send, sendSoon) =>
        Object.entries(others).map(([name, control]) => (
          <CatalogueControl
            key={name}
            name={name}
            control={control}
            value={state[name] ?? null}
            onChoose={send}
            onType={sendSoon}
          />
        ))
      }
    </FilterForm>
  )
}

/** The state at its first page: Clear is not offered for a longer list alone. */
function firstPage<Controls extends ControlSet>(controls: Controls): Partial<StateOf<Controls>> {
  const counts = Object.entries(controls).flatMap(([name, control]) =>
    control.kind === 'count' ? [[name, control.page]] : [],
  )
  return Object.fromEntries(counts) as Partial<StateOf<Controls>>
}
