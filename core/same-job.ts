import { employerKey, plain } from './company-names.ts'

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
  if (words.size === 0 || otherWords.size === 0) return true
  const shared = words.intersection(otherWords).size
  return shared >= ALIKE * Math.max(words.size, otherWords.size)
}

function wordsOf(html: string): Set<string> {
  return new Set(
    plain(html.replace(/<[^<>]*>/g, ' '))
      .split(' ')
      .filter((word) => word !== ''),
  )
}
