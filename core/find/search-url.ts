import { batchYears } from '#core/batch.ts'
import { cutText } from '#core/cut-text.ts'
import { ASKED_BRANCHES, DEGREES, studiesWritten } from '#core/degrees.ts'
import { EXPERIENCE_LEVELS, JOB_CATEGORIES, JOB_TYPES, WORK_MODES } from '#core/job.ts'
import { standardPlace } from '#core/places/city-names.ts'
import { companySlug, slugOf } from '#core/slug.ts'
import {
  CONFIRMED_WITHIN,
  MOST_YEARS,
  POSTED_WITHIN,
  UNSTATED_GROUPS,
  type JobSearch,
  type PayFloor,
  type YearsRange,
} from './job-search.ts'
import { filteredGroups } from './unstated.ts'
import { KINDS, LAKH, type Kind, type SearchParameter } from './write-search-url.ts'

/** Those that an address may have several times, once for each chosen value. */
export const REPEATED_PARAMETERS: readonly SearchParameter[] = [
  'type',
  'city',
  'skill',
  'batch',
  'degree',
  'branch',
  'company',
  'category',
  'job_type',
  'unstated',
]

const MAX_TEXT_LENGTH = 100
/** Maximum values of one group: nobody chooses more by hand. */
export const MAX_VALUES = 10

/**
 * Reads a search from an address. Never throws: an invalid value falls back to its default.
 *
 * @param now When the address was made: it tells which graduation years it may name.
 */
// oxlint-disable-next-line pravesh/no-process-clock -- only its year counts
export function parseSearchUrl(query: URLSearchParams, now: Date = new Date()): JobSearch {
  const text = (name: SearchParameter) => cutText((query.get(name) ?? '').trim(), MAX_TEXT_LENGTH)
  const written = (name: SearchParameter) =>
    query.getAll(name).map((value) => cutText(value, MAX_TEXT_LENGTH))
  const slugs = (name: SearchParameter, slug: (value: string) => string = slugOf) =>
    distinct(written(name).map(slug))
  const kinds = slugs('type').filter((kind): kind is Kind => Object.hasOwn(KINDS, kind))
  const chosen = (group: 'modes' | 'levels') =>
    kinds.map((kind) => (KINDS[kind] as Record<string, string | undefined>)[group])
  const levels = EXPERIENCE_LEVELS.filter((level) => chosen('levels').includes(level))
  const search: JobSearch = {
    search: text('search'),
    location: text('location'),
    modes: WORK_MODES.filter((mode) => chosen('modes').includes(mode)),
    cities: slugs('city', (city) => slugOf(standardPlace(city))),
    skills: slugs('skill'),
    anySkill: query.get('skills') === 'any',
    ...experienceOf(query, levels),
    pay: payFloor(query.get('pay'), query.get('stipend')),
    payStated: query.get('stated') === '1',
    batches: batchYears(now).filter((year) => query.getAll('batch').includes(String(year))),
    degrees: studiesWritten(DEGREES, written('degree')),
    branches: studiesWritten(ASKED_BRANCHES, written('branch')),
    companies: slugs('company', companySlug),
    categories: JOB_CATEGORIES.filter((category) => slugs('category').includes(slugOf(category))),
    jobTypes: JOB_TYPES.filter((type) => slugs('job_type').includes(slugOf(type))),
    postedWithin: POSTED_WITHIN.find((days) => String(days) === query.get('posted')) ?? null,
    confirmedWithin: CONFIRMED_WITHIN.find((days) => String(days) === query.get('confirmed')) ?? null,
    unstated: [],
  }
  const unstated = UNSTATED_GROUPS.filter((group) => query.getAll('unstated').includes(group))
  return { ...search, unstated: filteredGroups(search, unstated) }
}

/**
 * Whether an address asks for experience in other words than ours: no years are the level Fresher, and "not mentioned" is
 * its own filter. Such an address is another name of the list.
 */
export function namesExperienceOtherwise(query: URLSearchParams): boolean {
  const years = query.get('years') ?? ''
  if (years === '0' || years === 'unstated' || UP_TO.test(years)) return true
  return query.get('experience') === '0' && parseSearchUrl(query).experience === null
}

type Experience = Pick<JobSearch, 'levels' | 'years' | 'experience'>

/** How the field of years asks for what `experience` does: "up to 2 years". */
const UP_TO = /^up-to-(\d{1,2})$/

/** `years` and the older `experience`, of which the first valid one counts. */
function experienceOf(query: URLSearchParams, levels: JobSearch['levels']): Experience {
  const asked = query.get('years')
  const years = yearsRange(asked)
  const [, upTo = asked === 'unstated' ? asked : undefined] = UP_TO.exec(asked ?? '') ?? []
  const old = upTo ?? query.get('experience')
  const none = { levels, years: null, experience: null }
  if (years?.to === 0 || (!years && old === '0' && levels.length === 0))
    return {
      ...none,
      levels: EXPERIENCE_LEVELS.filter((level) => level === 'Fresher' || levels.includes(level)),
    }
  if (years) return { ...none, years }
  return { ...none, experience: old === 'unstated' ? old : wholeNumber(old, 40) }
}

/** "4", or "3-5". */
function yearsRange(text: string | null): YearsRange | null {
  const [, first, second] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(text ?? '') ?? []
  if (first === undefined) return null
  const [from, to] = [Number(first), Number(second ?? first)]
  return from <= to && to <= MOST_YEARS ? { from, to } : null
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
