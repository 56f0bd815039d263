import { constants } from 'node:fs'
import { open, realpath } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { CompanySlug, CompanyTexts, type CompanyChange } from '#core/company-facts.ts'
import { MAX_LOGO_BYTES, readLogo } from '#core/logo-image.ts'
import { storageProblem } from '#core/storage-problem.ts'
import { fieldProblems, problemLine, type FieldProblem } from '#content/content-problem.ts'
import { ImportFileError, parseCsv } from '#content/csv.ts'
import { UsageError } from '../process/run-command.ts'

/** What is said of a company, as it was typed. */
export interface TypedFacts {
  site?: string
  city?: string
  /** A file. */
  logo?: string
}

const COLUMNS = ['company', 'site', 'city', 'logo'] as const

/** Reads the facts that were typed, with the logo of any path. An empty text removes the fact. */
export function readTypedFacts(facts: TypedFacts): ReturnType<typeof readFacts> {
  return readFacts(facts, (logo) => readPicture(resolve(logo)))
}

async function readFacts(
  { logo, ...texts }: TypedFacts,
  readLogoFile: (logo: string) => ReturnType<typeof readPicture>,
): Promise<{ change: CompanyChange } | { problems: FieldProblem[] }> {
  const given = Object.entries(texts).filter(([, text]) => text !== undefined)
  const { data, error } = CompanyTexts.safeParse(Object.fromEntries(given), { reportInput: true })
  const picture = logo ? await readLogoFile(logo) : null
  const problems: FieldProblem[] = [
    ...(error ? fieldProblems(error) : []),
    ...(picture && 'problem' in picture ? [{ field: 'logo', message: `${logo}: ${picture.problem}` }] : []),
  ]
  if (!data || (picture && 'problem' in picture)) return { problems }
  const change: CompanyChange = { ...data }
  if (logo !== undefined) change.logo = picture && picture.logo
  return { change }
}

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

/** The rows of a file of companies: what each changes, and what is wrong with others. */
export interface CompanyFile {
  changes: Map<string, CompanyChange>
  /** With their lines. */
  problems: string[]
}

/**
 * Reads a CSV file with a column `company` and any of `site`, `city` and `logo`. An empty cell says nothing.
 *
 * @param folder Where the files of logos are.
 * @throws UsageError if the file has no such columns.
 */
export async function readCompanyFile(text: string, file: string, folder: string): Promise<CompanyFile> {
  const [header, ...rows] = recordsOf(text, file)
  const names = header?.cells.map((name) => name.trim().toLowerCase()) ?? []
  const unknown = names.filter((name) => name !== '' && !COLUMNS.some((one) => one === name))
  if (unknown.length > 0 || !names.includes('company'))
    throw new UsageError(
      `${file}: expected a first line with the columns ${COLUMNS.join(', ')}; company is needed. ` +
        `Found: ${names.join(', ') || 'nothing'}.`,
    )
  const changes = new Map<string, CompanyChange>()
  const problems: string[] = []
  for (const { line, cells } of rows) {
    const { company = '', ...texts } = Object.fromEntries(
      names.flatMap((name, index) => {
        const cell = cells[index]?.trim() ?? ''
        return name !== '' && (cell !== '' || name === 'company') ? [[name, cell]] : []
      }),
    )
    const found = await readRow(company, texts, folder)
    const wrong =
      'problems' in found
        ? found.problems
        : changes.has(found.slug)
          ? [{ field: 'company', message: 'another line has this company' }]
          : []
    const place = { file, row: line, unit: 'line', key: company || null } as const
    problems.push(...wrong.map((problem) => problemLine({ ...place, ...problem })))
    if ('change' in found && wrong.length === 0) changes.set(found.slug, found.change)
  }
  return { changes, problems }
}

async function readRow(company: string, texts: TypedFacts, folder: string) {
  const slug = CompanySlug.safeParse(company)
  if (!slug.success)
    return { problems: slug.error.issues.map(({ message }) => ({ field: 'company', message })) }
  const facts = await readFacts(texts, (logo) => readPictureBeside(folder, logo))
  return 'problems' in facts ? facts : { slug: slug.data, change: facts.change }
}

function recordsOf(text: string, file: string) {
  try {
    return parseCsv(text)
  } catch (error) {
    if (error instanceof ImportFileError) throw new UsageError(`${file}: ${error.message}`, { cause: error })
    throw error
  }
}
