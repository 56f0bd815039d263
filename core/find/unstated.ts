import { UNSTATED_GROUPS, type JobSearch, type UnstatedGroup } from './job-search.ts'

/** The filters of each group. */
const FILTERS = {
  batch: ['batches'],
  degree: ['degrees', 'branches'],
  experience: ['levels', 'years', 'experience'],
  job_type: ['jobTypes'],
  mode: ['modes'],
  pay: ['pay'],
} as const satisfies Record<UnstatedGroup, readonly (keyof JobSearch)[]>

const NAMES = {
  batch: 'batch',
  degree: 'degree',
  experience: 'experience',
  job_type: 'job type',
  mode: 'work mode',
  pay: 'pay',
} as const satisfies Record<UnstatedGroup, string>

/** What the filters of a group ask for: "or no batch stated". */
export function unstatedName(group: UnstatedGroup, { degrees, branches }: StudyFilters): string {
  if (group !== 'degree' || !branches?.length) return NAMES[group]
  return degrees?.length ? 'degree or branch' : 'branch'
}

export type StudyFilters = Partial<Pick<JobSearch, 'degrees' | 'branches'>>

/** The group that a filter belongs to, if postings may state nothing of it. */
export function unstatedGroupOf(filter: keyof JobSearch): UnstatedGroup | undefined {
  return UNSTATED_GROUPS.find((group) => FILTERS[group].some((one) => one === filter))
}

/** The filters of a group. */
export function filtersOf(group: UnstatedGroup): readonly (keyof JobSearch)[] {
  return FILTERS[group]
}

/** Those of some groups that a search filters by, so that `unstated` changes what it finds. */
export function filteredGroups(
  search: Partial<JobSearch>,
  groups: readonly UnstatedGroup[] = UNSTATED_GROUPS,
): UnstatedGroup[] {
  return UNSTATED_GROUPS.filter(
    (group) =>
      groups.includes(group) &&
      search.experience !== (group === 'experience' ? 'unstated' : undefined) &&
      !(group === 'pay' && search.payStated) &&
      FILTERS[group].some((filter) => isSet(search[filter])),
  )
}

function isSet(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined
}
