import { aboutMeOf, type AboutMe } from '#core/about-me.ts'
import { MAX_TICK_NAME } from '#core/my-skills.ts'
import { isTickName, type SkillRecord } from '#app/features/jobs/my-skills/skill-record.ts'
import { parseHidden, parseJob, type DeviceData, type HiddenCompany, type SavedJob } from './device-data.ts'

/** The form of the stored data and of the file. A later form gets another number. */
export const VERSION = 1

/** A stored or imported text, row by row. */
interface ReadRows {
  jobs: SavedJob[]
  hidden: HiddenCompany[]
  /** Of a file; the browser stores them apart. */
  ticks: SkillRecord
  /** Null if the file has none. */
  about: AboutMe | null
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

/** Reads the rows of a stored text or of a file. @returns A message if it is neither. */
export function readRows(content: string): ReadRows | string {
  const parsed = parseJson(content)
  if (parsed === undefined) return 'This file is not JSON. Choose a file that you downloaded on this page.'
  const isFile =
    typeof parsed === 'object' && parsed !== null && 'jobs' in parsed && Array.isArray(parsed.jobs)
  if (!isFile) return 'This file has no saved jobs. Choose a file that you downloaded on this page.'
  const version = 'version' in parsed ? parsed.version : undefined
  if (version !== VERSION)
    return 'This file is of another version of Pravesh. Reload this page and try again.'
  const jobs = readEach('Job', parsed.jobs as unknown[], parseJob)
  const hidden = readEach('Hidden company', listOf(parsed, 'hidden_companies'), parseHidden)
  const skills = readEach('Skill', listOf(parsed, 'skills'), parseTickName)
  const steps = readEach('Step', listOf(parsed, 'finished_steps'), parseTickName)
  const about = 'about_me' in parsed ? parsed.about_me : null
  return {
    jobs: jobs.rows,
    hidden: hidden.rows,
    about: aboutMeOf(about),
    ticks: { skills: skills.rows.flat(), steps: steps.rows.flat() },
    problems: [jobs, hidden, skills, steps].flatMap(({ problems }) => problems),
  }
}

/** A list that older files and the browser's storage may lack. */
function listOf(parsed: object, name: string): unknown[] {
  const list = (parsed as Record<string, unknown>)[name] ?? []
  // Something else is one wrong row.
  return Array.isArray(list) ? list : [list]
}

/** A string says what is wrong, so the name is in a list. */
function parseTickName(value: unknown): [string] | string {
  if (typeof value !== 'string') return 'it is not text'
  return isTickName(value) ? [value] : `it is empty or longer than ${MAX_TICK_NAME} characters`
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
