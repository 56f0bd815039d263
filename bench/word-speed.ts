import { SKILL_NAMES } from '#core/skills/skill-names.ts'
import { cityNames } from '#core/city-states.ts'
import { EXPERIENCE_LEVELS, JOB_CATEGORIES, JOB_TYPES, WORK_MODES } from '#core/job.ts'
import { QUERY_PARTS, readQueries } from '#find/words/queries/query-set.ts'
import type { WordFields } from '#find/words/row-reader.ts'
import { tokeniseHtml } from '#find/words/tokenise.ts'
import { createWordIndex } from '#find/words/word-index.ts'

const ROLES =
  'Engineer Developer Analyst Intern Tester Architect Consultant Lead Manager Administrator'.split(' ')
const KINDS = 'Software Java Python React Data Cloud Security Network QA Platform Backend Frontend'.split(' ')
const RANKS = ['', '', '', 'Senior', 'Junior', 'Associate', 'Lead', 'Trainee']
const COMPANIES = 5000
const CITIES = [
  'Bengaluru',
  'Pune',
  'Hyderabad',
  'Chennai',
  'Mumbai',
  'Gurugram',
  'Noida',
  ...cityNames().slice(0, 53),
]
const SKILLS = SKILL_NAMES.map(({ name }) => name)
/** Words of descriptions; the n-th is about n times rarer than the first. */
const DESCRIPTION_WORDS = 30_000
const WORDS_A_DESCRIPTION = 300

const SEARCH_RUNS = 7

/** What the word index takes: processor time of this thread, and the best time of each search. */
export interface WordSpeed {
  rows: number
  /** Milliseconds to add all rows, and all descriptions. */
  addMs: number
  describeMs: number
  /** Megabytes of descriptions that are split into words in a second. */
  splitMbPerSecond: number
  /** Milliseconds of a search over all rows, without and with descriptions. */
  medianMs: number
  p99Ms: number
  describedMedianMs: number
  describedP99Ms: number
  /** Megabytes of the lists, without and with descriptions. */
  listsMb: number
  describedListsMb: number
}

/** Measures the word index on generated rows with the queries of the query set. */
export function measureWords(rows: number): WordSpeed {
  const random = seeded(1)
  const words = Array.from({ length: DESCRIPTION_WORDS }, () => randomWord(random))
  const index = createWordIndex()
  const addMs = cpuMs(() => {
    for (let row = 0; row < rows; row += 1) index.add(row, randomRow(random))
  })
  const queries = QUERY_PARTS.flatMap((part) => readQueries(part)).map(({ query }) => query)
  const bare = searchTimes(queries, (query) => index.search(query))
  const listsMb = index.bytes() / 1e6
  const descriptions = Array.from({ length: Math.min(rows, 2000) }, () => randomDescription(words, random))
  const describeMs = cpuMs(() => {
    for (let row = 0; row < rows; row += 1)
      index.addDescription(row, descriptions[row % descriptions.length] ?? '')
  })
  const described = searchTimes(queries, (query) => index.search(query))
  return {
    rows,
    addMs,
    describeMs,
    splitMbPerSecond: splitSpeed(descriptions),
    medianMs: quantile(bare, 0.5),
    p99Ms: quantile(bare, 0.99),
    describedMedianMs: quantile(described, 0.5),
    describedP99Ms: quantile(described, 0.99),
    listsMb,
    describedListsMb: index.bytes() / 1e6,
  }
}

/** The time of each query, sorted: the best of several, so that other processes disturb little. */
function searchTimes(queries: readonly string[], search: (query: string) => void): number[] {
  const best = queries.map((query) => {
    let ms = Infinity
    for (let run = 0; run < SEARCH_RUNS; run += 1) {
      const started = performance.now()
      search(query)
      ms = Math.min(ms, performance.now() - started)
    }
    return ms
  })
  return best.sort((a, b) => a - b)
}

function splitSpeed(descriptions: readonly string[]): number {
  const bytes = descriptions.reduce((sum, description) => sum + description.length, 0)
  const words: string[] = []
  const ms = cpuMs(() => {
    for (const description of descriptions) {
      words.length = 0
      tokeniseHtml(description, words)
    }
  })
  return bytes / 1e6 / (Math.max(ms, 0.001) / 1000)
}

function cpuMs(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function randomRow(random: () => number): WordFields {
  const any = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value
  return {
    title: [any(RANKS), any(KINDS), any(ROLES)].join(' ').trim(),
    company: `${companyName(Math.floor(random() ** 2 * COMPANIES))} ${any(['Tech', 'Labs', 'Systems'])}`,
    skills: Array.from({ length: 3 + Math.floor(random() * 6) }, () => any(SKILLS)),
    locations: random() < 0.1 ? [] : [CITIES[Math.floor(random() ** 2 * CITIES.length)] ?? 'Pune'],
    category: any(JOB_CATEGORIES),
    experience_level: any([...EXPERIENCE_LEVELS, null]),
    work_mode: any([...WORK_MODES, null]),
    job_type: any(JOB_TYPES),
    batch: random() < 0.2 ? [2026] : [],
  }
}

function randomDescription(words: readonly string[], random: () => number): string {
  const text = Array.from(
    { length: WORDS_A_DESCRIPTION },
    () => words[Math.floor(words.length ** random()) - 1] ?? 'team',
  )
  const skills = Array.from({ length: 8 }, () => SKILLS[Math.floor(random() * SKILLS.length)] ?? 'Java')
  return `<p>${text.join(' ')}</p><ul><li>${skills.slice(0, 4).join(' &amp; ')}</li><li>${skills.slice(4).join(', ')}</li></ul>`
}

/** A name that no other number has. */
function companyName(number: number): string {
  return `${number.toString(20)}`
    .replaceAll(/\d/g, (digit) => 'klmnopqrst'.charAt(Number(digit)))
    .padEnd(5, 'ava')
}

function randomWord(random: () => number): string {
  const length = 3 + Math.floor(random() * 8)
  return Array.from({ length }, (_, at) =>
    (at % 2 === 0 ? 'bcdfghklmnprst' : 'aeiou').charAt(Math.floor(random() * (at % 2 === 0 ? 14 : 5))),
  ).join('')
}

/** A sequence of numbers from 0 to 1 that is the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
