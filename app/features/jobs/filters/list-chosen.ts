import { FACETS, type FacetName, type FoundJobs, type JobSearch } from '#core/find/job-search.ts'
import { formatRupees } from '#core/money.ts'
import { chosenValues, SEARCH_KEYS, withoutValues, type Choices } from './filter-groups.ts'

export interface ChosenFilter {
  /** What it filters by, for screen readers: "city". */
  name: string
  /** What it asks for: "Pune". */
  label: string
  /** The change of the search that takes it off. */
  without: Partial<JobSearch>
}

const NAMES: Record<FacetName, string> = {
  mode: 'work mode',
  level: 'level',
  city: 'city',
  skill: 'skill',
  experience: 'experience',
  pay: 'pay',
  batch: 'batch',
  degree: 'degree',
  branch: 'branch',
  company: 'company',
  category: 'role',
  jobType: 'job type',
  posted: 'posting date',
  confirmed: 'last check',
}

/** The words that a value needs outside its group. */
const LABELS: Partial<Record<FacetName, (label: string) => string>> = {
  experience: (label) => (label === 'Not mentioned' ? 'Experience not mentioned' : `${label} of experience`),
  batch: (label) => `${label} batch`,
  posted: (label) => (label === 'Today' ? 'Posted today' : `Posted in the ${lowerFirst(label)}`),
  confirmed: (label) => `Checked ${lowerFirst(label)}`,
}

/** The chosen filters but words, modes and levels, which the search box and the chips show. */
export function listChosen(search: JobSearch, choices: Partial<Choices>): ChosenFilter[] {
  const { location, payStated } = search
  const chosen: ChosenFilter[] = []
  if (location) chosen.push({ name: 'location', label: location, without: { location: '' } })
  for (const group of FACETS) {
    if (group === 'mode' || group === 'level') continue
    const monthly = group === 'pay' ? monthlyPay(search) : null
    if (monthly !== null) chosen.push({ name: NAMES.pay, label: monthly, without: { pay: null } })
    for (const value of chosenValues(search, group)) {
      // The chip shows it.
      if (group === 'experience' && value === '0') continue
      const label = labelOf(group, value, choices)
      chosen.push({ name: NAMES[group], label, without: withoutValues(search, group, [value]) })
    }
  }
  if (payStated) chosen.push({ name: 'pay', label: 'Pay stated', without: { payStated: false } })
  return chosen
}

/** What one entry of `FoundJobs.without` takes off, in words, and the search without it. */
export function describeCost(
  search: JobSearch,
  choices: Partial<Choices>,
  { filter, value }: FoundJobs['without'][number],
): { label: string; without: Partial<JobSearch> } {
  if (filter === 'search') return { label: search.search, without: { search: '' } }
  if (filter === 'location') return { label: search.location, without: { location: '' } }
  if (filter === 'payStated') return { label: 'Pay stated', without: { payStated: false } }
  const group = filter === 'experience' ? filter : FACETS.find((name) => SEARCH_KEYS[name] === filter)
  if (group === undefined) return { label: value, without: {} }
  const monthly = group === 'pay' ? monthlyPay(search) : null
  if (monthly !== null) return { label: monthly, without: { pay: null } }
  const chosen = chosenValues(search, group)
  // A group whose values combine with "or" is one entry.
  const costly = Array.isArray(search[SEARCH_KEYS[group]]) ? value.split(',') : chosen
  const taken = chosen.filter((one) => costly.includes(one))
  return {
    label: taken.map((one) => labelOf(group, one, choices)).join(' or '),
    without: withoutValues(search, group, taken),
  }
}

function labelOf(group: FacetName, value: string, choices: Partial<Choices>): string {
  const label = choices[group]?.find((choice) => choice.value === value)?.label ?? value
  return LABELS[group]?.(label) ?? label
}

function monthlyPay({ pay }: JobSearch): string | null {
  return pay?.period === 'month' ? `At least ${formatRupees(pay.amount)} a month` : null
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
