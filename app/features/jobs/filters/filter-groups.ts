import type { FacetName, JobFinder, JobSearch } from '#core/find/job-search.ts'

const LAKH = 100_000

/** A value of a group, with the postings that it would give. */
export interface Choice {
  /** As in the address. */
  value: string
  label: string
  /** null until the index stands. */
  count: number | null
}

/** What each group offers. The chosen values are always among them. */
export type Choices = Record<FacetName, Choice[]>

/** Names of chosen values, from what a page offers. */
export function labelsFrom(choices: Partial<Choices>): JobFinder['label'] {
  return (group, slug) => choices[group]?.find(({ value }) => value === slug)?.label ?? ''
}

/** The part of a search that each group sets. */
export const SEARCH_KEYS = {
  mode: 'modes',
  level: 'levels',
  city: 'cities',
  skill: 'skills',
  experience: 'years',
  pay: 'pay',
  batch: 'batches',
  degree: 'degrees',
  branch: 'branches',
  company: 'companies',
  category: 'categories',
  jobType: 'jobTypes',
  posted: 'postedWithin',
  confirmed: 'confirmedWithin',
} as const satisfies Record<FacetName, keyof JobSearch>

/** How a group's values are listed. */
export interface GroupList {
  /** Query parameter. */
  name: string
  /** Default: any number of values. */
  type?: 'radio'
  /** Radio: the label of "no filter". */
  any?: string
  /** Of a long list: the label of the box that narrows it. */
  find?: string
}

/** The lists of the sheet of filters. Modes and levels are chips, so they have none. */
export const GROUP_LISTS = {
  city: { name: 'city', find: 'Find a city' },
  skill: { name: 'skill', find: 'Find a skill' },
  company: { name: 'company', find: 'Find a company' },
  experience: { name: 'years', type: 'radio', any: 'Any' },
  pay: { name: 'pay', type: 'radio', any: 'Any' },
  batch: { name: 'batch' },
  degree: { name: 'degree' },
  branch: { name: 'branch' },
  category: { name: 'category' },
  jobType: { name: 'job_type' },
  posted: { name: 'posted', type: 'radio', any: 'Any time' },
  confirmed: { name: 'confirmed', type: 'radio', any: 'Any time' },
} as const satisfies Partial<Record<FacetName, GroupList>>

export type ListedGroup = keyof typeof GROUP_LISTS

/** Ends the values of pay by the month: "15000/month". Those by the year are lakhs. */
export const MONTHLY = '/month'

/** Begins the values of the older "up to N years". */
export const UP_TO = 'up-to-'

/** The chosen values of a group, as in `Choice`. Pay by the month has its own field, `stipend`. */
export function chosenValues(search: JobSearch, group: FacetName): string[] {
  if (group === 'pay') return search.pay?.period === 'year' ? [String(search.pay.amount / LAKH)] : []
  if (group === 'experience') return chosenExperience(search)
  const value = search[SEARCH_KEYS[group]]
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'number' ? [String(value)] : []
}

/** Freshers are chosen by the chip or by the years: it is one filter. */
function chosenExperience({ levels, years, experience }: JobSearch): string[] {
  if (years) return [years.from === years.to ? String(years.from) : `${years.from}-${years.to}`]
  if (experience !== null) return [experience === 'unstated' ? experience : `${UP_TO}${experience}`]
  return levels.join() === 'Fresher' ? ['0'] : []
}

/** The change of a search that takes values of a group off. */
export function withoutValues(
  search: JobSearch,
  group: FacetName,
  taken: readonly string[],
): Partial<JobSearch> {
  if (group === 'experience') return { years: null, experience: null }
  const key = SEARCH_KEYS[group]
  const chosen = search[key]
  if (!Array.isArray(chosen)) return { [key]: null }
  return { [key]: chosen.filter((value) => !taken.includes(String(value))) }
}
