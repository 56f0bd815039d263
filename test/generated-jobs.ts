import type { Insertable } from 'kysely'
import { ASKED_BRANCHES, bitsOf, BRANCHES, DEGREES } from '#core/degrees.ts'
import {
  EMPTY_SEARCH,
  JOB_ORDERS,
  UNSTATED_GROUPS,
  type FindPage,
  type JobSearch,
} from '#core/find/job-search.ts'
import { EXPERIENCE_LEVELS, JOB_CATEGORIES, JOB_TYPES, WORK_MODES } from '#core/job.ts'
import { companySlug, slugOf } from '#core/slug.ts'
import type { JobsTable } from '#db/schema.ts'
import { jobRow } from './job-rows.ts'

const CITIES = [
  'Pune',
  'Bengaluru',
  'Chennai',
  'Delhi',
  'Noida',
  'Gurugram',
  'Delhi NCR',
  'Hyderabad',
  'Kochi',
]
const SKILLS = ['Python', 'Java', 'C++', 'C#', 'C', '.NET', 'Node.js', 'UI/UX', 'SQL', 'React', 'Go', 'R&D']
/** With and without a legal form, which makes no other company. */
const COMPANIES = Array.from(
  { length: 30 },
  (_, index) => `Tarangini ${Math.floor(index / 2)} & Sons${index % 2 ? ' India Pvt. Ltd.' : ''}`,
)
const TITLES = ['Software Engineer', 'QA Analyst', 'Data Engineer', 'Intern', 'Graduate Trainee - QA']
const DAY_MS = 86_400_000

const uuidNumbered = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Random numbers that are the same in every run with the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const stirred = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((stirred ^ (stirred >>> 14)) >>> 0) / 2 ** 32
  }
}

export interface Generator {
  job: (external_id: string) => Insertable<JobsTable>
  search: () => JobSearch
  page: () => FindPage
}

/** Postings of every kind, and searches that often find some of them. Times are around `now`. */
export function createGenerator(random: () => number, now: Date): Generator {
  const upTo = (count: number) => Math.floor(random() * count)
  const one = <Value>(values: readonly Value[]) => values[upTo(values.length)] as Value
  const maybe = <Value>(chance: number, value: () => Value) => (random() < chance ? value() : null)
  const some = <Value>(values: readonly Value[], most: number) => [
    ...new Set(Array.from({ length: upTo(most + 1) }, () => one(values))),
  ]
  /** Many are equal, and some differ by less than a Date can tell. */
  const time = (days: number) =>
    new Date(Math.floor((now.getTime() - random() * days * DAY_MS) / 60_000) * 60_000)
  const asked = <Value>(values: readonly Value[]) => (random() < 0.2 ? some(values, 3) : [])
  return {
    job: (external_id) => {
      const cities = some(CITIES, 3)
      const pay = maybe(0.4, () => 1 + upTo(40)) ?? 0
      const period = one(['year', 'month'] as const)
      const least = maybe(0.5, () => upTo(6))
      return jobRow(external_id, {
        title: one(TITLES),
        company: one(COMPANIES),
        location: cities.join(', ') || 'India',
        locations: cities,
        category: maybe(0.9, () => one(JOB_CATEGORIES)),
        experience_level: maybe(0.6, () => one(EXPERIENCE_LEVELS)),
        experience_min: least,
        experience_max: maybe(0.3, () => (least ?? 0) + upTo(5)),
        work_mode: maybe(0.8, () => one(WORK_MODES)),
        job_type: maybe(0.8, () => one(JOB_TYPES)),
        salary_min: pay > 0 ? maybe(0.7, () => pay * (period === 'year' ? 100_000 : 5000)) : null,
        salary_max: pay > 0 ? maybe(0.7, () => pay * (period === 'year' ? 130_000 : 9000)) : null,
        salary_period: period,
        skills: some(SKILLS, 4),
        batch: some([2023, 2024, 2025, 2026, 2027], 2).sort(),
        degrees: bitsOf(DEGREES, some(DEGREES, 2)),
        branches: bitsOf(BRANCHES, some(BRANCHES, 2)),
        posted_at: time(40),
        source: one(['greenhouse:one', 'lever:two', 'test']),
        verified_at: maybe(0.5, () => time(10)),
        is_active: random() < 0.9,
        closed_at: null,
        opening: maybe(0.3, () => uuidNumbered(upTo(200))),
        clicks: upTo(4),
        clicks_last_7_days: upTo(3),
      })
    },
    search: () => ({
      ...EMPTY_SEARCH,
      location: random() < 0.1 ? one(['pune', 'bangalore', 'delhi ncr', 'india', 'en']) : '',
      modes: asked(WORK_MODES),
      levels: asked(EXPERIENCE_LEVELS),
      cities: asked([...CITIES.map(slugOf), 'remote', 'nowhere']),
      skills: asked(SKILLS.map(slugOf)),
      anySkill: random() < 0.5,
      years: maybe(0.2, () => ({ from: one([1, 2, 3]), to: one([3, 4, 30]) })),
      experience: maybe(0.1, () => one([0, 1, 3, 'unstated'] as const)),
      pay: maybe(0.2, () =>
        one([
          { amount: 400_000, period: 'year' },
          { amount: 30_000, period: 'month' },
        ] as const),
      ),
      payStated: random() < 0.1,
      batches: asked([2024, 2025, 2026]),
      degrees: asked(DEGREES),
      branches: asked(ASKED_BRANCHES),
      companies: asked([...new Set(COMPANIES.map(companySlug))]),
      categories: asked(JOB_CATEGORIES),
      jobTypes: asked(JOB_TYPES),
      postedWithin: maybe(0.1, () => one([1, 3, 7, 30])),
      confirmedWithin: maybe(0.1, () => one([1, 3, 7])),
      unstated: some(UNSTATED_GROUPS, 2).sort(),
    }),
    page: () => ({
      order: one(JOB_ORDERS),
      fit: some([...SKILLS.map(slugOf), 'unheard-of'], 3),
      offset: maybe(0.3, () => upTo(60)) ?? 0,
      limit: one([1, 20, 50]),
      now,
      realOnly: random() < 0.2,
      grouped: random() < 0.5,
      level: maybe(0.1, () => one(EXPERIENCE_LEVELS)) ?? undefined,
      remote: maybe(0.2, () => random() < 0.5) ?? undefined,
    }),
  }
}
