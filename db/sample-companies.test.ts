import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { readMigrations } from './migrate.ts'

const database = testDatabase()

/** An opening as earlier versions shipped it under a real name. */
const SHIPPED = {
  title: 'Network Engineer Trainee',
  category: 'DevOps & Cloud',
  requirements: ['B.E. or B.Tech in ECE, CSE or IT', 'TCP/IP', 'Linux', 'CCNA is a plus'],
  apply_url: 'https://careers.techmahindra.com/',
  is_sample: true,
}
const ROLLED_BACK = new Error('rolled back')

/** The openings that are left of these after migration 017, in a database that was seeded before it, or not. */
async function left(openings: (typeof SHIPPED)[], seeded: boolean): Promise<string[]> {
  const migration = (await readMigrations()).find(({ name }) => name === '017_sample_companies.sql')
  let found: string[] = []
  const changes = database.owner.transaction().execute(async (transaction) => {
    await sql`drop index jobs_newest_by_company`.execute(transaction)
    await sql`alter table mnc_companies drop column is_sample`.execute(transaction)
    const company = await transaction
      .insertInto('mnc_companies')
      .values({ name: 'Tech Mahindra' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = openings.map((opening) => ({ ...opening, company_id: company.id }))
    await transaction.insertInto('mnc_job_openings').values(rows).execute()
    const rowsSeeded = { name: 'mnc_job_openings', rows: seeded ? 12 : 0 }
    await transaction.insertInto('seeded_tables').values(rowsSeeded).execute()
    await sql.raw(migration?.text ?? '').execute(transaction)
    const kept = await transaction.selectFrom('mnc_job_openings').select('title').orderBy('title').execute()
    found = kept.map(({ title }) => title)
    throw ROLLED_BACK
  })
  await expect(changes).rejects.toBe(ROLLED_BACK)
  return found
}

test('migration 017 deletes the invented openings under real names, as they were shipped', async () => {
  expect(await left([SHIPPED], true)).toEqual([])
})

test('migration 017 keeps openings that an operator wrote, changed or imported', async () => {
  expect(await left([{ ...SHIPPED, title: 'Another title' }], true)).toEqual(['Another title'])
  const apply_url = 'https://careers.techmahindra.com/own'
  expect(await left([{ ...SHIPPED, apply_url }], true)).toEqual([SHIPPED.title])
  expect(await left([{ ...SHIPPED, requirements: ['Linux'] }], true)).toEqual([SHIPPED.title])
  expect(await left([{ ...SHIPPED, is_sample: false }], true)).toEqual([SHIPPED.title])
  expect(await left([SHIPPED], false)).toEqual([SHIPPED.title])
})
