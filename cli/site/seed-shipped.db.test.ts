import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { readShippedRows } from '#content/shipped-content.ts'
import { CONTENT_TABLES, type ContentRow } from '#core/content/tables.ts'
import { listCareerPaths } from '#db/queries/content/career-paths.ts'
import { listMncCompanies, listMncJobOpenings } from '#db/queries/content/mnc.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { seedShipped } from './seed-shipped.ts'

const database = testDatabase()
afterEach(() => database.empty())

const NOW = new Date('2027-01-15T06:30:00Z')

async function rowsOf(table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(
    database.owner,
  )
  return rows[0]?.rows ?? 0
}

/** The shipped rows of one table, or of all. */
async function shippedRows(name?: string): Promise<ContentRow[]> {
  const tables = CONTENT_TABLES.filter(({ table }) => name === undefined || table === name)
  return (await Promise.all(tables.map(readShippedRows))).flat()
}

test('every shipped row is inserted', async () => {
  const { content } = await seedShipped(database.owner, NOW)
  expect(content).toBe((await shippedRows()).length)
  for (const { table } of CONTENT_TABLES) {
    expect([table, await rowsOf(table)]).toEqual([table, (await shippedRows(table)).length])
  }
})

test('a row has every field of its file: lists, amounts and roadmap steps', async () => {
  await seedShipped(database.owner, NOW)
  const listed = await listCareerPaths(database.web)
  const byName = new Map(listed.map((path) => [path.name, path]))
  const shipped = await shippedRows('career_paths')
  expect(shipped.map(({ name }) => byName.get(String(name)))).toMatchObject(shipped)
})

test('openings belong to their companies, and newest first is the order of the file', async () => {
  await seedShipped(database.owner, NOW)
  const listed = await listMncJobOpenings(database.web)
  const shipped = await shippedRows('mnc_job_openings')
  expect(listed.map(({ company, title }) => [company.name, title])).toEqual(
    shipped.map(({ company, title }) => [company, title]),
  )
  expect(listed[0]?.created_at).toEqual(NOW)
})

test('a database with real postings gets no sample openings and no sample companies', async () => {
  await insertJobs(database.owner, [jobRow('real')])
  await seedShipped(database.owner, NOW)
  expect(await listMncJobOpenings(database.web)).toEqual([])
  const names = (await listMncCompanies(database.web)).map(({ name }) => name)
  expect(names).toHaveLength(12)
  expect(names).toContain('Infosys')
  await database.owner.deleteFrom('jobs').execute()
  await seedShipped(database.owner, NOW)
  expect(await listMncJobOpenings(database.web)).toEqual([])
})

test('a second start inserts nothing, even if the rows were deleted', async () => {
  await seedShipped(database.owner, NOW)
  await sql`delete from learn_courses`.execute(database.owner)
  await sql`delete from mnc_companies where name = 'Infosys'`.execute(database.owner)
  const companies = await rowsOf('mnc_companies')
  expect(await seedShipped(database.owner, NOW)).toEqual({ jobs: 0, content: 0 })
  expect([await rowsOf('learn_courses'), await rowsOf('mnc_companies')]).toEqual([0, companies])
})

test('a table with rows at the first start is never seeded, even after they are deleted', async () => {
  await sql`insert into mnc_companies (name) values ('Infosys')`.execute(database.owner)
  await seedShipped(database.owner, NOW)
  expect(await rowsOf('mnc_companies')).toBe(1)
  // Openings need their companies, so they are not inserted either.
  expect(await listMncJobOpenings(database.web)).toEqual([])
  await sql`delete from mnc_companies`.execute(database.owner)
  await seedShipped(database.owner, NOW)
  expect(await rowsOf('mnc_companies')).toBe(0)
})

test('of two starts at once, only one inserts the rows', async () => {
  const seeded = await Promise.all([seedShipped(database.owner, NOW), seedShipped(database.owner, NOW)])
  const all = (await shippedRows()).length
  expect(seeded.map(({ content }) => content).toSorted((one, other) => one - other)).toEqual([0, all])
  expect(await rowsOf('learn_courses')).toBe((await shippedRows('learn_courses')).length)
})
