import { batchYears } from '#core/batch.ts'
import { ASKED_BRANCHES, DEGREES, nameOfStudy, type Branch, type Degree } from '#core/degrees.ts'
import {
  CONFIRMED_WITHIN,
  FACETS,
  PAY_STEPS_LPA,
  POSTED_WITHIN,
  STIPEND_STEPS,
  YEARS_STEPS,
  type FacetName,
  type Facets,
  type JobFinder,
  type JobSearch,
} from '#core/find/job-search.ts'
import { EXPERIENCE_LEVELS, JOB_CATEGORIES, JOB_TYPES, WORK_MODES } from '#core/job.ts'
import { formatRupees } from '#core/money.ts'
import { chosenValues, MONTHLY, UP_TO, type Choice, type Choices } from './filter-groups.ts'

/** The groups whose values come from the postings. */
const NAMED = new Set<FacetName>(['city', 'skill', 'company'])

const FIXED: Record<Exclude<FacetName, 'batch'>, readonly (string | number)[]> = {
  mode: WORK_MODES,
  level: EXPERIENCE_LEVELS,
  city: [],
  skill: [],
  experience: [...YEARS_STEPS, 'unstated'],
  pay: [...PAY_STEPS_LPA, ...STIPEND_STEPS.map((rupees) => `${rupees}${MONTHLY}`)],
  degree: DEGREES,
  branch: ASKED_BRANCHES,
  company: [],
  category: JOB_CATEGORIES,
  jobType: JOB_TYPES,
  posted: POSTED_WITHIN,
  confirmed: CONFIRMED_WITHIN,
}

/** Always offered among the cities. */
const WIDE_PLACES: Record<string, string> = { remote: 'Remote in India', 'delhi-ncr': 'Delhi NCR' }

/**
 * What each group offers under a search, with counts if the index has counted them.
 *
 * @param labelOf Displayed name of a slug; may be empty if it is unknown.
 */
export function listChoices(search: JobSearch, facets: Facets | null, labelOf: JobFinder['label']): Choices {
  const fixed = (group: FacetName) => (group === 'batch' ? batchYears() : FIXED[group])
  const list = (group: FacetName): Choice[] => {
    const counted = new Map(facets?.[group].map((value) => [value.value, value]))
    const offered = NAMED.has(group) ? [...counted.keys()] : fixed(group).map(String)
    const always = [
      ...(group === 'city' ? Object.keys(WIDE_PLACES) : []),
      ...(group === 'pay' && search.pay?.period === 'month' ? [`${search.pay.amount}${MONTHLY}`] : []),
      ...chosenValues(search, group),
    ]
    const values = [...new Set([...offered, ...always])]
    if (group === 'pay' || group === 'experience') values.sort((one, other) => order(one) - order(other))
    return values.map((value) => ({
      value,
      label: LABELS[group]?.(value) ?? counted.get(value)?.label ?? nameOf(group, value, labelOf),
      count: counted.get(value)?.count ?? null,
    }))
  }
  return Object.fromEntries(FACETS.map((group) => [group, list(group)])) as Choices
}

/** Pay by the month after pay by the year. */
function order(value: string): number {
  if (value.endsWith(MONTHLY)) return 1000 + Number.parseInt(value, 10)
  const years = Number.parseFloat(value)
  return Number.isNaN(years) ? Infinity : years + (value.includes('-') ? 0.5 : 0)
}

const LABELS: Partial<Record<FacetName, (value: string) => string | undefined>> = {
  mode: (value) => ({ remote: 'Remote', hybrid: 'Hybrid', onsite: 'On-site' })[value],
  city: (value) => WIDE_PLACES[value],
  experience: (value) => {
    if (value === 'unstated') return 'Not mentioned'
    if (value === '0') return 'Fresher (0)'
    const upTo = value.startsWith(UP_TO)
    const years = upTo ? value.slice(UP_TO.length) : value.replace('-', '–')
    return `${upTo ? 'Up to ' : ''}${years} ${years === '1' ? 'year' : 'years'}`
  },
  pay: (value) =>
    value.endsWith(MONTHLY)
      ? `At least ${formatRupees(Number.parseInt(value, 10))} a month`
      : `At least ₹${value} LPA`,
  batch: (value) => value,
  degree: nameOfChoice,
  branch: nameOfChoice,
  posted: (value) => (value === '1' ? 'Today' : `Last ${value} days`),
  confirmed: (value) => (value === '1' ? 'In the last day' : `In the last ${value} days`),
}

/** "Any graduate". */
function nameOfChoice(value: string): string {
  const name = nameOfStudy(value as Degree | Branch)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function nameOf(group: FacetName, value: string, labelOf: JobFinder['label']): string {
  if (group !== 'city' && group !== 'skill' && group !== 'company') return value
  return labelOf(group, value) || value
}
