import { LiveSelect } from '#app/filters/live-fields.tsx'
import { FieldLabel } from '#app/ui/input.tsx'
import type { JobSearch } from '#core/find/job-search.ts'
import { counted } from '#core/count.ts'
import { ChoiceField, ChoiceList } from './choice-list.tsx'
import { chosenValues, GROUP_LISTS, MONTHLY, type Choice } from './filter-groups.ts'
import type { ChangeEvent } from 'react'

interface PayFilterProps {
  search: JobSearch
  choices: Choice[]
  /** How many of the found postings state pay; null while it is unknown. */
  stated: number | null
  onChange: () => void
}

/** "At least", per year or per month, and the switch for postings that state pay. */
export function PayFilter({ search, choices, stated, onChange }: PayFilterProps) {
  const monthly = search.pay?.period === 'month' ? search.pay.amount : null
  // In an address, pay by the year wins.
  const onMonthly = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    if (currentTarget.value !== '') {
      for (const field of currentTarget.form?.querySelectorAll<HTMLInputElement>('[name=pay]') ?? [])
        field.checked = field.value === ''
    }
    onChange()
  }
  return (
    <>
      <ChoiceList
        {...GROUP_LISTS.pay}
        choices={choices.filter((choice) => !isMonthly(choice))}
        chosen={chosenValues(search, 'pay')}
        onChange={onChange}
      />
      <div className="mt-2 border-t pt-3">
        <FieldLabel htmlFor="filter-stipend">Or by the month, for internships</FieldLabel>
        <LiveSelect
          id="filter-stipend"
          name="stipend"
          value={monthly === null ? '' : String(monthly)}
          onChange={onMonthly}
        >
          <option value="">Any</option>
          {choices.filter(isMonthly).map((choice) => (
            <option key={choice.value} value={choice.value.slice(0, -MONTHLY.length)}>
              {monthlyLabel(choice)}
            </option>
          ))}
        </LiveSelect>
      </div>
      <div className="mt-2">
        <ChoiceField
          type="checkbox"
          name="stated"
          choice={{ value: '1', label: 'Only jobs that state their pay', count: stated }}
          checked={search.payStated}
          onChange={onChange}
        />
      </div>
    </>
  )
}

function isMonthly({ value }: Choice): boolean {
  return value.endsWith(MONTHLY)
}

/** "At least ₹15,000 a month, 9 jobs". */
function monthlyLabel({ label, count }: Choice): string {
  return count === null ? label : `${label}, ${counted(count, 'job')}`
}
