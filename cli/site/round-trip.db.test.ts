import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exportText } from '#content/export-text.ts'
import { readImportFile, type FileFormat } from '#content/import-file.ts'
import { planImport } from '#content/import-plan.ts'
import { CONTENT_TABLES, type ContentTable } from '#core/content/tables.ts'
import { changeContentTable, readContentTable } from '#db/queries/content/content-rows.ts'
import { fileOf, tableNamed } from '#test/content-tables.ts'
import { testDatabase } from '#test/database.ts'
import { seedShipped } from '#cli/site/seed-shipped.ts'

const database = testDatabase()
const NOW = new Date('2027-01-15T06:30:00Z')
const LATER = new Date('2027-01-16T06:30:00Z')
beforeEach(async () => void (await seedShipped(database.owner, NOW)))
afterEach(() => database.empty())

const stored = (table: ContentTable) => readContentTable(database.owner, table)

async function exported(table: ContentTable, format: FileFormat): Promise<string> {
  const { rows } = await stored(table)
  return exportText(
    table,
    rows.map(({ row }) => row),
    format,
  )
}

/** Imports a text like `--apply --replace`. */
async function replace(table: ContentTable, text: string, format: FileFormat) {
  const file = await readImportFile(fileOf(text), format, table)
  return changeContentTable(database.owner, table, (stored) => planImport(table, file, stored, true), LATER)
}

const FORMATS = ['csv', 'json'] as const

test.each(FORMATS)('importing an export in %s changes nothing in any table', async (format) => {
  for (const table of CONTENT_TABLES) {
    const plan = await replace(table, await exported(table, format), format)
    const { name } = table
    expect({ name, inserts: plan.inserts, updates: plan.updates, deletes: plan.deletes }).toEqual({
      name,
      inserts: [],
      updates: [],
      deletes: [],
    })
    expect(new Set(plan.rows.map(({ verdict }) => verdict.state)), name).toEqual(new Set(['unchanged']))
  }
})

test.each(FORMATS)(
  'an export in %s fills an empty database with the same rows, in the same order',
  async (format) => {
    const texts = new Map<ContentTable, string>()
    for (const table of CONTENT_TABLES) texts.set(table, await exported(table, format))
    await database.empty()
    for (const [table, text] of texts) await replace(table, text, format)
    for (const [table, text] of texts) expect(await exported(table, format)).toBe(text)
  },
)

test('the shipped files can be imported, and change nothing', async () => {
  for (const table of CONTENT_TABLES) {
    const file = new URL(`../../content/${table.table.replaceAll('_', '-')}.json`, import.meta.url)
    const plan = await replace(table, await readFile(file, 'utf8'), 'json')
    expect([table.name, plan.updates, plan.inserts, plan.deletes]).toEqual([table.name, [], [], []])
  }
})

test.each(FORMATS)(
  'rows that no import would accept survive an export in %s and an import',
  async (format) => {
    const courses = tableNamed('courses')
    const row = {
      platform: '=HYPERLINK("https://a.example"; "free")',
      role_category: 'DevOps',
      difficulty: 'Beginner',
      rating: 4.5,
      is_free: true,
      link: 'http://a.example/',
    }
    const names = [
      '=1+1',
      '+1',
      '-1',
      '@1',
      "'=1",
      "'quoted'",
      ' spaces ',
      'two\r\nlines',
      '"',
      ';',
      'TRUE',
      '007',
    ]
    const tags = [[], [''], ['a;b', ' c '], ['[1]'], ['"x", y'], ['@home', '=1']]
    const inserts = names.map((name, index) => ({ ...row, name, tags: tags[index % tags.length] }))
    await changeContentTable(database.owner, courses, () => ({ inserts, updates: [], deletes: [] }), NOW)
    const before = await stored(courses)
    expect(before.rows.filter(({ row }) => row.link === 'http://a.example/')).toHaveLength(names.length)
    const plan = await replace(courses, await exported(courses, format), format)
    expect(plan.rows.filter(({ verdict }) => verdict.state !== 'unchanged')).toEqual([])
    expect(await stored(courses)).toEqual(before)
  },
)

test('changing one cell changes one field of one row, which keeps its id', async () => {
  const paths = tableNamed('career-paths')
  const before = await stored(paths)
  const text = (await exported(paths, 'csv')).replace(',300000,', ',"3,50,000",')
  const { updates, inserts, deletes } = await replace(paths, text, 'csv')
  expect([updates.map(({ fields }) => fields), inserts, deletes]).toEqual([
    [{ average_salary: 350_000 }],
    [],
    [],
  ])
  const after = await stored(paths)
  expect(after.rows.map(({ id }) => id)).toEqual(before.rows.map(({ id }) => id))
})

test('a table that an operator emptied by import stays empty at the next start', async () => {
  const courses = tableNamed('courses')
  await replace(courses, '[]', 'json')
  await seedShipped(database.owner, LATER)
  expect((await stored(courses)).rows).toEqual([])
})

test('rows imported before the first start are not mixed with shipped rows', async () => {
  await database.empty()
  const companies = tableNamed('mnc-companies')
  await replace(companies, 'name,is_featured\nKaveri,no\n', 'csv')
  const courses = tableNamed('courses')
  await replace(courses, '[]', 'json')
  await seedShipped(database.owner, LATER)
  expect((await stored(companies)).rows.map(({ row }) => row.name)).toEqual(['Kaveri'])
  expect((await stored(courses)).rows).toEqual([])
})
