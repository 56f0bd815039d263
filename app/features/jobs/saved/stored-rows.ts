import { parseHidden, parseJob, type DeviceData } from './device-data.ts'

/** The form of the stored data and of the file. A later form gets another number. */
export const VERSION = 1

/** What is stored, and what a file has: lists of rows by name. */
export type ListsOfRows = Record<string, unknown> & { jobs: unknown[] }

/** The text under which the browser stores the data. */
export function toStored({ jobs, hidden }: DeviceData): string {
  return JSON.stringify({ version: VERSION, jobs, hidden_companies: hidden })
}

/** Reads the stored text. Rows that are not valid are left out. */
export function fromStored(stored: string | null): DeviceData {
  const lists = parseJson(stored ?? '')
  if (!holdsJobs(lists) || lists['version'] !== VERSION) return { jobs: [], hidden: [] }
  return { jobs: jobsIn(lists).rows, hidden: hiddenIn(lists).rows }
}

export function holdsJobs(parsed: unknown): parsed is ListsOfRows {
  return typeof parsed === 'object' && parsed !== null && 'jobs' in parsed && Array.isArray(parsed.jobs)
}

export const jobsIn = ({ jobs }: ListsOfRows) => readEach('Job', jobs, parseJob)
export const hiddenIn = (lists: ListsOfRows) =>
  readEach('Hidden company', lists['hidden_companies'], parseHidden)

/**
 * Reads a list row by row. `problems` says what is wrong with the rows that are left out: "Job 3: it has no title".
 *
 * @param list Older files and the browser's storage may lack it.
 * @param parse A string says what is wrong.
 */
export function readEach<T>(name: string, list: unknown, parse: (value: unknown) => T | string) {
  const rows: T[] = []
  const problems: string[] = []
  // Something else than a list is one wrong row.
  for (const [index, value] of [list ?? []].flat().entries()) {
    const row = parse(value)
    if (typeof row === 'string') problems.push(`${name} ${index + 1}: ${row}.`)
    else rows.push(row)
  }
  return { rows, problems }
}

/** Undefined if the text is not JSON. */
export function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
