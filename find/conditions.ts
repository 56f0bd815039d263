import { startOfIndianDay } from '#core/dates.ts'
import {
  bitsOf,
  BRANCHES,
  branchesMetBy,
  DEGREES,
  degreesMetBy,
  type Branch,
  type Degree,
} from '#core/degrees.ts'
import type { JobSearch, PayFloor, UnstatedGroup, YearsRange } from '#core/find/job-search.ts'
import {
  EXPERIENCE_LEVELS,
  JOB_CATEGORIES,
  JOB_TYPES,
  WORK_MODES,
  type ExperienceLevel,
  type JobCategory,
  type JobType,
  type WorkMode,
} from '#core/job.ts'
import { listedSlug, searchedPlaces } from '#core/places/listed-places.ts'
import { bitsFor, type Bits } from './bits.ts'
import type { Dictionary } from './dictionary.ts'
import { batchBit, codeOf, UNSTATED_PAY, UNSTATED_YEARS } from './job-columns.ts'
import type { JobIndex } from './job-index.ts'
import { between, rowByRow, withAnyBit } from './row-tests.ts'

const DAY_MS = 86_400_000
/** Times in the index are in microseconds. */
const MICROS = 1000

/*
 * The rows that meet one condition of a search: the same meaning as in SQL (`db/queries/jobs/find-jobs.ts`), which a
 * test compares. Some of the rows may not be listed.
 */

export function inMode(index: JobIndex, mode: WorkMode): Bits {
  return withCode(index, 'mode', codeOf(WORK_MODES, mode))
}

/** Freshers are all whom no years are asked of, whether or not a posting says so. */
export function ofLevel(index: JobIndex, level: ExperienceLevel): Bits {
  const { columns } = index
  if (level === 'Fresher')
    return index.rowsThat(
      'freshers',
      rowByRow((row) => columns.isForFreshers(row)),
    )
  return statingLevel(index, level)
}

export function statingLevel(index: JobIndex, level: ExperienceLevel): Bits {
  return withCode(index, 'level', codeOf(EXPERIENCE_LEVELS, level))
}

export function inCategory(index: JobIndex, category: JobCategory): Bits {
  return withCode(index, 'category', codeOf(JOB_CATEGORIES, category))
}

export function ofType(index: JobIndex, type: JobType): Bits {
  return withCode(index, 'jobType', codeOf(JOB_TYPES, type))
}

/** @param slug Of a city, or of a place that belongs to one. */
export function inCity(index: JobIndex, slug: string): Bits {
  const city = listedSlug(slug)
  const { cities, cityNames } = index.columns
  const code = laterCode(cityNames, city)
  return index.rowsThat(`city ${city}`, cities.holding(code))
}

/** @param skill A slug. */
export function withSkill(index: JobIndex, skill: string): Bits {
  const { skills, skillNames } = index.columns
  const code = laterCode(skillNames, skill)
  return index.rowsThat(`skill ${skill}`, skills.holding(code))
}

/** @param slug A company's slug. */
export function atCompany(index: JobIndex, slug: string): Bits {
  const { company, companyNames } = index.columns
  const code = companyNames.find(slug)
  if (code === -1) return bitsFor(index.columns.capacity)
  return index.rowsThat(
    `company ${slug}`,
    between(() => company.values, code, code),
  )
}

/** @param place As typed: part of a location, or another name of it. */
export function inPlace(index: JobIndex, place: string): Bits {
  const { location, locationTexts } = index.columns
  const spellings = searchedPlaces(place)
  // New locations may come while these rows are kept.
  const known: boolean[] = []
  const holds = (code: number) =>
    (known[code] ??= spellings.some((spelling) => locationTexts.label(code).includes(spelling)))
  return index.rowsThat(
    `place ${spellings.join()}`,
    rowByRow((row) => spellings.length === 0 || holds(location.values[row] ?? 0)),
  )
}

/** The postings for somebody with so many years: of a range, those that overlap it. */
export function forYears(index: JobIndex, { from, to }: YearsRange): Bits {
  const { columns } = index
  return index.rowsThat(
    `years ${from} to ${to}`,
    rowByRow((row) => (columns.leastYears[row] ?? 0) <= to && (columns.mostYears[row] ?? 0) >= from),
  )
}

/** The postings that ask for at least exactly so many years. */
export function fromYears(index: JobIndex, years: number): Bits {
  return index.rowsThat(
    `years from ${years}`,
    between(() => index.columns.leastYears, years, years),
  )
}

/** The postings that state nothing of what a filter of the search asks for. */
export function unstated(index: JobIndex, group: UnstatedGroup, filter: keyof JobSearch): Bits {
  const { batch, degrees, branches, pay } = index.columns
  switch (group) {
    case 'batch':
      return index.rowsThat(
        'no batch',
        between(() => batch.values, 0, 0),
      )
    case 'degree': {
      const column = filter === 'branches' ? branches : degrees
      return index.rowsThat(
        filter === 'branches' ? 'no branch' : 'no degree',
        between(() => column.values, 0, 0),
      )
    }
    case 'experience':
      return filter === 'levels' ? noExperienceNamed(index) : unstatedYears(index)
    case 'job_type':
      return withoutCode(index, 'jobType')
    case 'mode':
      return withoutCode(index, 'mode')
    case 'pay':
      return index.rowsThat(
        'no pay',
        between(() => pay.values, UNSTATED_PAY, UNSTATED_PAY),
      )
  }
}

/** Neither years nor a level. */
function noExperienceNamed(index: JobIndex): Bits {
  const { columns } = index
  return index.rowsThat(
    'no experience named',
    rowByRow((row) => columns.leastYears[row] === UNSTATED_YEARS && columns.level[row] === 0),
  )
}

export function upToYears(index: JobIndex, years: number): Bits {
  const most = Math.min(years, UNSTATED_YEARS - 1)
  return index.rowsThat(
    `years ${years}`,
    between(() => index.columns.leastYears, 0, most),
  )
}

export function unstatedYears(index: JobIndex): Bits {
  return index.rowsThat(
    'years unstated',
    between(() => index.columns.leastYears, UNSTATED_YEARS, UNSTATED_YEARS),
  )
}

/** Only those that state pay. @param rupees A year. */
export function payingAtLeast(index: JobIndex, rupees: number): Bits {
  const { pay } = index.columns
  return index.rowsThat(
    `pay ${rupees}`,
    between(() => pay.values, Math.max(rupees, UNSTATED_PAY + 1), Number.POSITIVE_INFINITY),
  )
}

export function statingPay(index: JobIndex): Bits {
  return payingAtLeast(index, 0)
}

export function yearlyPay({ amount, period }: PayFloor): number {
  return period === 'month' ? amount * 12 : amount
}

export function forBatch(index: JobIndex, year: number): Bits {
  const { batch } = index.columns
  return index.rowsThat(
    `batch ${year}`,
    withAnyBit(() => batch.values, batchBit(year)),
  )
}

/** The postings for somebody with a degree. */
export function forDegree(index: JobIndex, degree: Degree): Bits {
  const { degrees } = index.columns
  return index.rowsThat(
    `degree ${degree}`,
    withAnyBit(() => degrees.values, bitsOf(DEGREES, degreesMetBy(degree))),
  )
}

/** The postings for somebody with a branch of study. */
export function forBranch(index: JobIndex, branch: Branch): Bits {
  const { branches } = index.columns
  return index.rowsThat(
    `branch ${branch}`,
    withAnyBit(() => branches.values, bitsOf(BRANCHES, branchesMetBy(branch))),
  )
}

/** @param days 1 is today, in Indian time. */
export function postedWithin(index: JobIndex, days: number, now: Date): Bits {
  const since = (startOfIndianDay(now).getTime() - (days - 1) * DAY_MS) * MICROS
  return index.rowsThat(
    `posted ${since}`,
    between(() => index.columns.postedAt, since, Number.POSITIVE_INFINITY),
  )
}

export function confirmedWithin(index: JobIndex, days: number, now: Date): Bits {
  const { columns } = index
  const since = (now.getTime() - days * DAY_MS) * MICROS
  return index.rowsAbove(`confirmed ${days}`, (row) => columns.confirmedAt(row), since)
}

export function samples(index: JobIndex): Bits {
  const { columns } = index
  return index.rowsThat(
    'samples',
    rowByRow((row) => columns.isSample(row)),
  )
}

function withCode(index: JobIndex, column: 'mode' | 'level' | 'category' | 'jobType', code: number): Bits {
  // No row has a code of 0.5: of an unknown value there are none.
  const wanted = code > 0 ? code : 0.5
  return index.rowsThat(
    `${column} ${code}`,
    between(() => index.columns[column], wanted, wanted),
  )
}

function withoutCode(index: JobIndex, column: 'mode' | 'jobType'): Bits {
  return index.rowsThat(
    `no ${column}`,
    between(() => index.columns[column], 0, 0),
  )
}

/** The code of a value. The first posting with it may come while its rows are kept. */
function laterCode(names: Dictionary, slug: string): () => number {
  let code = names.find(slug)
  return () => {
    if (code === -1) code = names.find(slug)
    return code
  }
}
