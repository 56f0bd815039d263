import { employerKey, plain } from './company-names.ts'
import { companySlug } from './slug.ts'

/** The fields compared between two postings with the same company, title and cities. */
export interface ComparablePosting {
  /** `adapter:board` */
  source: string
  requisition_id: string | null
  experience_min: number | null
  experience_max: number | null
  job_type: string | null
  work_mode: string | null
  description: string
}

const SAME_WORD: Record<string, string> = { sr: 'senior', jr: 'junior', i: '1', ii: '2', iii: '3', iv: '4' }

/** Share of words that two texts of one board must have in common to count as a repost. */
const ALIKE = 0.9

/**
 * Company, title and cities, normalised for comparison. Postings with the same key are the same job unless
 * they contradict each other (`isSameJob`). Postings with different cities, or one city more, never have the
 * same key.
 */
export function cardKey(posting: {
  company: string
  title: string
  location: string
  locations: string[]
}): string {
  const { company, title, location, locations } = posting
  const cities = locations.map(plain).toSorted()
  const place = cities.length > 0 ? cities.join(',') : plain(location)
  return [employerKey(company), titleKey(title, cities), place].join('|')
}

/**
 * Whether two postings with the same key are the same job. Facts that both state must agree, unless two systems
 * show the same long text. Requisition ids are only compared within one system. If one board lists two with the
 * same key, they are two openings, unless the text is the same: then it is a repost.
 */
export function isSameJob(one: ComparablePosting, other: ComparablePosting): boolean {
  if (adapterOf(one) === adapterOf(other) && contradict(one.requisition_id, other.requisition_id))
    return false
  // Two systems of an employer fill their fields differently. The same long text is the same job.
  if (adapterOf(one) !== adapterOf(other) && isSameText(one.description, other.description)) return true
  if (contradict(one.experience_min, other.experience_min)) return false
  if (contradict(one.experience_max, other.experience_max)) return false
  if (contradict(one.job_type, other.job_type) || contradict(one.work_mode, other.work_mode)) return false
  return one.source !== other.source || isAlike(one.description, other.description)
}

/** The further fields compared between postings of one opening. */
export interface ComparableOpening extends ComparablePosting {
  card_key: string | null
  title: string
  locations: string[]
  location: string
  experience_level: string | null
  salary_min: number | null
  salary_max: number | null
  batch: number[]
}

/** Employer and title without the place. Postings of one opening share it. */
export function openingKey({ company, title, location, locations }: Parameters<typeof cardKey>[0]): string {
  const places = [...locations, ...location.split(',')].map(plain).filter((place) => place !== '')
  return [employerKey(company), companySlug(company), titleKey(title, [...places, ...NO_CITY])].join('|')
}

/**
 * Whether two postings with the same opening key and different places are one opening: they state the same years, pay and
 * batch, nothing contradicts, and their texts differ in little but the place.
 */
export function isSameOpening(one: ComparableOpening, other: ComparableOpening): boolean {
  // With one place, two postings that are not one job are two openings.
  if (one.card_key === other.card_key) return false
  if (STATED_ALIKE.some((field) => one[field] !== other[field])) return false
  if (one.batch.join() !== other.batch.join()) return false
  if (contradict(one.job_type, other.job_type) || contradict(one.work_mode, other.work_mode)) return false
  if (adapterOf(one) === adapterOf(other) && contradict(one.requisition_id, other.requisition_id))
    return false
  const [text, otherText] = [one, other].map(({ description }) => wordsOf(description)) as [
    Set<string>,
    Set<string>,
  ]
  for (const place of [...placeWords(one), ...placeWords(other)]) {
    text.delete(place)
    otherText.delete(place)
  }
  return text.size > 0 && otherText.size > 0 && shareMost(text, otherText)
}

/** Words of a title in the place of a city. */
const NO_CITY = ['remote in india', 'remote india', 'work from home', 'wfh', 'remote', 'pan india', 'india']
const STATED_ALIKE = [
  'experience_min',
  'experience_max',
  'experience_level',
  'salary_min',
  'salary_max',
] as const satisfies (keyof ComparableOpening)[]

function placeWords({ location, locations }: ComparableOpening): string[] {
  const words = plain([location, ...locations, ...NO_CITY].join(' ')).split(' ')
  return [...words, ...Object.keys(RENAMED).filter((old) => words.includes(RENAMED[old] ?? ''))]
}

/** The title without the posting's own cities, which only some boards include. */
function titleKey(title: string, cities: string[]): string {
  const words = plain(
    title.replace(/\b(?:bangalore|gurgaon)\b/gi, (city) => RENAMED[city.toLowerCase()] ?? city),
  )
    .split(' ')
    .map((word) => SAME_WORD[word] ?? word)
    .join(' ')
  const bare = cities.reduce((text, city) => ` ${text} `.replaceAll(` ${city} `, ' ').trim(), words)
  return bare === '' ? words : bare
}

const RENAMED: Record<string, string> = { bangalore: 'bengaluru', gurgaon: 'gurugram' }

function contradict<T>(one: T | null, other: T | null): boolean {
  return one !== null && other !== null && one !== other
}

function adapterOf({ source }: ComparablePosting): string {
  return source.slice(0, source.indexOf(':'))
}

/** A shorter text may be a company's usual sentences. */
const LONG_TEXT = 60

function isSameText(one: string, other: string): boolean {
  return Math.min(wordsOf(one).size, wordsOf(other).size) >= LONG_TEXT && isAlike(one, other)
}

function isAlike(one: string, other: string): boolean {
  const [words, otherWords] = [wordsOf(one), wordsOf(other)]
  return words.size === 0 || otherWords.size === 0 || shareMost(words, otherWords)
}

function shareMost(words: Set<string>, others: Set<string>): boolean {
  return words.intersection(others).size >= ALIKE * Math.max(words.size, others.size)
}

function wordsOf(html: string): Set<string> {
  return new Set(
    plain(html.replace(/<[^<>]*>/g, ' '))
      .split(' ')
      .filter((word) => word !== ''),
  )
}
