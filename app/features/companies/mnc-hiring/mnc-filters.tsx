import { FilterForm } from '#app/filters/filter-form.tsx'
import { LiveSelect } from '#app/filters/live-fields.tsx'
import { paths } from '#app/paths.ts'
import { isFiltered, mncHref, parseMncUrl, type MncState } from './mnc-url.ts'

interface MncFiltersProps {
  state: MncState
  companies: string[]
}

/** Search and company filter, for both programmes and openings. */
export function MncFilters({ state, companies }: MncFiltersProps) {
  return (
    <FilterForm
      action={paths.mncHiring()}
      urlOf={(fields) => mncHref(parseMncUrl(fields))}
      search={{
        label: 'Search roles, companies',
        placeholder: 'Search roles, companies...',
        value: state.search,
      }}
      cleared={isFiltered(state) ? paths.mncHiring() : null}
    >
      {(send) => (
        <LiveSelect
          name="company"
          aria-label="Company"
          value={state.company}
          onChange={send}
          className="w-auto grow basis-40 md:grow-0"
        >
          <option value="">All Companies</option>
          {companies.map((company) => (
            <option key={company} value={company}>
              {company}
            </option>
          ))}
        </LiveSelect>
      )}
    </FilterForm>
  )
}
