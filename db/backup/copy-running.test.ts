import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runInProcess } from '#test/command-here.ts'
import { copyEmbedded } from '#test/copied-database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { insertRowsEverywhere } from '#test/rows-everywhere.ts'
import { openFolder, openForCommand, type CommandDatabase, type DatabaseHandle } from '../open.ts'
import type { Database } from '../schema.ts'
import { BackupUnderWayError, openRunningCopy } from './copy-running.ts'
import { digestTable, listTables, readSequences, useExactTexts } from './table-rows.ts'

/** Each test opens a database, and recovers it. */
const SLOW = { timeout: 120_000 }

let parent: string
let dataDirectory: string
let site: DatabaseHandle
/** As `npm run backup` is connected to it. */
let command: CommandDatabase
beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'pravesh-running-'))
  dataDirectory = await copyEmbedded(join(parent, 'data'))
  site = await openFolder(dataDirectory)
  await insertRowsEverywhere(site.owner)
  command = await openForCommand({ databaseUrl: null, dataDirectory })
}, SLOW.timeout)
afterAll(async () => {
  await command.close()
  await site.close()
  rmSync(parent, { recursive: true, force: true })
}, SLOW.timeout)

/** Calls the listener after each statement that the site has answered, with its number, from 1. */
function afterEachStatement(listener: (number: number) => Promise<unknown>): Kysely<Database> {
  let statements = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await listener((statements += 1))
      return result
    },
  }
  return command.owner.withPlugin(plugin)
}

/** Count and checksum of every table, and the sequences. */
function digests(owner: Kysely<Database>) {
  return owner.transaction().execute(async (transaction) => {
    await useExactTexts(transaction)
    const found: Record<string, unknown> = {}
    for (const table of await listTables(transaction))
      found[table.name] = await digestTable(transaction, table)
    return { ...found, sequences: await readSequences(transaction) }
  })
}

let written = 0
/** A row in each of two tables, in one transaction. */
async function writePair(): Promise<void> {
  const name = `pair ${(written += 1)}`
  await site.owner.transaction().execute(async (transaction) => {
    await sql`insert into accounts (issuer, subject) values ('https://pair.example', ${name})`.execute(
      transaction,
    )
    await sql`insert into tools_courses (name, description, category, is_free)
      values (${name}, ${'x'.repeat(2000)}, 'AI Tools', true)`.execute(transaction)
  })
}

async function countPairs(owner: Kysely<Database>): Promise<{ accounts: number; tools: number }> {
  const { rows } = await sql<{ accounts: number; tools: number }>`
    select (select count(*)::int from accounts where issuer = 'https://pair.example') as accounts,
      (select count(*)::int from tools_courses where name like 'pair %') as tools`.execute(owner)
  return rows[0] ?? { accounts: 0, tools: 0 }
}

test('a site that is copied waits for two statements only, however many rows it has', SLOW, async () => {
  const statements = async () => {
    let count = 0
    const owner = afterEachStatement(async (number) => {
      count = number
      // Each would wait until the end if the backup held a transaction.
      await site.web.selectFrom('public_jobs').select('title').execute()
      await writePair()
    })
    const copy = await openRunningCopy(owner, dataDirectory)
    await copy.close()
    return count
  }
  const few = await statements()
  const rows = Array.from({ length: 1000 }, (_, index) => jobRow(`many ${index}`))
  await insertJobs(site.owner, rows)
  expect([few, await statements()]).toEqual([2, 2])
})

test('the copy has the rows of one moment, while others write', SLOW, async () => {
  const before = written
  const stop = new AbortController()
  const writer = async () => {
    while (!stop.signal.aborted) await writePair()
  }
  const done = writer()
  const copy = await openRunningCopy(
    afterEachStatement(() => writePair()),
    dataDirectory,
  )
  stop.abort()
  await done
  const { accounts, tools } = await countPairs(copy.owner)
  expect(accounts).toBe(tools)
  expect(accounts).toBeGreaterThan(before)
  expect(accounts).toBeLessThanOrEqual(written)
  expect(await countPairs(site.owner)).toEqual({ accounts: written, tools: written })
  await copy.close()
})

test('its rows, checksums and next ids are those of the site, and the backup says when', SLOW, async () => {
  const file = join(parent, 'backup.jsonl.gz')
  const saved = await runInProcess('backup', [file], { DATA_DIR: dataDirectory })
  expect(saved).toMatchObject({ code: 0 })
  expect(readdirSync(join(dataDirectory, 'backup'))).not.toContain('copy')

  const restored = join(parent, 'restored')
  expect(await runInProcess('restore', [file], { DATA_DIR: restored })).toMatchObject({ code: 0 })
  const opened = await openFolder(restored)
  const expected = await digests(site.owner)
  expect(await digests(opened.owner)).toEqual(expected)
  await opened.close()
})

test('what a checkpoint removes from the log meanwhile is copied again', SLOW, async () => {
  const starts: number[] = []
  const owner = afterEachStatement(async (number) => {
    starts.push(number)
    if (number > 1) return
    for (let segment = 0; segment < 3; segment++) {
      await writePair()
      await sql`select pg_switch_wal()`.execute(site.owner)
      await sql`checkpoint`.execute(site.owner)
    }
  })
  const copy = await openRunningCopy(owner, dataDirectory)
  expect(starts).toEqual([1, 2, 3, 4])
  expect(await countPairs(copy.owner)).toEqual({ accounts: written, tools: written })
  await copy.close()
})

test('a backup that was killed is no hindrance to the next, and two at once are refused', SLOW, async () => {
  await sql`select pg_backup_start('killed', true)`.execute(command.owner)
  const copy = await openRunningCopy(command.owner, dataDirectory)
  await expect(openRunningCopy(command.owner, dataDirectory)).rejects.toThrow(BackupUnderWayError)
  expect(await countPairs(copy.owner)).toEqual({ accounts: written, tools: written })
  await copy.close()
  expect(existsSync(join(dataDirectory, 'backup/copy'))).toBe(false)
})
