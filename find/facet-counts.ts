import { batchYears } from '#core/batch.ts'
import { ASKED_BRANCHES, DEGREES, nameOfStudy } from '#core/degrees.ts'
import {
  CONFIRMED_WITHIN,
  FACET_SIZE,
  PAY_STEPS_LPA,
  POSTED_WITHIN,
  STIPEND_STEPS,
  UNSTATED_GROUPS,
  YEARS_STEPS,
  type Facets,
  type FacetValue,
  type JobSearch,
  type PayFloor,
  type YearsRange,
} from '#core/find/job-search.ts'
import { filtersOf } from '#core/find/unstated.ts'
import { EXPERIENCE_LEVELS, JOB_CATEGORIES, JOB_TYPES, WORK_MODES } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'
import { countBits, subtract, type Bits } from './bits.ts'
import * as rows from './conditions.ts'
import type { Dictionary } from './dictionary.ts'
import type { JobIndex } from './job-index.ts'
import type { Selection } from './selection.ts'
import type { CompareRows } from './sorted-order.ts'
import { firstRows } from './top-rows.ts'

const LAKH = 100_000
const MODE_LABELS = { remote: 'Remote', hybrid: 'Hybrid', onsite: 'On-site' } as const
const POSTED_LABELS = { 1: 'Today', 3: 'Last 3 days', 7: 'Last 7 days', 30: 'Last 30 days' } as const
const CONFIRMED_LABELS = { 1: 'In the last day', 3: 'In the last 3 days', 7: 'In the last week' } as const

/** Counts the openings of every value of every group under the filters of the others. */
export function countFacets(index: JobIndex, selection: Selection, now: Date): Facets {
  const { search } = selection
  const counter = createCounter(index, selection)
  const { few } = counter
  return {
    mode: few(
      ['modes'],
      WORK_MODES,
      (mode) => rows.inMode(index, mode),
      (mode) => MODE_LABELS[mode],
    ),
    level: [
      ...few(NO_YEARS, ['Fresher'] as const, (level) => rows.ofLevel(index, level)),
      ...few(['levels'], ['Experienced'] as const, (level) => rows.ofLevel(index, level)),
    ],
    city: counter.many('cities', 'cities', search.cities),
    skill: counter.many(search.anySkill ? 'skills' : null, 'skills', search.skills),
    experience: [
      ...few(NO_YEARS, [0], () => rows.ofLevel(index, 'Fresher'), labelOfYears),
      ...few(
        isFresher(search) ? NO_YEARS : ['years', 'experience'],
        yearsValues(search),
        (value) => (value === 'unstated' ? rows.unstatedYears(index) : rows.forYears(index, rangeOf(value))),
        labelOfYears,
      ),
    ],
    pay: payValues(search).map(({ value, label, rupees }) => {
      const count = index.openings.countIn(selection.without('pay'), rows.payingAtLeast(index, rupees))
      return { value, label, count }
    }),
    batch: few(['batches'], withChosen(batchYears(now), ...search.batches), (year) =>
      rows.forBatch(index, year),
    ),
    degree: few(['degrees'], DEGREES, (degree) => rows.forDegree(index, degree), nameOfStudy),
    branch: few(['branches'], ASKED_BRANCHES, (branch) => rows.forBranch(index, branch), nameOfStudy),
    company: counter.many('companies', 'company', search.companies),
    category: few(['categories'], JOB_CATEGORIES, (category) => rows.inCategory(index, category)),
    jobType: few(['jobTypes'], JOB_TYPES, (type) => rows.ofType(index, type)),
    posted: few(
      ['postedWithin'],
      POSTED_WITHIN,
      (days) => rows.postedWithin(index, days, now),
      (days) => POSTED_LABELS[days],
    ),
    confirmed: few(
      ['confirmedWithin'],
      CONFIRMED_WITHIN,
      (days) => rows.confirmedWithin(index, days, now),
      (days) => CONFIRMED_LABELS[days],
    ),
  }
}

/**
 * What every count needs: the rows of each value of the short groups, and the counts of all listed rows. Each step of it
 * takes a few milliseconds at 100,000 postings.
 */
export function countedSteps(index: JobIndex, now: Date): (() => unknown)[] {
  return [
    ...WORK_MODES.map((mode) => () => rows.inMode(index, mode)),
    ...EXPERIENCE_LEVELS.map((level) => () => rows.ofLevel(index, level)),
    ...YEARS_STEPS.map((years) => () => rows.forYears(index, rangeOf(years))),
    ...UNSTATED_GROUPS.flatMap((group) =>
      filtersOf(group).map((filter) => () => rows.unstated(index, group, filter)),
    ),
    () => rows.statingPay(index),
    ...PAY_STEPS_LPA.map((lakhs) => () => rows.payingAtLeast(index, lakhs * LAKH)),
    ...batchYears(now).map((year) => () => rows.forBatch(index, year)),
    ...DEGREES.map((degree) => () => rows.forDegree(index, degree)),
    ...ASKED_BRANCHES.map((branch) => () => rows.forBranch(index, branch)),
    ...JOB_CATEGORIES.map((category) => () => rows.inCategory(index, category)),
    ...JOB_TYPES.map((type) => () => rows.ofType(index, type)),
    ...POSTED_WITHIN.map((days) => () => rows.postedWithin(index, days, now)),
    ...CONFIRMED_WITHIN.map((days) => () => rows.confirmedWithin(index, days, now)),
    () => rows.samples(index),
    ...MANY_COLUMNS.map((column) => () => totalOf(index, column)),
  ]
}

/** The dictionary of a facet with many values. */
export function dictionaryOf({ columns }: JobIndex, facet: 'cities' | 'skills' | 'company'): Dictionary {
  return { cities: columns.cityNames, skills: columns.skillNames, company: columns.companyNames }[facet]
}

const MANY_COLUMNS = ['cities', 'skills', 'company'] as const
type ManyColumn = (typeof MANY_COLUMNS)[number]

/** How many listed rows have each value. */
function totalOf(index: JobIndex, column: ManyColumn): Uint32Array {
  return index.totalOf(column, () => countColumn(index, column, index.listed))
}

function createCounter(index: JobIndex, selection: Selection) {
  /** Of two parts of the listed rows the smaller one is counted: with the total, it gives the other. */
  const countAmong = (among: Bits, column: ManyColumn): Uint32Array => {
    const total = totalOf(index, column)
    const rest = index.listed.slice()
    subtract(rest, among)
    const isSmaller = countBits(rest) < index.size / 2
    if (!isSmaller) return countColumn(index, column, among)
    const counts = countColumn(index, column, rest)
    for (let code = 0; code < counts.length; code++) counts[code] = (total[code] ?? 0) - (counts[code] ?? 0)
    return counts
  }
  return {
    /** A group with few values: each is counted by its own rows. */
    few: <Value extends string | number>(
      filters: readonly (keyof JobSearch)[],
      values: readonly Value[],
      rowsWith: (value: Value) => Bits,
      label: (value: Value) => string = String,
    ): FacetValue[] => {
      const among = selection.without(...filters)
      return values.map((value) => ({
        value: String(value),
        label: label(value),
        count: index.openings.countIn(among, rowsWith(value)),
      }))
    },
    /** A group with many values: the values of each row are counted. `filter`: null counts under its own filter too. */
    many: (filter: keyof JobSearch | null, column: ManyColumn, chosen: readonly string[]): FacetValue[] => {
      const among = filter === null ? selection.matches : selection.without(filter)
      const counts = index.openings.countValues(among, index.columns[column], (bits) =>
        countAmong(bits, column),
      )
      return mostFrequent(dictionaryOf(index, column), counts, chosen)
    },
  }
}

function countColumn(index: JobIndex, column: ManyColumn, rows: Bits): Uint32Array {
  const counts = new Uint32Array(dictionaryOf(index, column).size)
  index.columns[column].count(rows, counts)
  return counts
}

/** The values with the highest counts and those that were chosen; the most frequent first, then by name. */
function mostFrequent(names: Dictionary, counts: Uint32Array, chosen: readonly string[]): FacetValue[] {
  const codes = new Uint32Array(counts.length)
  let length = 0
  for (let code = 0; code < counts.length; code++) if ((counts[code] ?? 0) > 0) codes[length++] = code
  const moreFrequent: CompareRows = (one, other) =>
    (counts[other] ?? 0) - (counts[one] ?? 0) || (names.slug(one) < names.slug(other) ? -1 : 1)
  const first = firstRows(codes.subarray(0, length), FACET_SIZE, moreFrequent)
  const missing = chosen.filter((slug) => !first.includes(names.find(slug)))
  return [
    ...first.map((code) => ({ value: names.slug(code), label: names.label(code), count: counts[code] ?? 0 })),
    ...missing.map((slug) => {
      const code = names.find(slug)
      return { value: slug, label: code === -1 ? slug : names.label(code), count: counts[code] ?? 0 }
    }),
  ]
}

/** The steps with those that were chosen, in order. */
function withChosen<Value extends string | number>(
  steps: readonly Value[],
  ...chosen: (Value | null)[]
): readonly Value[] {
  const others = chosen.filter((value) => value !== null && !steps.includes(value))
  if (others.length === 0) return steps
  const place = (value: Value) => (typeof value === 'number' ? value : Number.MAX_VALUE)
  return [...steps, ...others]
    .filter((value) => value !== null)
    .sort((one, other) => place(one) - place(other))
}

function payValues({ pay }: JobSearch): { value: string; label: string; rupees: number }[] {
  const steps: PayFloor[] = [
    ...PAY_STEPS_LPA.map((lakhs) => ({ amount: lakhs * LAKH, period: 'year' }) as const),
    ...STIPEND_STEPS.map((amount) => ({ amount, period: 'month' }) as const),
  ]
  const isStep = steps.some(({ amount, period }) => pay?.amount === amount && pay.period === period)
  return (pay && !isStep ? [...steps, pay] : steps)
    .map(({ amount, period }) => ({
      value: period === 'year' ? String(amount / LAKH) : `${amount}/month`,
      label: formatSalary({ salary_min: amount, salary_max: null, salary_period: period }) ?? '',
      rupees: rows.yearlyPay({ amount, period }),
    }))
    .sort((one, other) => one.rupees - other.rupees)
}

/** Who has no years: these filters have that as one of their values. */
const NO_YEARS = ['levels', 'years', 'experience'] as const

/** Whether exactly that is asked for. */
function isFresher({ levels, years, experience }: JobSearch): boolean {
  return levels.join() === 'Fresher' && years === null && experience === null
}

/** The steps from one year on with what was chosen, in order: "4", or "3-5". */
function yearsValues({ years }: JobSearch): (string | number)[] {
  const chosen = years && (years.from === years.to ? years.from : `${years.from}-${years.to}`)
  const steps = withChosen<string | number>(YEARS_STEPS.slice(1), typeof chosen === 'number' ? chosen : null)
  return [...steps, ...(typeof chosen === 'string' ? [chosen] : []), 'unstated']
}

function rangeOf(value: string | number): YearsRange {
  const [from = 0, to = from] = String(value).split('-').map(Number)
  return { from, to }
}

function labelOfYears(years: string | number): string {
  if (years === 'unstated') return 'Not mentioned'
  return years === 0 ? 'Fresher (0)' : `${years} ${years === 1 ? 'year' : 'years'}`
}
