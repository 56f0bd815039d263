import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import { tokenOf } from '#app/reused-part.tsx'
import { Link } from '#app/ui/link.tsx'
import { formatCount } from '#core/count.ts'
import { Button, buttonVariants } from '#app/ui/button.tsx'
import { ChoiceField, ChoiceList, LongChoiceList } from './choice-list.tsx'
import { FilterGroup } from './filter-group.tsx'
import { chosenValues, GROUP_LISTS, type Choices, type ListedGroup } from './filter-groups.ts'
import { PayFilter } from './pay-filter.tsx'
import { resetHref, type JobsState } from '../jobs-href.ts'

export const SHEET_ID = 'job-filters'

interface FilterSheetProps {
  state: JobsState
  choices: Choices
  /** Postings found; null while they are unknown. */
  total: number | null
  /** How many of them state pay; null likewise. */
  stated: number | null
  onChange: () => void
}

/** All filters but words, chips and sort: a sheet on a phone, a row of menus on a desktop. */
export function FilterSheet({ state, choices, total, stated, onChange }: FilterSheetProps) {
  const list = <Group extends ListedGroup>(group: Group) => ({
    ...GROUP_LISTS[group],
    choices: choices[group],
    chosen: chosenValues(state, group),
    onChange,
  })
  const count = (...groups: (keyof Choices)[]) =>
    groups.reduce((sum, group) => sum + chosenValues(state, group).length, 0)
  const all =
    total === null ? null : ((import.meta.env.SSR ? tokenOf('total') : undefined) ?? formatCount(total))
  const payCount = (state.pay ? 1 : 0) + (state.payStated ? 1 : 0)
  return (
    <section
      id={SHEET_ID}
      popover="auto"
      aria-label="Filters"
      className="filter-sheet flex-col bg-paper text-ink"
    >
      <div className="flex items-center justify-between border-b-2 border-heavy py-1 pr-1 pl-4 lg:hidden">
        <p className="display text-xl">Filters</p>
        <Button
          variant="ghost"
          size="icon"
          popoverTarget={SHEET_ID}
          popoverTargetAction="hide"
          aria-label="Close filters"
        >
          <X aria-hidden />
        </Button>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-4 lg:contents">
        <FilterGroup id="city" title="City" chosen={count('city')} wide>
          <LongChoiceList {...list('city')} />
        </FilterGroup>
        <FilterGroup id="skill" title="Skills" chosen={count('skill')} wide>
          <LongChoiceList {...list('skill')} />
          <fieldset aria-label="Several skills" className="mt-1 grid grid-cols-2 gap-x-4 border-t pt-1">
            {SKILL_MODES.map((choice) => (
              <ChoiceField
                key={choice.value}
                type="radio"
                name="skills"
                choice={choice}
                checked={state.anySkill === (choice.value === 'any')}
                onChange={onChange}
              />
            ))}
          </fieldset>
        </FilterGroup>
        <FilterGroup id="experience" title="Experience" chosen={count('experience')} wide>
          <ChoiceList {...list('experience')} />
        </FilterGroup>
        <FilterGroup id="pay" title="Pay" chosen={payCount} wide>
          <PayFilter search={state} choices={choices.pay} stated={stated} onChange={onChange} />
        </FilterGroup>
        <FilterGroup id="batch" title="Batch" chosen={count('batch')}>
          <ChoiceList {...list('batch')} />
        </FilterGroup>
        <FilterGroup id="role" title="Role" chosen={count('category')} wide>
          <ChoiceList {...list('category')} />
        </FilterGroup>
        <FilterGroup id="type" title="Job type" chosen={count('jobType')}>
          <ChoiceList {...list('jobType')} />
        </FilterGroup>
        <FilterGroup id="company" title="Company" chosen={count('company')} wide>
          <LongChoiceList {...list('company')} />
        </FilterGroup>
        <FilterGroup id="date" title="Date" chosen={count('posted', 'confirmed')} wide>
          <p className="text-sm font-semibold">Posted</p>
          <ChoiceList {...list('posted')} />
          <p className="mt-2 text-sm font-semibold">Checked on the company’s page</p>
          <ChoiceList {...list('confirmed')} />
        </FilterGroup>
      </div>
      <div className="flex gap-2 border-t bg-sheet px-4 py-2 lg:hidden">
        <Link
          to={resetHref(state)}
          replace
          preventScrollReset
          className={buttonVariants({ variant: 'ghost', className: 'px-3' })}
        >
          <RotateCcw aria-hidden /> Clear all
        </Link>
        <Button type="submit" className="grow">
          <span aria-live="polite">
            Show <span className="noscript:hidden">{all}</span> {total === 1 ? 'job' : 'jobs'}
          </span>
        </Button>
      </div>
    </section>
  )
}

const SKILL_MODES = [
  { value: '', label: 'All of them', count: null },
  { value: 'any', label: 'Any of them', count: null },
]
