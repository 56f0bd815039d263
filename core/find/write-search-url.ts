import { slugOf } from '#core/slug.ts'
import { EMPTY_SEARCH, type JobSearch } from './job-search.ts'
import { filteredGroups } from './unstated.ts'

/** The kinds of work in the parameter `type`: the chips of the jobs page. */
export const KINDS = {
  remote: { modes: 'remote' },
  'on-site': { modes: 'onsite' },
  hybrid: { modes: 'hybrid' },
  fresher: { levels: 'Fresher' },
  experienced: { levels: 'Experienced' },
} as const
export type Kind = keyof typeof KINDS

export const KIND_NAMES = {
  remote: 'Remote',
  'on-site': 'On-site',
  hybrid: 'Hybrid',
  fresher: 'Fresher',
  experienced: 'Experienced',
} as const satisfies Record<Kind, string>

/** The query parameters of a search. */
export const SEARCH_PARAMETERS = [
  'search',
  'location',
  'category',
  'type',
  'city',
  'skill',
  'skills',
  'years',
  'experience',
  'pay',
  'stipend',
  'stated',
  'batch',
  'degree',
  'branch',
  'company',
  'job_type',
  'posted',
  'confirmed',
  'unstated',
] as const
export type SearchParameter = (typeof SEARCH_PARAMETERS)[number]

/** What pay in lakhs is multiplied by. */
export const LAKH = 100_000

/** Adds a search to an address, without defaults and in a fixed order: equal searches have equal addresses. */
export function writeSearchUrl(search: Partial<JobSearch>, query: URLSearchParams): void {
  const { pay, years } = search
  const values: Record<SearchParameter, readonly (string | number)[]> = {
    search: [search.search ?? ''],
    location: [search.location ?? ''],
    type: kindsOf(search),
    city: sorted(search.cities),
    skill: sorted(search.skills),
    skills: search.anySkill && (search.skills?.length ?? 0) > 1 ? ['any'] : [],
    years: years ? [years.from === years.to ? years.from : `${years.from}-${years.to}`] : [],
    experience: search.experience == null ? [] : [search.experience],
    pay: pay?.period === 'year' ? [pay.amount / LAKH] : [],
    stipend: pay?.period === 'month' ? [pay.amount] : [],
    stated: search.payStated ? [1] : [],
    batch: search.batches ?? [],
    degree: (search.degrees ?? []).map(slugOf),
    branch: (search.branches ?? []).map(slugOf),
    company: sorted(search.companies),
    category: search.categories ?? [],
    job_type: (search.jobTypes ?? []).map(slugOf),
    posted: search.postedWithin ? [search.postedWithin] : [],
    confirmed: search.confirmedWithin ? [search.confirmedWithin] : [],
    unstated: filteredGroups(search, search.unstated ?? []),
  }
  for (const name of SEARCH_PARAMETERS)
    for (const value of values[name]) if (value !== '') query.append(name, String(value))
}

/** The kinds of work that a search asks for. */
export function kindsOf(search: Partial<JobSearch>): Kind[] {
  const kinds = Object.keys(KINDS) as Kind[]
  return kinds.filter((kind) => {
    const { modes, levels }: Partial<KindFilter> = KINDS[kind]
    return (modes && search.modes?.includes(modes)) || (levels && search.levels?.includes(levels))
  })
}

/** Whether nothing is asked for. */
export function isEmptySearch(search: JobSearch): boolean {
  const query = new URLSearchParams()
  writeSearchUrl({ ...EMPTY_SEARCH, ...search }, query)
  return query.size === 0
}

interface KindFilter {
  modes: JobSearch['modes'][number]
  levels: JobSearch['levels'][number]
}

function sorted(values: readonly string[] = []): string[] {
  return values.toSorted()
}
