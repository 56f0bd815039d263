import type { ExperienceLevel, JobCategory, SalaryPeriod, WorkMode } from '#core/job.ts'
import { STATED_FACTS, type EveryFact } from '#core/posting-facts.ts'
import type { Extraction } from '#ingest/understand/understand.ts'

/** The facts of a posting, for programs. Unknown is null, also for lists. */
export interface Facts extends EveryFact {
  /** false if the posting names another country, or only "remote" and the like; null if it names no place. */
  india: boolean | null
  /** Canonical names of Indian cities, in the employer's order. */
  cities: string[] | null
  /** ISO 3166 code of the country of work: `IN`, or another one that the posting names. */
  country: string | null
  is_it: boolean | null
  category: JobCategory | null
  /** Whole years. A minimum without a maximum is open-ended ("5+"). */
  experience_min: number | null
  experience_max: number | null
  level: ExperienceLevel | null
  /** Graduation years that may apply, ascending. */
  batch: number[] | null
  /** Rupees per `salary_period`; only one of them if the employer states only one ("up to 5 LPA"). */
  salary_min: number | null
  salary_max: number | null
  salary_period: SalaryPeriod | null
  work_mode: WorkMode | null
  skills: string[] | null
  /** The last day to apply, as an ISO date. */
  last_date: string | null
}

export type FactName = keyof Facts

export interface Explanation extends Facts {
  /** The words that each known field was read from. */
  evidence: Partial<Record<FactName, string[]>>
}

/** The facts of an unreadable posting: all unknown. */
export function unknownFacts(): Explanation {
  const unknown = Object.fromEntries(FACT_NAMES.map((name) => [name, null])) as Record<FactName, null>
  return { ...unknown, evidence: {} }
}

/** Flattens an extraction into facts with their evidence. */
export function explain(extraction: Extraction): Explanation {
  const { places, role, years, level, batch, pay, workMode, skills, lastDate } = extraction
  const stated = Object.entries(extraction.facts)
  const facts: Facts = {
    ...(Object.fromEntries(stated.map(([name, { value }]) => [name, value])) as unknown as EveryFact),
    india: places.value.india,
    cities: known(places.value.cities),
    country: places.value.country,
    is_it: role.value.isIt,
    category: role.value.category,
    experience_min: years.value?.min ?? null,
    experience_max: years.value?.max ?? null,
    level: level.value,
    batch: known(batch.value),
    salary_min: pay.value?.min ?? null,
    salary_max: pay.value?.max ?? null,
    salary_period: pay.value?.period ?? null,
    work_mode: workMode.value,
    skills: known(skills.value.map(({ name }) => name)),
    last_date: lastDate.value,
  }
  const words: Record<FactName, string[]> = {
    ...(Object.fromEntries(stated.map(([name, { evidence }]) => [name, evidence])) as Record<
      keyof EveryFact,
      string[]
    >),
    india: places.evidence,
    cities: places.evidence,
    country: places.evidence,
    is_it: role.evidence,
    category: role.evidence,
    experience_min: years.evidence,
    experience_max: years.evidence,
    level: level.evidence,
    batch: batch.evidence,
    salary_min: pay.evidence,
    salary_max: pay.evidence,
    salary_period: pay.evidence,
    work_mode: workMode.evidence,
    skills: skills.evidence,
    last_date: lastDate.evidence,
  }
  const evidence: Explanation['evidence'] = {}
  for (const name of FACT_NAMES) if (facts[name] !== null) evidence[name] = words[name]
  return { ...facts, evidence }
}

export const FACT_NAMES: FactName[] = [
  'india',
  'cities',
  'country',
  'is_it',
  'category',
  'experience_min',
  'experience_max',
  'level',
  'batch',
  'salary_min',
  'salary_max',
  'salary_period',
  'work_mode',
  'skills',
  'last_date',
  ...STATED_FACTS,
]

function known<T>(list: T[]): T[] | null {
  return list.length > 0 ? list : null
}
