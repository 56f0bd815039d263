import { cutText } from '#core/cut-text.ts'
import {
  hiddenNameKey,
  MAX_COMPANY,
  MAX_HIDDEN,
  MAX_NOTE,
  STAGES,
  type Stage,
} from '#core/application-stage.ts'
import { companySlug } from '#core/slug.ts'

/**
 * The saved jobs and hidden companies of a visitor. Without an account they are kept in the browser
 * (`device-store.ts`), never on the server; with one, in the account (`account-store.ts`). What is stored and the
 * file that the visitor downloads (`saved-file.ts`) have the same rows (`stored-rows.ts`).
 */

export const MAX_SAVED = 1000
const MAX_TEXT = MAX_COMPANY

/** What a list shows of a posting that may be gone from the site. */
export interface SavedPosting {
  id: string
  title: string
  company: string
  location: string
}

export interface SavedJob extends SavedPosting {
  stage: Stage
  /** ISO 8601 */
  saved_at: string
  /** When stage or note last changed. Of two copies of a job, the later one is kept. */
  changed_at: string
  note: string
}

export interface HiddenCompany {
  company: string
  hidden_at: string
}

export interface DeviceData {
  /** Newest first. */
  jobs: SavedJob[]
  hidden: HiddenCompany[]
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** One row of a file or of the browser's storage; a string says what is wrong with it. */
export function parseJob(row: unknown): SavedJob | string {
  if (!isObject(row)) return 'it is not a job'
  const { id, stage, note = '', saved_at: savedAt, changed_at: changedAt = savedAt } = row
  if (typeof id !== 'string' || !UUID.test(id)) return 'its id is not that of a job on this site'
  const texts = { title: text(row['title']), company: text(row['company']), location: text(row['location']) }
  if (!texts.title) return 'it has no title'
  if (!texts.company) return 'it has no company'
  const known = STAGES.find((one) => one === stage)
  if (!known) return `its stage is ${quoted(stage)}; expected ${STAGES.join(', ')}`
  const times = { saved_at: isoTime(savedAt), changed_at: isoTime(changedAt) }
  if (!times.saved_at || !times.changed_at) return 'its time is not a date'
  if (typeof note !== 'string') return 'its note is not text'
  return {
    id: id.toLowerCase(),
    title: texts.title,
    company: texts.company,
    location: texts.location,
    stage: known,
    saved_at: times.saved_at,
    changed_at: times.changed_at,
    note: cutText(note.trim(), MAX_NOTE),
  }
}

/** Like `parseJob`, for a hidden company. */
export function parseHidden(row: unknown): HiddenCompany | string {
  const company = isObject(row) ? text(row['company']) : ''
  if (!company) return 'it has no company'
  const hiddenAt = isObject(row) ? isoTime(row['hidden_at']) : ''
  return hiddenAt ? { company, hidden_at: hiddenAt } : 'its time is not a date'
}

/** Saves a posting; one that is saved stays as it is. Null if the list is full. */
export function saveJob(data: DeviceData, job: SavedPosting, now: Date): DeviceData | null {
  if (isSaved(data, job.id)) return data
  if (data.jobs.length >= MAX_SAVED) return null
  const { id, title, company, location } = job
  const at = now.toISOString()
  const saved: SavedJob = {
    id,
    title,
    company,
    location,
    stage: 'saved',
    saved_at: at,
    changed_at: at,
    note: '',
  }
  return { ...data, jobs: [saved, ...data.jobs] }
}

export function removeJob(data: DeviceData, id: string): DeviceData {
  return { ...data, jobs: data.jobs.filter((job) => job.id !== id) }
}

export function changeJob(
  data: DeviceData,
  id: string,
  change: Partial<Pick<SavedJob, 'stage' | 'note'>>,
  now: Date,
): DeviceData {
  const changed = { ...change, changed_at: now.toISOString() }
  return { ...data, jobs: data.jobs.map((job) => (job.id === id ? { ...job, ...changed } : job)) }
}

/** Null if the list is full. */
export function hideCompany(data: DeviceData, company: string, now: Date): DeviceData | null {
  if (isHidden(data, company)) return data
  if (data.hidden.length >= MAX_HIDDEN) return null
  return { ...data, hidden: [{ company, hidden_at: now.toISOString() }, ...data.hidden] }
}

export function showCompany(data: DeviceData, company: string): DeviceData {
  return { ...data, hidden: data.hidden.filter((hidden) => !isSameCompany(hidden.company, company)) }
}

export function isSaved(data: DeviceData | null, id: string): boolean {
  return data?.jobs.some((job) => job.id === id) ?? false
}

export function isHidden(data: DeviceData | null, company: string): boolean {
  return data?.hidden.some((hidden) => isSameCompany(hidden.company, company)) ?? false
}

export interface Merged {
  data: DeviceData
  added: number
  updated: number
  unchanged: number
  /** Left out because the list is full. */
  overflow: number
}

/** Adds jobs to the list. Of two copies of a job, the one that was changed later is kept. */
export function mergeJobs(data: DeviceData, jobs: SavedJob[]): Merged {
  const byId = new Map(data.jobs.map((job) => [job.id, job]))
  const counts = { added: 0, updated: 0, unchanged: 0, overflow: 0 }
  for (const job of jobs) {
    const earlier = byId.get(job.id)
    if (!earlier && byId.size >= MAX_SAVED) counts.overflow += 1
    else if (earlier && earlier.changed_at >= job.changed_at) counts.unchanged += 1
    else {
      counts[earlier ? 'updated' : 'added'] += 1
      byId.set(job.id, job)
    }
  }
  const merged = [...byId.values()].toSorted((one, other) => (one.saved_at < other.saved_at ? 1 : -1))
  return { data: { ...data, jobs: merged }, ...counts }
}

/** Neither case nor legal form tells two companies apart. */
function isSameCompany(one: string, other: string): boolean {
  if (hiddenNameKey(one) === hiddenNameKey(other)) return true
  const slug = slugOfCompany(one)
  return slug !== '' && slug === slugOfCompany(other)
}

/** A list compares each of its postings with each hidden company. */
const slugs = new Map<string, string>()

function slugOfCompany(company: string): string {
  const slug = slugs.get(company) ?? companySlug(company)
  slugs.set(company, slug)
  return slug
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function text(value: unknown): string {
  return typeof value === 'string' ? cutText(value.trim(), MAX_TEXT) : ''
}

/** The time in one form, so that two can be compared as text; empty if it is none. */
function isoTime(value: unknown): string {
  const time = typeof value === 'string' ? new Date(value) : null
  return time && !Number.isNaN(time.getTime()) ? time.toISOString() : ''
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `“${cutText(value, 30)}”` : 'missing'
}
