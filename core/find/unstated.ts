import { UNSTATED_GROUPS, type JobSearch, type UnstatedGroup } from './job-search.ts'

/** The filters of each group. */
const FILTERS = {
  batch: ['batches'],
  experience: ['levels', 'years', 'experience'],
  job_type: ['jobTypes'],
  mode: ['modes'],
  pay: ['pay'],
} as const satisfies Record<UnstatedGroup, readonly (keyof JobSearch)[]>

/** "Or no batch stated". */
export const UNSTATED_NAMES = {
  batch: 'batch',
  experience: 'experience',
  job_type: 'job type',
  mode: 'work mode',
  pay: 'pay',
} as const satisfies Record<UnstatedGroup, string>

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
