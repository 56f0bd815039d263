import { Link } from 'react-router'
import { GetForm } from '#app/filters/get-form.tsx'
import { Search } from '#app/ui/icons.tsx'
import { writeSearchUrl } from '#core/find/write-search-url.ts'
import { searchHref } from '#app/features/jobs/jobs-href.ts'
import { isChipChosen, JOB_CHIPS, pressChip } from '#app/features/jobs/jobs-url.ts'
import { paths } from '#app/paths.ts'
import { buttonVariants, Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import type { JobList } from './job-list.ts'

/** Further filters: each leads to the same list at /jobs, with the filter added. */
export function NarrowList({ list: { search } }: { list: JobList }) {
  const fields = new URLSearchParams()
  writeSearchUrl(search, fields)
  // A list of one kind of work asks for it; the chips of the other group can be added.
  const chips = JOB_CHIPS.filter(({ value }) => {
    const pressed = pressChip(search, value)
    const group = pressed.modes === search.modes ? search.levels : search.modes
    return value !== 'all' && !isChipChosen(search, value) && group.length === 0
  })
  return (
    <search aria-label="Search in this list" className="flex flex-wrap items-center gap-2">
      <GetForm action={paths.jobs()} className="flex min-w-0 grow basis-72 gap-2">
        {[...fields].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Input
          name="search"
          type="search"
          aria-label="Search in this list"
          placeholder="Skill, title or company"
        />
        <Button type="submit" variant="outline" className="px-3">
          <Search aria-hidden /> <span className="max-sm:sr-only">Search</span>
        </Button>
      </GetForm>
      <ul aria-label="Filters to add" className="flex flex-wrap gap-1.5">
        {chips.map(({ value, label }) => (
          <li key={value}>
            <Link
              to={searchHref({ ...search, ...pressChip(search, value) })}
              className={buttonVariants({ variant: 'outline', className: 'px-3.5' })}
            >
              {label}
            </Link>
          </li>
        ))}
        <li>
          <Link to={searchHref(search)} className={buttonVariants({ variant: 'ghost', className: 'px-3' })}>
            All filters
          </Link>
        </li>
      </ul>
    </search>
  )
}
