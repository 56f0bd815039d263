import type { Insertable, Kysely } from 'kysely'
import { startOfIndianDay } from '#core/dates.ts'
import type { Database, JobsTable } from '#db/schema.ts'
import { jobRow } from './job-rows.ts'

/** The facts of a generated posting that its sentences ask for. */
export interface GeneratedPosting {
  /** `source` is the same for all, so this tells them apart. */
  external_id: string
  id: string
  title: string
  company: string
  cities: string[]
  mode: 'remote' | 'hybrid' | 'onsite'
  skills: string[]
  /** Years asked for; null: the posting says nothing. */
  years: { min: number; max: number | null } | null
  /** Rupees a year; null: the posting states none. */
  pay: { min: number; max: number } | null
  batch: number[]
  /** Whole Indian days before today. */
  age: number
}

const DAY_MS = 86_400_000
const CITIES = [
  'Pune',
  'Bengaluru',
  'Hyderabad',
  'Chennai',
  'Noida',
  'Gurugram',
  'Mumbai',
  'Kochi',
  'Indore',
  'Jaipur',
]
const SKILLS = [
  'Python',
  'Manual Testing',
  'Java',
  'React',
  'SQL',
  'Linux',
  'Go',
  'Docker',
  'AWS',
  'Kotlin',
  'Figma',
]
const TITLES = [
  'Software Engineer',
  'Automation Tester',
  'Manual Tester',
  'Backend Developer',
  'Data Analyst',
  'Network Engineer',
]
const COMPANIES = [
  'Tarangini',
  'Meghdoot',
  'Kaveri',
  'Velankur',
  'Paisavan',
  'Marigold',
  'Garudvault',
  'Chaiwick',
]
const TRADES = ['Systems', 'Labs', 'Software', 'Digital Works', 'Commerce', 'Analytics']
/** None is near the end of a period that a page offers, so that a test may run past midnight. */
const AGES = [0, 1, 2, 4, 10, 12, 20, 40]
const YEARS: GeneratedPosting['years'][] = [
  { min: 0, max: 1 },
  { min: 0, max: 0 },
  { min: 1, max: 2 },
  { min: 2, max: 4 },
  { min: 3, max: 5 },
  { min: 5, max: 8 },
  null,
]
/** Lakhs a year. */
const PAYS: ([number, number] | null)[] = [
  [2, 3],
  [3, 4],
  [4, 6],
  [8, 11],
  [10, 14],
  [12, 18],
  [20, 30],
  null,
]
const BATCHES = [[], [], [2025], [2026], [2025, 2026], [2027]]

/** Postings of invented companies, the same in every run. */
export function generatePostings(count: number): GeneratedPosting[] {
  const random = createRandom(13)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  return Array.from({ length: count }, (_, at) => {
    const mode = pick(['remote', 'hybrid', 'onsite', 'onsite'] as const)
    const pay = pick(PAYS)
    return {
      external_id: String(at),
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      title: pick(TITLES),
      company: `${pick(COMPANIES)} ${pick(TRADES)}`,
      cities: mode === 'remote' ? [] : [...new Set([pick(CITIES), pick(CITIES)])],
      mode,
      skills: [...new Set([pick(SKILLS), pick(SKILLS), pick(SKILLS)])],
      years: pick(YEARS),
      pay: pay && { min: pay[0] * 100_000, max: pay[1] * 100_000 },
      batch: pick(BATCHES),
      age: pick(AGES),
    }
  })
}

/** Inserts them, confirmed and posted before `now`, each at its own time. */
export async function insertPostings(
  owner: Kysely<Database>,
  postings: GeneratedPosting[],
  now: Date,
): Promise<void> {
  const rows = postings.map((posting, at) => rowOf(posting, postedAt(posting, at, now), now))
  for (let first = 0; first < rows.length; first += 1000)
    await owner
      .insertInto('jobs')
      .values(rows.slice(first, first + 1000))
      .execute()
}

/** Within its day, and in the past: those of today were posted just after midnight. */
function postedAt({ age }: GeneratedPosting, at: number, now: Date): Date {
  return new Date(startOfIndianDay(now).getTime() - age * DAY_MS + at)
}

function rowOf(posting: GeneratedPosting, posted_at: Date, now: Date): Insertable<JobsTable> {
  const { external_id, id, title, company, cities, mode, skills, years, pay, batch } = posting
  return jobRow(external_id, {
    id,
    title,
    company,
    location: cities.join(', ') || 'Remote, India',
    locations: cities,
    work_mode: mode,
    skills,
    experience_level: years && (years.min === 0 ? 'Fresher' : 'Experienced'),
    experience_min: years?.min ?? null,
    experience_max: years?.max ?? null,
    salary_min: pay?.min ?? null,
    salary_max: pay?.max ?? null,
    batch,
    source: 'generated',
    posted_at,
    first_seen_at: posted_at,
    last_seen_at: now,
    verified_at: now,
  })
}

/** A linear congruential generator (Numerical Recipes), from 0 to below 1. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
