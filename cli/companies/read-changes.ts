import { constants } from 'node:fs'
import { open, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CompanySlug, CompanyTexts, type CompanyChange } from '#core/company-facts.ts'
import { MAX_LOGO_BYTES, readLogo } from '#core/logo-image.ts'
import { storageProblem } from '#core/storage-problem.ts'
import {
  fieldProblems,
  problemLine,
  type ContentProblem,
  type FieldProblem,
} from '#content/content-problem.ts'
import { ImportFileError, MOST_WRONG, openCsv, type CsvFile } from '#content/csv.ts'
import { UsageError } from '../process/run-command.ts'

const COLUMNS = ['company', 'site', 'city', 'logo'] as const

/** A file beside the list, which may come from somebody else: no path, and no link to elsewhere. */
async function readPictureBeside(folder: string, name: string): ReturnType<typeof readPicture> {
  if (/[/\\\0]/.test(name) || name === '..')
    return { problem: 'expected the name of a file beside the list, without a folder' }
  const path = join(await realpath(folder), name)
  try {
    if (dirname(await realpath(path)) !== dirname(path))
      return { problem: 'expected a file beside the list; this is a link to another folder' }
  } catch (error) {
    return { problem: whyUnread(error) }
  }
  return readPicture(path)
}

/** Reads no more than a logo may have, and of a file alone: a device has no end, and a pipe may never begin. */
async function readPicture(path: string): ReturnType<typeof readLogo> {
  try {
    await using file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK)
    const found = await file.stat()
    if (!found.isFile()) return { problem: 'expected a file with a picture' }
    if (found.size > MAX_LOGO_BYTES)
      return {
        problem: `expected at most ${MAX_LOGO_BYTES / 1024} kB; found ${Math.ceil(found.size / 1024)} kB`,
      }
    const { buffer, bytesRead } = await file.read(Buffer.alloc(found.size), 0, found.size, 0)
    return await readLogo(buffer.subarray(0, bytesRead))
  } catch (error) {
    return { problem: whyUnread(error) }
  }
}

function whyUnread(error: unknown): string {
  switch (storageProblem(error)) {
    case 'missing':
      return 'there is no such file'
    case 'forbidden':
      return 'this user may not read it'
    default:
      if (error instanceof Error && 'code' in error) return `cannot be read (${String(error.code)})`
      throw error
  }
}

/** A row of a file of companies. */
interface CompanyRow {
  slug: string
  change: CompanyChange
  /** How messages name it. */
  place: Omit<ContentProblem, keyof FieldProblem>
}

/** The rows of a file of companies: what each changes, and what is wrong with others. */
export interface CompanyFile {
  rows: CompanyRow[]
  /** With their lines. */
  problems: string[]
  /** Rows below the last of these problems were not read: there were too many. */
  isCutShort: boolean
}

/**
 * Reads a CSV file with a column `company` and any of `site`, `city` and `logo`. An empty cell says nothing.
 *
 * @param folder Where the files of logos are.
 * @throws UsageError if the file has no such columns, or too many rows.
 */
export async function readCompanyFile(bytes: Uint8Array, file: string, folder: string): Promise<CompanyFile> {
  try {
    return await readRows(await openCsv(bytes), file, folder)
  } catch (error) {
    if (error instanceof ImportFileError) throw new UsageError(`${file}: ${error.message}`, { cause: error })
    throw error
  }
}

async function readRows({ names, rows }: CsvFile, file: string, folder: string): Promise<CompanyFile> {
  const unknown = names.filter((name) => name !== '' && !COLUMNS.some((one) => one === name))
  const twice = names.filter((name, index) => name !== '' && names.indexOf(name) !== index)
  if (unknown.length > 0 || twice.length > 0 || !names.includes('company'))
    throw new UsageError(
      `${file}: expected a first line with the columns ${COLUMNS.join(', ')}, each once; company is needed. ` +
        `Found: ${names.slice(0, 20).join(', ').slice(0, 200) || 'nothing'}.`,
    )
  const read: CompanyFile = { rows: [], problems: [], isCutShort: false }
  const slugs = new Set<string>()
  let wrongRows = 0
  for await (const { line, cells, problem } of rows) {
    if (wrongRows === MOST_WRONG) return { ...read, isCutShort: true }
    const { company = '', ...texts } = Object.fromEntries(
      names.flatMap((name, index) => {
        const cell = cells[index]?.trim() ?? ''
        return name !== '' && (cell !== '' || name === 'company') ? [[name, cell]] : []
      }),
    )
    const found = problem === null ? await readRow(company, texts, folder) : { problems: [problem] }
    const wrong =
      'problems' in found
        ? found.problems
        : slugs.has(found.slug)
          ? [{ field: 'company', message: 'another line has this company' }]
          : []
    const place = { file, row: line, unit: 'line', key: company.slice(0, 80) || null } as const
    read.problems.push(...wrong.map((problem) => problemLine({ ...place, ...problem })))
    if (wrong.length > 0) wrongRows += 1
    if ('problems' in found || wrong.length > 0) continue
    slugs.add(found.slug)
    read.rows.push({ ...found, place })
  }
  return read
}

async function readRow(
  company: string,
  { logo, ...texts }: Record<string, string>,
  folder: string,
): Promise<{ slug: string; change: CompanyChange } | { problems: FieldProblem[] }> {
  const slug = CompanySlug.safeParse(company)
  if (!slug.success)
    return { problems: slug.error.issues.map(({ message }) => ({ field: 'company', message })) }
  const { data, error } = CompanyTexts.safeParse(texts, { reportInput: true })
  const picture = logo === undefined ? null : await readPictureBeside(folder, logo)
  const problems: FieldProblem[] = [
    ...(error ? fieldProblems(error) : []),
    ...(picture && 'problem' in picture ? [{ field: 'logo', message: `${logo}: ${picture.problem}` }] : []),
  ]
  if (!data || (picture && 'problem' in picture)) return { problems }
  return { slug: slug.data, change: { ...data, ...picture } }
}
