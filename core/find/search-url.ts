import { EXPERIENCE_LEVELS, JOB_CATEGORIES, JOB_TYPES, WORK_MODES } from '#core/job.ts'
import { standardPlace } from '#core/places/city-names.ts'
import { slugOf } from '#core/slug.ts'
import {
  BATCHES,
  CONFIRMED_WITHIN,
  EMPTY_SEARCH,
  POSTED_WITHIN,
  type JobSearch,
  type PayFloor,
} from './job-search.ts'

/** The kinds of work in the parameter `type`: the chips of the jobs page. */
export const KINDS = {
  remote: { modes: 'remote' },
  'on-site': { modes: 'onsite' },
  hybrid: { modes: 'hybrid' },
  fresher: { levels: 'Fresher' },
  experienced: { levels: 'Experienced' },
} as const
export type Kind = keyof typeof KINDS

/** The query parameters of a search. */
export const SEARCH_PARAMETERS = [
  'search',
  'location',
  'category',
  'type',
  'city',
  'skill',
  'skills',
  'experience',
  'pay',
  'stipend',
  'stated',
  'batch',
  'company',
  'job_type',
  'posted',
  'confirmed',
] as const
type Parameter = (typeof SEARCH_PARAMETERS)[number]

/** Those that an address may have several times, once for each chosen value. */
export const REPEATED_PARAMETERS: readonly Parameter[] = [
  'type',
  'city',
  'skill',
  'batch',
  'company',
  'category',
  'job_type',
]

const MAX_TEXT_LENGTH = 100
/** Maximum values of one group: nobody chooses more by hand. */
export const MAX_VALUES = 10
const LAKH = 100_000

/** Reads a search from an address. Never throws: an invalid value falls back to its default. */
export function parseSearchUrl(query: URLSearchParams): JobSearch {
  const text = (name: Parameter) => (query.get(name) ?? '').trim().slice(0, MAX_TEXT_LENGTH)
  const slugs = (name: Parameter, slug: (value: string) => string = slugOf) =>
    distinct(query.getAll(name).map((value) => slug(value.slice(0, MAX_TEXT_LENGTH))))
  const kinds = slugs('type').filter((kind): kind is Kind => Object.hasOwn(KINDS, kind))
  const chosen = (group: 'modes' | 'levels') =>
    kinds.map((kind) => (KINDS[kind] as Record<string, string | undefined>)[group])
  return {
    search: text('search'),
    location: text('location'),
    modes: WORK_MODES.filter((mode) => chosen('modes').includes(mode)),
    levels: EXPERIENCE_LEVELS.filter((level) => chosen('levels').includes(level)),
    cities: slugs('city', (city) => slugOf(standardPlace(city))),
    skills: slugs('skill'),
    anySkill: query.get('skills') === 'any',
    experience:
      query.get('experience') === 'unstated' ? 'unstated' : wholeNumber(query.get('experience'), 40),
    pay: payFloor(query.get('pay'), query.get('stipend')),
    payStated: query.get('stated') === '1',
    batches: BATCHES.filter((year) => query.getAll('batch').includes(String(year))),
    companies: slugs('company'),
    categories: JOB_CATEGORIES.filter((category) => slugs('category').includes(slugOf(category))),
    jobTypes: JOB_TYPES.filter((type) => slugs('job_type').includes(slugOf(type))),
    postedWithin: POSTED_WITHIN.find((days) => String(days) === query.get('posted')) ?? null,
    confirmedWithin: CONFIRMED_WITHIN.find((days) => String(days) === query.get('confirmed')) ?? null,
  }
}

/** Adds a search to an address, without defaults and in a fixed order: equal searches have equal addresses. */
export function writeSearchUrl(search: Partial<JobSearch>, query: URLSearchParams): void {
  const { pay } = search
  const kinds = Object.entries(KINDS).flatMap(([kind, { modes, levels }]: [string, Partial<KindFilter>]) =>
    (modes && search.modes?.includes(modes)) || (levels && search.levels?.includes(levels)) ? [kind] : [],
  )
  const values: Record<Parameter, readonly (string | number)[]> = {
    search: [search.search ?? ''],
    location: [search.location ?? ''],
    type: kinds,
    city: sorted(search.cities),
    skill: sorted(search.skills),
    skills: search.anySkill && (search.skills?.length ?? 0) > 1 ? ['any'] : [],
    experience: search.experience == null ? [] : [search.experience],
    pay: pay?.period === 'year' ? [pay.amount / LAKH] : [],
    stipend: pay?.period === 'month' ? [pay.amount] : [],
    stated: search.payStated ? [1] : [],
    batch: search.batches ?? [],
    company: sorted(search.companies),
    category: search.categories ?? [],
    job_type: (search.jobTypes ?? []).map(slugOf),
    posted: search.postedWithin ? [search.postedWithin] : [],
    confirmed: search.confirmedWithin ? [search.confirmedWithin] : [],
  }
  for (const name of SEARCH_PARAMETERS)
    for (const value of values[name]) if (value !== '') query.append(name, String(value))
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

function payFloor(lakhs: string | null, stipend: string | null): PayFloor | null {
  const amount = Number(lakhs)
  if (lakhs && amount > 0 && amount <= 1000) return { amount: Math.round(amount * LAKH), period: 'year' }
  const monthly = wholeNumber(stipend, 10_000_000)
  return monthly ? { amount: monthly, period: 'month' } : null
}

function wholeNumber(text: string | null, max: number): number | null {
  return text !== null && /^\d{1,8}$/.test(text) && Number(text) <= max ? Number(text) : null
}

function distinct(values: string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '').slice(0, MAX_VALUES)
}

function sorted(values: readonly string[] = []): string[] {
  return values.toSorted()
}
