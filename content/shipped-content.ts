import { z } from 'zod'
import { employerSchema } from '#core/content/employers.ts'
import { mncHiringProgrammeSchema } from '#core/content/mnc-hiring-programme.ts'
import { line } from '#core/content/fields.ts'
import { withSkills } from '#core/content/row-skills.ts'
import { CONTENT_TABLES, type ContentRow, type ContentTable } from '#core/content/tables.ts'
import { SKILLS } from '#core/skills/skills.ts'
import { checkBoardTable } from './board-table.ts'
import { checkContentFiles, checkSampleJobs, readContentFile, type CheckedFile } from './read-content.ts'

type ContentFile = Pick<ContentTable, 'table' | 'schema' | 'key' | 'link' | 'reference'>

const NAMES = new Set(SKILLS.map(({ name }) => name))

/** One row of `skills.json`: what a skill of the dictionary is, in two sentences. */
const skillTextSchema = z.strictObject({
  name: line(60).refine((name) => NAMES.has(name), 'expected a skill of core/skills/skills.ts'),
  about: line(240).refine((text) => /^[^.].*[.?] .*\.$/.test(text), 'expected two sentences'),
})

/** Every JSON file besides the sample jobs: the tables, and lists that pages read directly. */
const FILES: ContentFile[] = [
  ...CONTENT_TABLES,
  {
    table: 'mnc_hiring_programmes',
    schema: mncHiringProgrammeSchema,
    key: ['id'],
    reference: { field: 'company', column: 'company', table: 'mnc_companies', name: 'name' },
  },
  { table: 'skills', schema: skillTextSchema, key: ['name'] },
  { table: 'employers', schema: employerSchema, key: ['company'] },
]

const CONTENT = new URL('.', import.meta.url)

function fileOf(table: string, folder: URL): URL {
  return new URL(`${table.replaceAll('_', '-')}.json`, folder)
}

/**
 * Every shipped file, validated; each file lists its `problems`.
 *
 * @param folder Where the files of the tables are.
 */
export async function checkShippedContent(folder = CONTENT): Promise<CheckedFile<unknown>[]> {
  const files = FILES.map(async (file) => {
    const schema = await withReference(file, folder)
    return checkContentFiles([fileOf(file.table, folder)], schema, file.key, file.link)
  })
  const boards = checkBoardTable(new URL('boards.csv', folder))
  return [...(await Promise.all(files)).flat(), await boards, ...(await checkSampleJobs())]
}

/** The schema of a file's rows, which also checks that the referenced row exists. */
async function withReference({ schema, reference }: ContentFile, folder: URL): Promise<z.ZodType> {
  const referred = CONTENT_TABLES.find(({ table }) => table === reference?.table)
  if (!reference || !referred) return schema
  const { field, name } = reference
  const checked = await checkContentFiles([fileOf(referred.table, folder)], referred.schema, referred.key)
  const names = new Set(checked.flatMap(({ rows }) => rows.map((row) => row[name])))
  const error = `expected the ${name} of a row of ${checked.map(({ file }) => file).join()}`
  return schema.refine((row) => names.has(row[field]), { path: [field], error })
}

/**
 * The shipped rows of a table, in the file's order, with the skills that they teach.
 *
 * @throws ContentError that names every invalid row.
 */
export async function readShippedRows(table: ContentTable): Promise<ContentRow[]> {
  const rows = await readContentFile(fileOf(table.table, CONTENT), table.schema, table.key)
  return rows.map((row) => withSkills(table, row))
}
