import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { sampleJobSchema, type SampleJob } from '#core/sample-job.ts'
import { ContentError, fieldProblems, type ContentProblem } from './content-problem.ts'
import { keyText } from './row-key.ts'

/** A validated content file: the valid rows, and the problems. */
export interface CheckedFile<Row> {
  /** Path as a reader would look for it: `content/sample-jobs/web.json`; absolute outside the project. */
  file: string
  rows: Row[]
  problems: ContentProblem[]
}

const PROJECT = new URL('../', import.meta.url)

/** A file as messages name it: by its path in the project, or absolute. */
export function displayed(file: URL): string {
  return file.href.startsWith(PROJECT.href)
    ? decodeURIComponent(file.href.slice(PROJECT.href.length))
    : fileURLToPath(file)
}

async function parseFile(file: URL): Promise<{ values: unknown[]; problem?: string }> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    return {
      values: [],
      problem: `expected a readable file: ${error instanceof Error ? error.message : error}`,
    }
  }
  try {
    const values: unknown = JSON.parse(text)
    return Array.isArray(values) ? { values } : { values: [], problem: 'expected a list of rows: [ … ]' }
  } catch (error) {
    return { values: [], problem: `expected JSON: ${error instanceof Error ? error.message : error}` }
  }
}

/**
 * Reads files of one kind of content, validates every row, and finds keys used twice across the files.
 * Invalid content does not throw: it is reported in `problems`.
 *
 * @param key The fields that together identify a row.
 * @param link A field that must be unique.
 */
export async function checkContentFiles<Schema extends z.ZodType>(
  files: readonly URL[],
  schema: Schema,
  key: readonly string[],
  link?: string,
): Promise<CheckedFile<z.output<Schema>>[]> {
  const keys = new Map<string, string>()
  const links = new Map<string, string>()
  const checked: CheckedFile<z.output<Schema>>[] = []
  for (const url of files) {
    const file = displayed(url)
    const { values, problem } = await parseFile(url)
    const result: CheckedFile<z.output<Schema>> = { file, rows: [], problems: [] }
    checked.push(result)
    if (problem) result.problems.push({ file, row: null, key: null, field: null, message: problem })

    for (const [index, value] of values.entries()) {
      const at = { file, row: index + 1, key: keyText(value, key) }
      const parsed = schema.safeParse(value, { reportInput: true })
      const problems: ContentProblem[] = []
      const tell = (field: string | null, message: string) => problems.push({ ...at, field, message })
      for (const { field, message } of parsed.success ? [] : fieldProblems(parsed.error)) tell(field, message)
      const place = `${file}, row ${at.row},`
      // Keys are compared ignoring case; links are not, because URLs are case-sensitive.
      const keyUser = firstUser(keys, at.key?.toLowerCase(), place)
      if (keyUser) tell(null, `expected a unique key; ${keyUser} has the same key`)
      const linkUser = link === undefined ? null : firstUser(links, keyText(value, [link]), place)
      if (link !== undefined && linkUser) tell(link, `expected a unique link; ${linkUser} has the same link`)
      if (parsed.success && problems.length === 0) result.rows.push(parsed.data)
      result.problems.push(...problems)
    }
  }
  return checked
}

/** Who used a text first; null if it was this row, or there is no text. */
function firstUser(
  users: Map<string, string>,
  text: string | null | undefined,
  place: string,
): string | null {
  if (text == null) return null
  const first = users.get(text)
  if (first === undefined) users.set(text, place)
  return first ?? null
}

/**
 * The rows of a validated set.
 *
 * @throws ContentError with every problem of every file, if there is one.
 */
function rowsOrError<Row>(checked: readonly CheckedFile<Row>[]): Row[] {
  const problems = checked.flatMap((file) => file.problems)
  if (problems.length > 0) throw new ContentError(problems)
  return checked.flatMap((file) => file.rows)
}

/**
 * The rows of one content file.
 *
 * @throws ContentError that names every problem of the file.
 */
export async function readContentFile<Schema extends z.ZodType>(
  file: URL,
  schema: Schema,
  key: readonly string[],
): Promise<z.output<Schema>[]> {
  return rowsOrError(await checkContentFiles([file], schema, key))
}

/** The JSON files of a folder, by name. */
async function filesIn(folder: URL): Promise<URL[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return names.map((name) => new URL(encodeURIComponent(name), folder))
}

/** Every file of sample jobs, validated. */
export async function checkSampleJobs(): Promise<CheckedFile<SampleJob>[]> {
  const files = await filesIn(new URL('content/sample-jobs/', PROJECT))
  return checkContentFiles(files, sampleJobSchema, ['external_id'])
}

/**
 * The shipped sample jobs.
 *
 * @throws ContentError that names every invalid row.
 */
export async function readSampleJobs(): Promise<SampleJob[]> {
  return rowsOrError(await checkSampleJobs())
}
