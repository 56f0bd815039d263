import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrate, readMigrations } from '#db/migrate.ts'
import { testDatabase } from './database.ts'

const database = testDatabase()

/** A session that reads `jobs` and keeps its transaction open, like a backup. */
async function holdJobs() {
  const { promise: held, resolve: holds } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const ended = database.owner.transaction().execute(async (transaction) => {
    await sql`select from jobs limit 1`.execute(transaction)
    holds()
    await released
  })
  await held
  return async () => {
    release()
    await ended
  }
}

async function withBusyMigration() {
  onTestFinished(async () => {
    await sql`alter table jobs drop column if exists busy`.execute(database.owner)
    await sql`delete from migrations where name = '903_busy.sql'`.execute(database.owner)
  })
  return [
    ...(await readMigrations()),
    { name: '903_busy.sql', text: 'create table half (id int);\nalter table jobs add column busy int;' },
  ]
}

test('a migration lets pages go on while a table is taken, and is done when it is free', async () => {
  const migrations = await withBusyMigration()
  const release = await holdJobs()
  const migrating = migrate(database.owner, migrations, { lockTimeoutMs: 50, pauseMs: 500 })
  let reads = 0
  // Each of these would wait for as long as the migration waits for its lock.
  for (; reads < 5; reads += 1) await sql`select from jobs limit 1`.execute(database.owner)
  expect(reads).toBe(5)
  await release()
  expect(await migrating).toEqual(['903_busy.sql'])
  await sql`drop table half`.execute(database.owner)
})

test('a table that stays taken stops the migration with a sentence, and nothing is changed', async () => {
  const migrations = await withBusyMigration()
  const release = await holdJobs()
  const migrated = migrate(database.owner, migrations, { lockTimeoutMs: 20, pauseMs: 1 })
  await expect(migrated).rejects.toThrow(/903_busy\.sql.*lock timeout.*Nothing was changed\. Try again/)
  await release()
  const { rows } = await sql`select 1 from pg_tables where tablename = 'half'`.execute(database.owner)
  expect(rows).toEqual([])
})
