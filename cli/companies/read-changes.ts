import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { CompanySlug, CompanyTexts, type CompanyChange } from '#core/company-facts.ts'
import { readLogo } from '#core/logo-image.ts'
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

/**
 * Reads the facts that were typed. An empty text removes the fact.
 *
 * @param folder Where the file of a logo is, if it is not named from the root.
 */
export async function readFacts(
  { logo, ...texts }: TypedFacts,
  folder: string,
): Promise<{ change: CompanyChange } | { problems: FieldProblem[] }> {
  const given = Object.entries(texts).filter(([, text]) => text !== undefined)
  const { data, error } = CompanyTexts.safeParse(Object.fromEntries(given), { reportInput: true })
  const picture = logo ? await readPicture(resolve(folder, logo)) : null
  const problems: FieldProblem[] = [
    ...(error ? fieldProblems(error) : []),
    ...(picture && 'problem' in picture ? [{ field: 'logo', message: `${logo}: ${picture.problem}` }] : []),
  ]
  if (!data || (picture && 'problem' in picture)) return { problems }
  const change: CompanyChange = { ...data }
  if (logo !== undefined) change.logo = picture && picture.logo
  return { change }
}

async function readPicture(file: string): Promise<ReturnType<typeof readLogo>> {
  try {
    return readLogo(await readFile(file))
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      return { problem: `cannot be read (${String(error.code)})` }
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
  const facts = await readFacts(texts, folder)
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
