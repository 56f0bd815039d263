import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from './database.ts'

const database = testDatabase()

test('a test database is migrated and runs on the engine of its project', async () => {
  const { rows } = await sql<{ version: string }>`select version()`.execute(database.owner)
  const applied = await sql`select name from migrations`.execute(database.owner)

  expect(applied.rows.length).toBeGreaterThan(0)
  expect(/emscripten|wasm/i.test(rows[0]?.version ?? '')).toBe(database.engine === 'pglite')
})

test('the web handle uses the web role', async () => {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(database.web)

  expect(rows).toEqual([{ role: 'pravesh_web' }])
})

test('emptying deletes the rows and keeps the tables', async () => {
  await database.owner.insertInto('mnc_companies').values({ name: 'Example Systems' }).execute()
  await database.empty()

  expect(await database.owner.selectFrom('mnc_companies').selectAll().execute()).toEqual([])
})
