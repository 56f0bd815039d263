import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import { Form, Link } from 'react-router'
import { JOB_ORDERS, type JobOrder } from '#core/find/job-search.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { LiveSelect } from '#app/filters/live-fields.tsx'
import { SearchField } from '#app/filters/search-field.tsx'
import { useLiveForm } from '#app/filters/live-form.ts'
import { paths } from '#app/paths.ts'
import { writeSearchUrl } from '#core/find/search-url.ts'
import { cn } from '#app/ui/class-names.ts'
import {
  defaultOrder,
  isChipChosen,
  isFiltered,
  JOB_CHIPS,
  jobsHref,
  parseJobsUrl,
  pressChip,
  type JobsState,
} from './jobs-url.ts'

const ORDER_LABELS: Record<JobOrder, string> = {
  match: 'Best match',
  newest: 'Newest',
  popular: 'Popular',
  salary: 'Salary',
  trending: 'Trending',
}

/** Search, chips, sort and Reset. It is a form with links, so it works without script. */
export function JobsFilterBar({ state }: { state: JobsState }) {
  const { form, send, sendSoon } = useLiveForm((fields) => jobsHref(parseJobsUrl(fields)))
  // The default order depends on the words, so its option has no value: typing words leads to the best match.
  const fieldOf = (order: JobOrder) => (order === defaultOrder(state) ? '' : order)
  return (
    <search className="sticky top-(--header-height) z-20 -mx-4 border-b bg-paper px-4 py-2.5 md:mx-0 md:px-0">
      <Form {...form} action={paths.jobs()}>
        <div className="flex gap-2">
          <SearchField
            label="Search jobs, companies"
            placeholder="Search jobs, companies..."
            value={state.search}
            onChange={sendSoon}
          />
          <Link
            to={paths.jobs()}
            replace
            className={buttonVariants({
              variant: isFiltered(state) ? 'secondary' : 'ghost',
              className: 'px-3',
            })}
          >
            <RotateCcw aria-hidden /> <span className="max-sm:sr-only">Reset</span>
          </Link>
        </div>
        {hiddenFields(state).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="relative -mx-4 mt-1.5 flex items-center gap-1.5 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:px-0">
          <LiveSelect
            name="sort"
            aria-label="Sort by"
            value={fieldOf(state.order)}
            onChange={send}
            className="w-34 shrink-0"
          >
            {JOB_ORDERS.filter((order) => order !== 'match' || state.search).map((order) => (
              <option key={order} value={fieldOf(order)}>
                {ORDER_LABELS[order]}
              </option>
            ))}
          </LiveSelect>
          <Chips state={state} />
        </div>
      </Form>
    </search>
  )
}

/** The chosen filters that have no field of their own in the form. */
function hiddenFields(state: JobsState): [string, string][] {
  const query = new URLSearchParams()
  writeSearchUrl({ ...state, search: '' }, query)
  return [...query]
}

/** Filters as links, and a location or category set by another page's link. */
function Chips({ state }: { state: JobsState }) {
  const list = { ...state, job: null, show: undefined, page: undefined }
  return (
    <ul aria-label="Filter jobs" className="flex shrink-0 gap-1.5">
      {JOB_CHIPS.map(({ value, label }) => (
        <li key={value} className="shrink-0">
          <Chip to={jobsHref({ ...list, ...pressChip(state, value) })} current={isChipChosen(state, value)}>
            {label}
          </Chip>
        </li>
      ))}
      {state.location && (
        <li className="shrink-0">
          <Chip to={jobsHref({ ...list, location: '' })} current remove="location">
            {state.location}
          </Chip>
        </li>
      )}
      {state.categories.map((category) => (
        <li key={category} className="shrink-0">
          <Chip
            to={jobsHref({ ...list, categories: state.categories.filter((other) => other !== category) })}
            current
            remove="category"
          >
            {category}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

interface ChipProps {
  to: string
  current: boolean
  /** Set if the chip removes a filter: the name of that filter, for screen readers. */
  remove?: string
  children: string
}

function Chip({ to, current, remove, children }: ChipProps) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={current && !remove ? 'true' : undefined}
      className={cn(
        'inline-flex min-h-11 items-center gap-1.5 rounded-sm border px-3.5 text-sm font-semibold transition-colors',
        current
          ? 'border-action bg-action text-on-action'
          : 'border-edge bg-sheet text-ink hover:border-ink hover:bg-shade',
      )}
    >
      {remove && <span className="sr-only">Remove {remove}: </span>}
      {children}
      {remove && <X aria-hidden className="size-4" />}
    </Link>
  )
}
