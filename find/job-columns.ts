import { indianYear } from '#core/dates.ts'
import { isForFreshers, leastYears } from '#core/experience.ts'
import { EXPERIENCE_LEVELS, JOB_CATEGORIES, JOB_TYPES, WORK_MODES } from '#core/job.ts'
import { NCR_CITIES } from '#core/places/city-names.ts'
import { companySlug, slugOf } from '#core/slug.ts'
import type { IndexedJob } from '#db/queries/jobs/indexed-jobs.ts'
import { Dictionary } from './dictionary.ts'
import { MultiColumn } from './multi-column.ts'
import { NarrowColumn } from './narrow-column.ts'
import { RowIds } from './row-ids.ts'

/** `leastYears` of a posting that states none, and `mostYears` of one without a limit. */
export const UNSTATED_YEARS = 255
/** `pay` of a posting that states none; the database allows no other below 1. */
export const UNSTATED_PAY = 0
const BATCH_BITS = 32
/** Two bytes of `batch` hold the sixteen years from here on, and so those that searches ask for. */
export const lowestBatch = (now: Date) => indianYear(now) - 10
/** The same for as long as this process runs. */
// oxlint-disable-next-line pravesh/no-process-clock -- only its year counts
const LOWEST_BATCH = lowestBatch(new Date())
/** So many years before it have bits, too. */
const OLDER_BATCHES = 6

const SAMPLE = 1
const FOLLOWS_BOARD = 2
const FOR_FRESHERS = 4

/**
 * What filters, orders and counts need of each posting, one array a field. A row number is given to one posting at a
 * time (`JobIndex`).
 */
export class JobColumns {
  /** Rows that the arrays have room for. */
  capacity: number
  readonly ids: RowIds
  /** Microseconds since 1970, as exact as the database: the order of a list depends on it. */
  postedAt: Float64Array
  /** Rupees a year, the highest stated; `UNSTATED_PAY` if none. */
  readonly pay: NarrowColumn
  readonly clicks: NarrowColumn
  readonly recentClicks: NarrowColumn
  readonly company: NarrowColumn
  readonly location: NarrowColumn
  /** The same for rows of one opening; 0 for a row that is one by itself. */
  readonly opening: NarrowColumn
  /** Positions in the lists of `core/job.ts`, from 1; 0 is unknown. */
  mode: Uint8Array
  level: Uint8Array
  category: Uint8Array
  jobType: Uint8Array
  /** Years that a posting asks for at least; 0 if it is for freshers. */
  leastYears: Uint8Array
  /** And at most. */
  mostYears: Uint8Array
  readonly batch: NarrowColumn
  /** Bits by the places in `DEGREES` and `BRANCHES`; 0 if none is stated. */
  readonly degrees: NarrowColumn
  readonly branches: NarrowColumn
  readonly cities: MultiColumn
  readonly skills: MultiColumn
  readonly companyNames = new Dictionary(companySlug)
  readonly cityNames = new Dictionary()
  readonly skillNames = new Dictionary()
  /** Whole locations as displayed. */
  readonly locationTexts = new Dictionary()
  /** A digest of all that words are looked for in. */
  private texts: Uint32Array
  private flags: Uint8Array
  private readonly source: NarrowColumn
  private ownConfirmedAt: Float64Array
  private readonly sources = new Dictionary()
  private readonly openings = new Dictionary()
  /** By source code: when the board last listed its postings. */
  private readonly boardSeenAt: number[] = []
  private readonly remote = this.cityNames.code('remote', 'Remote in India')
  private readonly ncr = this.cityNames.code('delhi-ncr', 'Delhi NCR')
  private readonly ncrCities = new Set([...NCR_CITIES].map((city) => this.cityNames.code(slugOf(city), city)))

  constructor(capacity: number) {
    this.capacity = capacity
    this.ids = new RowIds(capacity)
    this.postedAt = new Float64Array(capacity)
    this.ownConfirmedAt = new Float64Array(capacity)
    this.pay = new NarrowColumn(capacity)
    this.clicks = new NarrowColumn(capacity)
    this.recentClicks = new NarrowColumn(capacity)
    this.company = new NarrowColumn(capacity)
    this.location = new NarrowColumn(capacity)
    this.opening = new NarrowColumn(capacity)
    this.source = new NarrowColumn(capacity)
    this.texts = new Uint32Array(capacity)
    this.batch = new NarrowColumn(capacity)
    this.degrees = new NarrowColumn(capacity)
    this.branches = new NarrowColumn(capacity)
    this.mode = new Uint8Array(capacity)
    this.level = new Uint8Array(capacity)
    this.category = new Uint8Array(capacity)
    this.jobType = new Uint8Array(capacity)
    this.leastYears = new Uint8Array(capacity)
    this.mostYears = new Uint8Array(capacity)
    this.flags = new Uint8Array(capacity)
    this.cities = new MultiColumn(capacity)
    this.skills = new MultiColumn(capacity)
  }

  grow(capacity: number): void {
    this.capacity = capacity
    this.ids.grow(capacity)
    this.postedAt = larger(this.postedAt, new Float64Array(capacity))
    this.ownConfirmedAt = larger(this.ownConfirmedAt, new Float64Array(capacity))
    this.pay.grow(capacity)
    this.clicks.grow(capacity)
    this.recentClicks.grow(capacity)
    this.company.grow(capacity)
    this.location.grow(capacity)
    this.opening.grow(capacity)
    this.source.grow(capacity)
    this.texts = larger(this.texts, new Uint32Array(capacity))
    this.batch.grow(capacity)
    this.degrees.grow(capacity)
    this.branches.grow(capacity)
    this.mode = larger(this.mode, new Uint8Array(capacity))
    this.level = larger(this.level, new Uint8Array(capacity))
    this.category = larger(this.category, new Uint8Array(capacity))
    this.jobType = larger(this.jobType, new Uint8Array(capacity))
    this.leastYears = larger(this.leastYears, new Uint8Array(capacity))
    this.mostYears = larger(this.mostYears, new Uint8Array(capacity))
    this.flags = larger(this.flags, new Uint8Array(capacity))
    this.cities.grow(capacity)
    this.skills.grow(capacity)
  }

  write(row: number, job: IndexedJob): void {
    this.ids.write(row, job.id)
    this.postedAt[row] = job.posted_at
    this.pay.set(row, yearlyPay(job))
    this.clicks.set(row, job.clicks)
    this.recentClicks.set(row, job.clicks_last_7_days)
    this.company.set(row, this.companyNames.codeOfName(job.company))
    const location = job.location.toLowerCase()
    this.location.set(row, this.locationTexts.code(location, location))
    this.opening.set(row, job.opening === null ? 0 : this.openings.code(job.opening, '') + 1)
    this.mode[row] = codeOf(WORK_MODES, job.work_mode)
    this.level[row] = codeOf(EXPERIENCE_LEVELS, job.experience_level)
    this.category[row] = codeOf(JOB_CATEGORIES, job.category)
    this.jobType[row] = codeOf(JOB_TYPES, job.job_type)
    const { least, most } = yearsOf(job)
    this.leastYears[row] = least
    this.mostYears[row] = most
    const batch = job.batch.reduce((bits, year) => bits | batchBit(year), 0)
    this.batch.set(row, batch >>> 0)
    this.degrees.set(row, job.degrees)
    this.branches.set(row, job.branches)
    this.cities.write(row, this.citiesOf(job))
    this.skills.write(row, [...new Set(job.skills.map((skill) => this.skillNames.codeOfName(skill)))])
    this.texts[row] = digestOf(job)
    this.flags[row] =
      (job.is_sample ? SAMPLE : 0) |
      (job.follows_board ? FOLLOWS_BOARD : 0) |
      (isForFreshers(job) ? FOR_FRESHERS : 0)
    this.source.set(row, this.sources.code(job.source, job.source))
    this.ownConfirmedAt[row] = job.verified_at ?? 0
  }

  /** Whether the row has the same words as the posting. */
  hasTextsOf(row: number, job: IndexedJob): boolean {
    return this.texts[row] === digestOf(job)
  }

  isSample(row: number): boolean {
    return ((this.flags[row] ?? 0) & SAMPLE) !== 0
  }

  isForFreshers(row: number): boolean {
    return ((this.flags[row] ?? 0) & FOR_FRESHERS) !== 0
  }

  /** Notes when boards last listed their postings. */
  confirmBoards(boards: readonly { source: string; seen_at: number }[]): void {
    for (const { source, seen_at } of boards) this.boardSeenAt[this.sources.code(source, source)] = seen_at
  }

  /** As `verified_at` of the list, in microseconds since 1970; 0 if never. */
  confirmedAt(row: number): number {
    const own = this.ownConfirmedAt[row] ?? 0
    const follows = ((this.flags[row] ?? 0) & FOLLOWS_BOARD) !== 0
    return follows ? Math.max(own, this.boardSeenAt[this.source.values[row] ?? 0] ?? 0) : own
  }

  /** "Remote in India" is a kind of work, and Delhi NCR every city of the region. */
  private citiesOf({ locations, work_mode }: IndexedJob): number[] {
    const codes = new Set(locations.map((city) => this.cityNames.codeOfName(city)))
    codes.delete(this.remote)
    if (work_mode === 'remote') codes.add(this.remote)
    if (!codes.isDisjointFrom(this.ncrCities)) codes.add(this.ncr)
    return [...codes]
  }
}

/** The bit of a graduation year in the column `batch`; 0 for a year outside of it. */
export function batchBit(year: number, lowest: number = LOWEST_BATCH): number {
  const place = year - lowest
  const isKept = place >= -OLDER_BATCHES && place < BATCH_BITS - OLDER_BATCHES
  return isKept ? 1 << ((place + BATCH_BITS) % BATCH_BITS) : 0
}

/** The position of a value from 1; 0 for null. */
export function codeOf<Value>(values: readonly Value[], value: Value | null): number {
  return value === null ? 0 : values.indexOf(value) + 1
}

function yearlyPay({ salary_min, salary_max, salary_period }: IndexedJob): number {
  const pay = salary_max ?? salary_min
  if (pay === null) return UNSTATED_PAY
  return salary_period === 'month' ? pay * 12 : pay
}

/** Those of a posting for freshers that states no number are none. */
function yearsOf(job: IndexedJob): { least: number; most: number } {
  const least = leastYears(job)
  if (least !== null) return { least, most: job.experience_max ?? UNSTATED_YEARS }
  return isForFreshers(job) ? { least: 0, most: 0 } : { least: UNSTATED_YEARS, most: UNSTATED_YEARS }
}

function larger<Values extends Float64Array | Uint32Array | Uint8Array>(from: Values, to: Values): Values {
  to.set(from)
  return to
}

function digestOf(job: IndexedJob): number {
  const { title, company, skills, locations, category, experience_level, work_mode, job_type, batch } = job
  const text = [
    title,
    company,
    ...skills,
    '',
    ...locations,
    category,
    experience_level,
    work_mode,
    job_type,
    ...batch,
    isForFreshers(job),
  ]
  return digest(`${text.join('\n')}\n${job.content_changed_at}`)
}

/** FNV-1a. */
function digest(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
