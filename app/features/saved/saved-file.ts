import {
  hideCompany,
  isHidden,
  mergeJobs,
  parseHidden,
  parseJob,
  type DeviceData,
  type HiddenCompany,
  type SavedJob,
} from './device-data.ts'

/** The form of the stored data and of the file. A later form gets another number. */
const VERSION = 1

export const FILE_NAME = 'pravesh-saved-jobs.json'
export const MAX_FILE_BYTES = 2_000_000

/** A stored or imported text, row by row. */
interface ReadRows {
  jobs: SavedJob[]
  hidden: HiddenCompany[]
  /** What is wrong with the rows that are left out: "Job 3: it has no title". */
  problems: string[]
}

/** The text under which the browser stores the data. */
export function toStored({ jobs, hidden }: DeviceData): string {
  return JSON.stringify({ version: VERSION, jobs, hidden_companies: hidden })
}

/** Reads the stored text. Rows that are not valid are left out. */
export function fromStored(stored: string | null): DeviceData {
  const rows = stored === null ? null : readRows(stored)
  if (rows === null || typeof rows === 'string') return { jobs: [], hidden: [] }
  return { jobs: rows.jobs, hidden: rows.hidden }
}

/**
 * The file that the visitor downloads.
 *
 * @param linkOf The address of a posting on this site, for whoever opens the file.
 */
export function toFile({ jobs, hidden }: DeviceData, now: Date, linkOf: (job: SavedJob) => string): string {
  const rows = jobs.map((job) => ({ ...job, link: linkOf(job) }))
  const content = { pravesh: 'saved jobs', version: VERSION, exported_at: now.toISOString() }
  return `${JSON.stringify({ ...content, jobs: rows, hidden_companies: hidden }, null, 2)}\n`
}

export interface Imported {
  data: DeviceData
  /** What happened, in sentences. */
  summary: string
  problems: string[]
}

/**
 * Adds the rows of a file to the data. Wrong rows are left out and named; a job that is in both stays as it
 * was changed last.
 *
 * @returns A message if the text is not such a file.
 */
export function importFile(data: DeviceData, content: string, now: Date): Imported | string {
  const rows = readRows(content)
  if (typeof rows === 'string') return rows
  const merged = mergeJobs(data, rows.jobs)
  const all = rows.hidden.reduce(
    (known, { company }) => hideCompany(known, company, now) ?? known,
    merged.data,
  )
  const newlyHidden = rows.hidden.filter(({ company }) => !isHidden(data, company)).length
  const facts = [
    `${jobsOf(merged.added)} added`,
    merged.updated > 0 && `${merged.updated} updated`,
    merged.unchanged > 0 && `${merged.unchanged} already here`,
    merged.overflow > 0 && `${merged.overflow} left out because your list is full`,
    newlyHidden > 0 && `${newlyHidden} ${newlyHidden === 1 ? 'company' : 'companies'} hidden`,
    rows.problems.length > 0 && `${rows.problems.length} left out because they are not valid`,
  ]
  return { data: all, summary: `${facts.filter(Boolean).join(', ')}.`, problems: rows.problems }
}

function readRows(content: string): ReadRows | string {
  const parsed = parseJson(content)
  if (parsed === undefined) return 'This file is not JSON. Choose a file that you downloaded on this page.'
  const isFile =
    typeof parsed === 'object' && parsed !== null && 'jobs' in parsed && Array.isArray(parsed.jobs)
  if (!isFile) return 'This file has no saved jobs. Choose a file that you downloaded on this page.'
  const version = 'version' in parsed ? parsed.version : undefined
  if (version !== VERSION)
    return 'This file is of another version of Pravesh. Reload this page and try again.'
  const companies = 'hidden_companies' in parsed ? parsed.hidden_companies : []
  const jobs = readEach('Job', parsed.jobs as unknown[], parseJob)
  const hidden = readEach('Hidden company', Array.isArray(companies) ? companies : [], parseHidden)
  return { jobs: jobs.rows, hidden: hidden.rows, problems: [...jobs.problems, ...hidden.problems] }
}

function readEach<T>(name: string, values: unknown[], parse: (value: unknown) => T | string) {
  const rows: T[] = []
  const problems: string[] = []
  for (const [index, value] of values.entries()) {
    const row = parse(value)
    if (typeof row === 'string') problems.push(`${name} ${index + 1}: ${row}.`)
    else rows.push(row)
  }
  return { rows, problems }
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

function jobsOf(count: number): string {
  return `${count} ${count === 1 ? 'job' : 'jobs'}`
}
