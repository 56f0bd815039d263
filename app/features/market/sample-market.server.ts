import { isoDay, startOfIndianDay } from '#core/dates.ts'
import { JOB_CATEGORIES, type JobCategory } from '#core/job.ts'
import { asksForAi } from '#core/market/ai-skills.ts'
import { marketTally } from '#core/market/compute-figures.ts'
import { statesPay } from '#core/market/pay.ts'
import type { MarketBoard, MarketDay, MarketFigures, MarketPosting } from '#core/market/market-figures.ts'
import { SKILLS } from '#core/skills/skills.ts'

const DAY_MS = 86_400_000
const HALF_DAY_MS = DAY_MS / 2
const LAKH = 100_000
const POSTINGS = 2400
const COMPANIES = 30
/** Days of postings, and of totals for the lines. */
const POSTED_DAYS = 140
const COUNTED_DAYS = 28
const KNOWN_DAYS = 120
/** Half of the postings are gone after so many days. */
const HALF_LIFE_DAYS = 26

/** Cities, and how often postings name them. */
const CITIES = [
  ['Bengaluru', 30],
  ['Hyderabad', 17],
  ['Pune', 14],
  ['Chennai', 11],
  ['Mumbai', 10],
  ['Gurugram', 9],
  ['Noida', 8],
  ['Kolkata', 4],
  ['Ahmedabad', 3],
  ['Kochi', 3],
  ['Indore', 2.5],
  ['Jaipur', 2],
  ['Coimbatore', 2],
  ['Thiruvananthapuram', 2],
  ['Chandigarh', 1.5],
  ['Nagpur', 1],
  ['Bhubaneswar', 1],
  ['Lucknow', 1],
  ['Guwahati', 0.5],
] as const
const YEARS = [0, 0, 0, 1, 1, 2, 3, 3, 4, 5, 6, 8, 10, 12] as const

export interface SampleMarket {
  postings: MarketPosting[]
  boards: Map<string, MarketBoard>
}

/** Shown while there are too few real postings. */
export interface CountedSample {
  figures: MarketFigures
  days: MarketDay[]
}

let counted: (CountedSample & { day: string }) | null = null

/** The figures of the made-up postings, counted like real ones; the same all day. */
export function countedSample(now: Date): CountedSample {
  const day = isoDay(now)
  if (counted?.day === day) return counted
  const noon = new Date(startOfIndianDay(now).getTime() + HALF_DAY_MS)
  const { postings, boards } = sampleMarket(noon)
  const tally = marketTally(boards, noon)
  postings.forEach(tally.add)
  const days = Array.from({ length: COUNTED_DAYS }, (_, index) =>
    sampleDay(postings, new Date(noon.getTime() - (COUNTED_DAYS - 1 - index) * DAY_MS)),
  )
  counted = { day, figures: tally.result(), days }
  return counted
}

function sampleDay(postings: readonly MarketPosting[], time: Date): MarketDay {
  const open = postings.filter(
    ({ first_seen_at, closed_at }) => first_seen_at <= time && (closed_at === null || closed_at > time),
  )
  return {
    day: isoDay(time),
    postings: open.length,
    with_pay: open.filter(statesPay).length,
    asking_ai: open.filter(({ skills }) => asksForAi(skills)).length,
  }
}

/**
 * Made-up postings of companies that do not exist, as they would be crawled over some months. The same in every run for the
 * same time: no figure of a sample page depends on luck.
 */
export function sampleMarket(now: Date): SampleMarket {
  const random = createRandom(20_261_122)
  const boards = new Map<string, MarketBoard>()
  for (let company = 0; company < COMPANIES; company += 1)
    boards.set(sourceOf(company), {
      since: new Date(now.getTime() - (KNOWN_DAYS - (company % 3)) * DAY_MS),
      seen_at: new Date(now.getTime() - DAY_MS / 24),
      lost_at: null,
    })
  const postings = Array.from({ length: POSTINGS }, () => samplePosting(random, now))
  return { postings, boards }
}

function samplePosting(random: () => number, now: Date): MarketPosting {
  const company = Math.floor(random() * COMPANIES)
  const category = pick(random, JOB_CATEGORIES)
  const years = pick(random, YEARS)
  // Some companies posted most of their jobs lately, others long ago.
  const age = POSTED_DAYS * random() ** (0.55 + (company % 7) * 0.2)
  const posted = now.getTime() - age * DAY_MS
  const life = (-Math.log(1 - random()) / Math.LN2) * HALF_LIFE_DAYS
  const knownSince = now.getTime() - KNOWN_DAYS * DAY_MS
  const closed = life < age ? new Date(posted + life * DAY_MS) : null
  return {
    source: sourceOf(company),
    company: `Sample company ${company + 1}`,
    category,
    experience_level: years === 0 ? 'Fresher' : 'Experienced',
    experience_min: years,
    ...samplePay(random, category, years),
    salary_period: 'year',
    job_type: 'Full-time',
    locations: [weighted(random, CITIES)],
    skills: sampleSkills(random, category, age),
    posted_at: new Date(posted),
    day_stated: true,
    first_seen_at: new Date(Math.max(Math.min(posted + random() * HALF_DAY_MS, now.getTime()), knownSince)),
    closed_at: closed,
    taken_off: closed !== null,
  }
}

function samplePay(random: () => number, category: JobCategory, years: number) {
  if (random() > 0.45) return { salary_min: null, salary_max: null }
  const role = 1 + (JOB_CATEGORIES.indexOf(category) % 5) * 0.12
  const luck = 0.75 + random() * 0.6
  const low = (3.5 + years * 2.1) * role * luck
  const rounded = (lakhs: number) => Math.round(lakhs * 2) * (LAKH / 2)
  return { salary_min: rounded(low), salary_max: rounded(low * (1.15 + random() * 0.35)) }
}

/** Later postings ask for AI more often. */
function sampleSkills(random: () => number, category: JobCategory, age: number): string[] {
  const own = SKILLS.filter(({ of }) => of === category)
  const names = own.length > 0 ? own : SKILLS.filter(({ of }) => of === null)
  const asked = Array.from({ length: 3 }, () => pick(random, names).name)
  if (random() < 0.3 - age / 700)
    asked.push(pick(random, ['Generative AI', 'LLMs', 'Machine Learning', 'RAG']))
  if (random() < 0.35) asked.push(pick(random, ['SQL', 'Python', 'Git', 'Agile']))
  return [...new Set(asked)]
}

function sourceOf(company: number): string {
  return `sample:${company + 1}`
}

function pick<Value>(random: () => number, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value
}

function weighted(random: () => number, values: readonly (readonly [string, number])[]): string {
  let rest = random() * values.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [value, weight] of values) if ((rest -= weight) < 0) return value
  return values[0]?.[0] ?? ''
}

/** Random numbers that are the same in every run with the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const stirred = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((stirred ^ (stirred >>> 14)) >>> 0) / 2 ** 32
  }
}
