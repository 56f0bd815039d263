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
