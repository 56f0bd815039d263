import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { sampleJobSchema, type SampleJob } from '#core/sample-job.ts'
import { ContentError, rowProblems, type ContentProblem } from './content-problem.ts'

/** The values that together identify a row, taken from it before it is checked. */
export type KeyOf = (row: Record<string, unknown>) => unknown[]

/** One content file after checking: how many rows it holds, those that are right, and what is wrong. */
export interface CheckedFile<Row> {
  /** As a person would look for it: `content/sample-jobs/web.json`; whole where it lies elsewhere. */
  file: string
  total: number
  rows: Row[]
  problems: ContentProblem[]
}

const PROJECT = new URL('../', import.meta.url)

function displayed(file: URL): string {
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

/** A row's key as compared (case and outer spaces do not make two rows two), or null when a part is missing. */
function keyText(value: unknown, keyOf: KeyOf): string | null {
  if (typeof value !== 'object' || value === null) return null
  const parts = keyOf({ ...value })
  if (!parts.every((part) => typeof part === 'string' && part.trim() !== '')) return null
  return parts.map((part) => String(part).trim()).join(' · ')
}

/**
 * Reads files of one kind of content and checks every row, across the files for keys used twice. Never throws for
 * what a file contains: what is wrong is in `problems`.
 */
export async function checkContentFiles<Schema extends z.ZodType>(
  files: readonly URL[],
  schema: Schema,
  keyOf: KeyOf,
): Promise<CheckedFile<z.output<Schema>>[]> {
  const firstUse = new Map<string, string>()
  const checked: CheckedFile<z.output<Schema>>[] = []
  for (const url of files) {
    const file = displayed(url)
    const { values, problem } = await parseFile(url)
    const result: CheckedFile<z.output<Schema>> = { file, total: values.length, rows: [], problems: [] }
    checked.push(result)
    if (problem) result.problems.push({ file, row: null, key: null, field: null, message: problem })

    for (const [index, value] of values.entries()) {
      const at = { file, row: index + 1, key: keyText(value, keyOf) }
      const parsed = schema.safeParse(value, { reportInput: true })
      const problems = parsed.success ? [] : rowProblems(at, parsed.error)
      if (at.key !== null) {
        const folded = at.key.toLowerCase()
        const first = firstUse.get(folded)
        if (first)
          problems.push({ ...at, field: null, message: `expected a key of its own; ${first} has it too` })
        else firstUse.set(folded, `${file}, row ${at.row},`)
      }
      if (parsed.success && problems.length === 0) result.rows.push(parsed.data)
      result.problems.push(...problems)
    }
  }
  return checked
}

/** The rows of a checked set; a `ContentError` with every problem of every file if there is one. */
function rowsOrError<Row>(checked: readonly CheckedFile<Row>[]): Row[] {
  const problems = checked.flatMap((file) => file.problems)
  if (problems.length > 0) throw new ContentError(problems)
  return checked.flatMap((file) => file.rows)
}

/** The rows of one content file. Throws a `ContentError` that names every problem of the file. */
export async function readContentFile<Schema extends z.ZodType>(
  file: URL,
  schema: Schema,
  keyOf: KeyOf,
): Promise<z.output<Schema>[]> {
  return rowsOrError(await checkContentFiles([file], schema, keyOf))
}

/** The JSON files of a folder, by name. */
async function filesIn(folder: URL): Promise<URL[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return names.map((name) => new URL(encodeURIComponent(name), folder))
}

/** Every file of sample jobs, checked. */
export async function checkSampleJobs(): Promise<CheckedFile<SampleJob>[]> {
  const files = await filesIn(new URL('content/sample-jobs/', PROJECT))
  return checkContentFiles(files, sampleJobSchema, (row) => [row.external_id])
}

/** The shipped sample jobs. Throws a `ContentError` that names every wrong row. */
export async function readSampleJobs(): Promise<SampleJob[]> {
  return rowsOrError(await checkSampleJobs())
}
