import { Link } from 'react-router'
import { ArrowUpDown, RotateCcw, SlidersHorizontal } from '#app/ui/icons.tsx'
import { JOB_ORDERS, type JobOrder } from '#core/find/job-search.ts'
import { KINDS } from '#core/find/write-search-url.ts'
import { LiveSelect } from '#app/filters/live-fields.tsx'
import { useLiveForm } from '#app/filters/live-form.ts'
import { SearchField } from '#app/filters/search-field.tsx'
import { paths } from '#app/paths.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import { closeSheet, FilterSheet, openSheet, OPENS_SHEET } from './filters/filter-sheet.tsx'
import { listChosen } from './filters/list-chosen.ts'
import { defaultOrder, jobsHref, resetHref, type JobsState } from './jobs-href.ts'
import { isChipChosen, isFiltered, parseJobsUrl } from './jobs-url.ts'
import { chosenValues, type Choices } from './filters/filter-groups.ts'
import type { FormEvent, ReactNode } from 'react'

const ORDER_LABELS: Record<JobOrder, string> = {
  match: 'Best match',
  fit: 'Best fit',
  newest: 'Newest',
  popular: 'Popular',
  salary: 'Salary',
  trending: 'Trending',
}

export interface JobsFilterBarProps {
  state: JobsState
  choices: Choices
  /** Postings found; null while they are unknown. */
  total: number | null
  /** How many of them state pay; null likewise. */
  stated: number | null
}

/** Search, chips, sort, Reset and all filters. It is one form with links, so it works without script. */
export function JobsFilterBar({ state, choices, total, stated }: JobsFilterBarProps) {
  const { form, send, sendSoon } = useLiveForm((fields) => jobsHref(parseJobsUrl(fields)))
  // The default order depends on the words, so its option has no value: typing words leads to the best match.
  const fieldOf = (order: JobOrder) => (order === defaultOrder(state) ? '' : order)
  const onSubmit = (event: FormEvent) => {
    form.onSubmit(event)
    closeSheet()
  }
  return (
    <search
      className={
        'tall:@min-[17rem]:sticky tall:top-(--header-height) z-20 -mx-4 border-b bg-paper px-4 py-2 ' +
        'md:mx-0 md:px-0 lg:py-0.5'
      }
    >
      <form
        {...form}
        onSubmit={onSubmit}
        action={paths.jobs()}
        className={
          'reads-as-seen flex flex-wrap items-center gap-2 lg:grid lg:gap-y-0.5 ' +
          'lg:grid-cols-[minmax(14rem,1fr)_auto_auto]'
        }
      >
        <SearchField
          label="Search jobs, companies"
          placeholder="Search jobs, companies..."
          value={state.search}
          onChange={sendSoon}
          className="max-lg:@max-[17rem]:basis-full max-lg:@min-[17rem]:basis-[calc(100%-3.5rem)] lg:max-xl:col-span-2"
        />
        <Link
          to={resetHref(state)}
          replace
          className={buttonVariants({
            variant: isFiltered(state) ? 'secondary' : 'ghost',
            className: 'px-3 xl:order-2',
          })}
        >
          <RotateCcw aria-hidden /> <span className="max-lg:sr-only">Reset</span>
        </Link>
        <OpenSheet chosen={listChosen(state, choices).length} />
        <SortField value={fieldOf(state.order)} onChange={send}>
          {ordersOf(state).map((order) => (
            <option key={order} value={fieldOf(order)}>
              {ORDER_LABELS[order]}
            </option>
          ))}
        </SortField>
        <FilterChips
          state={state}
          choices={choices}
          className={
            '-mr-4 min-w-32 grow basis-0 overflow-x-auto py-1 pr-4 [scrollbar-width:none] max-xl:col-span-2 ' +
            'md:mr-0 lg:order-1 lg:pr-0'
          }
        />
        <div className="lg:order-3 lg:col-span-3 lg:-ml-2.5 xl:col-span-2 lg:flex lg:flex-wrap lg:items-center lg:gap-x-1 max-lg:contents">
          <FilterSheet state={state} choices={choices} total={total} stated={stated} onChange={send} />
        </div>
        {hiddenFields(state).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      </form>
    </search>
  )
}

/** Best fit needs skills, which the box above the list asks for. */
function ordersOf({ order, search, years }: JobsState): JobOrder[] {
  const without = new Set<JobOrder>()
  if (!search && !years) without.add('match')
  if (order !== 'fit') without.add('fit')
  return JOB_ORDERS.filter((one) => !without.has(one))
}

/** Opens the sheet of a phone. */
function OpenSheet({ chosen }: { chosen: number }) {
  return (
    <button
      type="button"
      {...OPENS_SHEET}
      onClick={openSheet}
      className={buttonVariants({ variant: 'outline', className: 'px-3 text-sm lg:hidden' })}
    >
      <SlidersHorizontal aria-hidden /> Filters
      {chosen > 0 && (
        <span className="rounded-full bg-action px-1.5 text-2xs text-on-action tabular-nums">
          {chosen}
          <span className="sr-only"> chosen</span>
        </span>
      )}
    </button>
  )
}

interface SortFieldProps {
  value: string
  onChange: () => void
  children: ReactNode
}

/** On a phone its icon alone, with the system's list of options: the field is there, but not seen in any colours. */
function SortField({ value, onChange, children }: SortFieldProps) {
  return (
    <span
      className={
        'relative shrink-0 lg:order-2 xl:order-4 max-lg:size-11 max-lg:rounded-sm max-lg:border max-lg:border-edge ' +
        'max-lg:bg-sheet max-lg:has-focus-visible:outline-3 max-lg:has-focus-visible:outline-offset-2 ' +
        'max-lg:has-focus-visible:outline-action'
      }
    >
      <LiveSelect
        name="sort"
        aria-label="Sort by"
        value={value}
        onChange={onChange}
        className="w-34 lg:[&_select]:min-h-10 lg:[&_select]:text-sm max-lg:w-full max-lg:opacity-0"
      >
        {children}
      </LiveSelect>
      <ArrowUpDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-1/2 size-4.5 -translate-1/2 lg:hidden"
      />
    </span>
  )
}

/** What is chosen without a field in the form: chips but Fresher, what is not stated, a location, and the view. */
function hiddenFields(state: JobsState): [string, string][] {
  const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[]
  const isFresher = chosenValues(state, 'experience')[0] === '0'
  const fields: [string, string][] = kinds
    .filter((kind) => isChipChosen(state, kind) && !(kind === 'fresher' && isFresher))
    .map((kind) => ['type', kind])
  for (const group of state.unstated) fields.push(['unstated', group])
  if (state.order === 'fit') fields.push(['fit', state.fit.join(' ')])
  if (state.location) fields.push(['location', state.location])
  if (state.view === 'rows') fields.push(['view', state.view])
  return fields
}
