import { RotateCcw, X } from '#app/ui/icons.tsx'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { formatCount } from '#core/count.ts'
import { Button, buttonVariants } from '#app/ui/button.tsx'
import { ChoiceField, ChoiceList, LongChoiceList } from './choice-list.tsx'
import { FilterGroup } from './filter-group.tsx'
import { chosenValues, GROUP_LISTS, type Choices, type ListedGroup } from './filter-groups.ts'
import { PayFilter } from './pay-filter.tsx'
import { resetHref, type JobsState } from '../jobs-href.ts'
import type { MouseEvent } from 'react'

export const SHEET_ID = 'job-filters'
const TITLE_ID = `${SHEET_ID}-title`

/*
 * A browser that knows invoker commands opens and closes the sheet as a modal dialog without script. Another one takes it
 * for a popover, until the script makes the dialog modal (`openSheet`).
 */
export const OPENS_SHEET = { command: 'show-modal', commandfor: SHEET_ID, popoverTarget: SHEET_ID }
const CLOSES_SHEET = {
  command: 'close',
  commandfor: SHEET_ID,
  popoverTarget: SHEET_ID,
  popoverTargetAction: 'hide',
} as const

/** From here on the groups are menus in a row: `app/styles/filters.css`. */
const WIDE = '(width >= 64rem)'

export function openSheet(event: MouseEvent): void {
  const sheet = sheetOf()
  if (!sheet || sheet.open || sheet.matches(':popover-open')) return
  event.preventDefault()
  sheet.showModal()
}

export function closeSheet(): void {
  const sheet = sheetOf()
  if (sheet?.open) sheet.close()
  else if (sheet?.matches(':popover-open')) sheet.hidePopover()
}

function sheetOf(): HTMLDialogElement | null {
  const sheet = document.getElementById(SHEET_ID)
  return sheet instanceof HTMLDialogElement ? sheet : null
}

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
  const all = total === null ? null : formatCount(total)
  useEffect(() => {
    // In a window that has become wide, an open sheet would be no more than a page that takes no click.
    const wide = matchMedia(WIDE)
    wide.addEventListener('change', closeSheet)
    return () => wide.removeEventListener('change', closeSheet)
  }, [])
  const payCount = (state.pay ? 1 : 0) + (state.payStated ? 1 : 0)
  return (
    <dialog
      id={SHEET_ID}
      popover="auto"
      closedby="any"
      aria-labelledby={TITLE_ID}
      className="filter-sheet flex-col bg-paper text-ink"
    >
      <div className="flex items-center justify-between border-b-2 border-heavy py-1 pr-1 pl-4 lg:hidden">
        <p id={TITLE_ID} className="display text-xl">
          Filters
        </p>
        <Button variant="ghost" size="icon" {...CLOSES_SHEET} onClick={closeSheet} aria-label="Close filters">
          <X aria-hidden />
        </Button>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-4 lg:contents">
        <FilterGroup id="city" title="City" chosen={count('city')} wide>
          <LongChoiceList {...list('city')} />
        </FilterGroup>
        <FilterGroup id="skill" title="Skills" chosen={count('skill')} wide>
          <LongChoiceList {...list('skill')} />
          <fieldset aria-label="Several skills" className="choices mt-1 border-t pt-1">
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
        <FilterGroup id="degree" title="Degree" chosen={count('degree', 'branch')} wide>
          <ChoiceList {...list('degree')} />
          <p className="mt-2 text-sm font-semibold">Branch</p>
          <ChoiceList {...list('branch')} />
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
      <div className="flex flex-wrap gap-2 border-t bg-sheet px-4 py-2 lg:hidden">
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
    </dialog>
  )
}

const SKILL_MODES = [
  { value: '', label: 'All of them', count: null },
  { value: 'any', label: 'Any of them', count: null },
]
