import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { copyOfFolder, testDatabase } from '#test/database.ts'
import { databaseUrl } from '#test/postgres-admin.ts'
import { openDatabase, openFolder } from './open.ts'

const database = testDatabase()

/** Opened the way `npm start` does. */
async function opened() {
  if (inject('engine') === 'pglite') {
    const { path, remove } = await copyOfFolder()
    onTestFinished(remove)
    return openFolder(path)
  }
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.owner)
  return openDatabase({
    databaseUrl: databaseUrl(inject('postgres').url, rows[0]?.name ?? ''),
    dataDirectory: '',
  })
}

test('the health check works while pages hold all their connections', { timeout: 60_000 }, async () => {
  const { web, health, close } = await opened()
  onTestFinished(close)
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const held = Array.from({ length: 20 }, () =>
    web
      .connection()
      .execute(() => end)
      .catch(() => undefined),
  )
  await expect(sql`select 1`.execute(web)).rejects.toThrow('timeout exceeded when trying to connect')
  await Promise.all([health.ask(), health.ask(), health.ask()])
  expect(health.isAway()).toBe(false)
  resolve()
  await Promise.all(held)
  await sql`select 1`.execute(web)
})
