import { hideCompany, isHidden, mergeJobs, type DeviceData, type SavedJob } from './device-data.ts'
import { readRows, VERSION } from './stored-rows.ts'

export const FILE_NAME = 'pravesh-saved-jobs.json'
export const MAX_FILE_BYTES = 2_000_000

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

function jobsOf(count: number): string {
  return `${count} ${count === 1 ? 'job' : 'jobs'}`
}
