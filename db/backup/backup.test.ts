import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql, type Kysely, type KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { cleanMarkup } from '#ingest/text/markup.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { restoreTarget } from '#test/restore-target.ts'
import { insertRowsEverywhere } from '#test/rows-everywhere.ts'
import { webRights } from '#test/web-rights.ts'
import { migrate } from '../migrate.ts'
import { openForRestore, openWithoutMigrating } from '../open.ts'
import type { Database } from '../schema.ts'
import { checkBackup } from './backup-file.ts'
import { restoreBackup } from './restore-backup.ts'
import { saveBackup } from './save-backup.ts'
import { digestTable, listTables, readSequences, RowsDigester, useExactTexts } from './table-rows.ts'

/** Each restore creates the schema: seconds of CPU on PGlite. */
const SLOW = { timeout: 60_000 }

const database = testDatabase()
let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pravesh-backup-'))
  file = join(folder, 'backup.jsonl.gz')
})
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.empty()
})

/** An empty database, open as a restore opens it. */
async function openTarget() {
  const target = await restoreTarget()
  const { owner, close } = await openForRestore(target.settings)
  return {
    owner,
    settings: target.settings,
    [Symbol.asyncDispose]: async () => {
      await close()
      await target[Symbol.asyncDispose]()
    },
  }
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

test('a backup restored elsewhere has the same rows, rights and next ids', SLOW, async () => {
  await using target = await openTarget()
  await insertRowsEverywhere(database.owner)
  const saved = await saveBackup(database.owner, file, '1.2.3')
  expect(saved.tables.find(({ name }) => name === 'jobs')).toMatchObject({ rows: 2 })
  expect(statSync(file).mode & 0o777).toBe(0o600)

  expect(await restoreBackup(target.owner, file, { cleanMarkup })).toMatchObject({
    manifest: { version: '1.2.3' },
    migrated: [],
  })
  expect(await digests(target.owner)).toEqual(await digests(database.owner))
  expect(await webRights(target.owner)).toEqual(await webRights(database.owner))
  // Computed columns, triggers and references work.
  await insertJobs(target.owner, [jobRow('3', { title: 'Ferry Engineer' })])
  const { rows } = await sql<{ found: number; counted: number }>`
    select (select count(*)::int from jobs where search_text like '%ferry%') as found,
      (select sum(jobs)::int from job_counts) as counted`.execute(target.owner)
  expect(rows).toEqual([{ found: 1, counted: 2 }])
  const { rows: reports } = await sql<{ id: number }>`
    insert into job_reports (job_id, reason) select id, 'scam' from jobs limit 1 returning id`.execute(
    target.owner,
  )
  expect(reports).toEqual([{ id: 4 }])
  await expect(
    sql`insert into job_reports (job_id, reason) values (gen_random_uuid(), 'scam')`.execute(target.owner),
  ).rejects.toThrow(/foreign key/)
})

/** Calls the listener each time that a backup has begun to read a table. */
function whenReading(listener: () => Promise<void>): KyselyPlugin {
  const declares = new WeakSet<object>()
  return {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === 'RawNode' && /declare backup_rows/.test(node.sqlFragments.join('')))
        declares.add(queryId)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (declares.has(queryId)) await listener()
      return result
    },
  }
}

test('a backup holds one moment, while others write to tables that it has read and not read yet', async () => {
  const { owner, engine } = database
  await insertJobs(owner, [jobRow('1'), jobRow('2')])
  let writes = 0
  const pending: Promise<unknown>[] = []
  // Each write changes the first and the last table by name, and in between job_counts and jobs.
  const write = async () => {
    writes += 1
    const name = `w${writes}`
    const done = owner.transaction().execute(async (transaction) => {
      await sql`insert into accounts (issuer, subject) values ('https://id.example', ${name})`.execute(
        transaction,
      )
      await insertJobs(transaction, [jobRow(name)])
      await sql`insert into tools_courses (name, description, category, is_free)
        values (${name}, '', 'AI Tools', true)`.execute(transaction)
    })
    pending.push(done)
    // On PGlite the write waits for the backup: connections take turns.
    if (engine === 'postgres') await done
  }
  const { tables } = await saveBackup(owner.withPlugin(whenReading(write)), file, 'test')
  await Promise.all(pending)
  expect(writes).toBeGreaterThan(10)
  const saved = new Map(tables.map(({ name, rows }) => [name, rows]))
  expect(['accounts', 'tools_courses', 'jobs'].map((name) => saved.get(name))).toEqual([0, 0, 2])
  const text = gunzipSync(readFileSync(file)).toString()
  expect(text).toContain('{"table":"job_counts"}\n["", "", "", "2"]\n')
  const { jobs } = await owner
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('jobs'))
    .executeTakeFirstOrThrow()
  expect(jobs).toBe(2 + writes)
})

/** The backup with other rows, and the checksums of these: as a stranger would write it. */
function rewritten(change: (table: string, row: (string | null)[]) => (string | null)[]): string {
  const [first = '', ...lines] = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
  const manifest = z
    .looseObject({ tables: z.array(z.looseObject({ name: z.string() })) })
    .parse(JSON.parse(first))
  const digests = new Map<string, RowsDigester>()
  let table = ''
  const changed = lines.map((line) => {
    if (line.startsWith('{')) {
      table = z.object({ table: z.string() }).parse(JSON.parse(line)).table
      digests.set(table, new RowsDigester())
      return line
    }
    const row = change(table, z.array(z.string().nullable()).parse(JSON.parse(line)))
    const text = `[${row.map((value) => JSON.stringify(value)).join(', ')}]`
    digests.get(table)?.add(text)
    return text
  })
  const tables = manifest.tables.map((one) => ({ ...one, ...digests.get(one.name)?.digest() }))
  const other = join(folder, 'rewritten.gz')
  writeFileSync(other, gzipSync([JSON.stringify({ ...manifest, tables }), ...changed].join('\n') + '\n'))
  return other
}

test('of a file that a stranger changed, pages get no markup but ours', SLOW, async () => {
  await using target = await openTarget()
  const ours = '<p>Build &amp; run <strong>it</strong>.</p>\n<ul><li>Node\u2028.js</li></ul>'
  await insertJobs(database.owner, [jobRow('1', { description: ours }), jobRow('2', { description: ours })])
  await saveBackup(database.owner, file, 'test')
  const hostile =
    '</div><script>alert(1)</script><p onclick="x()">Hello <img src=x onerror=y()><a href="javascript:z()">you</a>'
  let rows = 0
  const other = rewritten((table, row) => {
    if (table !== 'jobs' || (rows += 1) > 1) return row
    return row.map((value) => (value === ours ? hostile : value))
  })
  expect(await restoreBackup(target.owner, other, { cleanMarkup })).toMatchObject({ cleaned: 1 })
  const jobs = await target.owner.selectFrom('jobs').select('description').execute()
  expect(new Set(jobs.map(({ description }) => description))).toEqual(new Set(['<p>Hello you</p>', ours]))
})

test('nobody is signed in by a backup, and no row of one lasts longer than a session', SLOW, async () => {
  await using target = await openTarget()
  await insertRowsEverywhere(database.owner)
  const { tables } = await saveBackup(database.owner, file, 'test')
  expect(tables.map(({ name }) => name)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/_sessions$|^running_sites$/)]),
  )
  // As an earlier version saved it.
  const shape = {
    name: 'admin_sessions',
    columns: ['token_hash', 'kind', 'actor', 'expires_at'].map((name) => ({ name, type: 'text' })),
  }
  const row = JSON.stringify([`\\x${'ab'.repeat(32)}`, 'session', 'asha', '2036-01-01 00:00:00+00'])
  const digester = new RowsDigester()
  digester.add(row)
  const [first = '', ...lines] = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
  const manifest = z.looseObject({ tables: z.array(z.unknown()) }).parse(JSON.parse(first))
  manifest.tables.unshift({ ...shape, ...digester.digest() })
  const older = join(folder, 'older.gz')
  const texts = [JSON.stringify(manifest), '{"table":"admin_sessions"}', row, ...lines]
  writeFileSync(older, gzipSync(`${texts.join('\n')}\n`))
  await restoreBackup(target.owner, older, { cleanMarkup })
  const { rows } =
    await sql`select token_hash from admin_sessions union all select id_hash from account_sessions`.execute(
      target.owner,
    )
  expect(rows).toEqual([])
  for (const [table, values] of [
    [
      'admin_sessions',
      `(token_hash, kind, actor, expires_at) values (sha256('a'), 'session', 'a', now() + interval '13 hours')`,
    ],
    [
      'admin_sessions',
      `(token_hash, kind, actor, expires_at) values (sha256('a'), 'link', 'a', now() + interval '1 hour')`,
    ],
    [
      'account_sessions',
      `(id_hash, account_id, expires_at) select sha256('a'), id, '2036-01-01' from accounts`,
    ],
  ] as const)
    await expect(sql.raw(`insert into ${table} ${values}`).execute(target.owner)).rejects.toThrow(
      `${table}_length`,
    )
})

/** A valid gzip file of a backup's beginning, then so many bytes of so many lines. */
function bomb(line: string, count: number): string {
  const path = join(folder, 'bomb.gz')
  const [first = ''] = gunzipSync(readFileSync(file)).toString().split('\n')
  const parts = [gzipSync(`${first}\n{"table":"jobs"}\n`)]
  const block = gzipSync(line.repeat(count))
  for (let member = 0; member < 64; member += 1) parts.push(block)
  writeFileSync(path, Buffer.concat(parts))
  return path
}

test.for([
  ['one line without end', 'x'.repeat(1024), 1024, /a line of it is longer than 16 MB\.$/],
  ['more rows than it says', '[]\n', 100_000, /is damaged: its content is not what was saved/],
  ['empty lines', '\n', 1_000_000, /is damaged: its content is not what was saved/],
] as const)(
  'a small file with %s is refused with one sentence and little memory',
  async ([, line, count, sentence]) => {
    await insertJobs(database.owner, [jobRow('1')])
    await saveBackup(database.owner, file, 'test')
    const path = bomb(line, count)
    expect(statSync(path).size).toBeLessThan(300_000)
    const before = process.memoryUsage.rss()
    await expect(checkBackup(path)).rejects.toThrow(sentence)
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 2 ** 20)
  },
)

test('a database with rows is replaced only with force, and kept if the restore fails', SLOW, async () => {
  await using target = await openTarget()
  const jobs = async () => {
    const rows = await target.owner.selectFrom('jobs').select('external_id').orderBy('external_id').execute()
    return rows.map(({ external_id }) => external_id)
  }
  await insertJobs(database.owner, [jobRow('old')])
  await saveBackup(database.owner, file, 'test')
  await migrate(target.owner)
  await insertJobs(target.owner, [jobRow('new'), jobRow('newer'), jobRow('newest')])
  await expect(restoreBackup(target.owner, file, { cleanMarkup })).rejects.toThrow(
    /^The database is not empty: jobs has 3 rows, .*Restore into an empty one, or add --force/,
  )
  // A row that its table does not take: everything before it is rolled back.
  const wrong = join(folder, 'wrong.jsonl.gz')
  const text = gunzipSync(readFileSync(file)).toString().replace('"Software Engineer"', '""')
  writeFileSync(wrong, gzipSync(text))
  await expect(restoreBackup(target.owner, wrong, { force: true, cleanMarkup })).rejects.toThrow(
    /jobs_title_check/,
  )
  expect(await jobs()).toEqual(['new', 'newer', 'newest'])

  await restoreBackup(target.owner, file, { force: true, cleanMarkup })
  expect(await jobs()).toEqual(['old'])
})

test('a database that others use is refused', async () => {
  await using target = await openTarget()
  await saveBackup(database.owner, file, 'test')
  if (database.engine === 'pglite') {
    await expect(openForRestore(target.settings)).rejects.toThrow(
      /is in use by process \d+\. Stop that process/,
    )
    return
  }
  const other = await openWithoutMigrating(target.settings)
  await sql`select 1`.execute(other?.owner ?? target.owner)
  await expect(restoreBackup(target.owner, file, { force: true, cleanMarkup })).rejects.toThrow(
    /^The database is in use by 1 other connection\. Stop the site, its workers/,
  )
  await other?.close()
})

test('a file that is cut off, damaged, foreign or newer is refused with one sentence', SLOW, async () => {
  await using target = await openTarget()
  await insertRowsEverywhere(database.owner)
  await saveBackup(database.owner, file, 'test')
  const whole = readFileSync(file)
  const text = gunzipSync(whole).toString()
  const changed = join(folder, 'changed.gz')
  const refusal = async (content: Buffer | string) => {
    writeFileSync(changed, content)
    return checkBackup(changed).then(
      () => 'accepted',
      (error: Error) => error.message.replace(changed, 'FILE'),
    )
  }
  const [first = '', ...rest] = text.split('\n')
  const manifest = z.record(z.string(), z.unknown()).parse(JSON.parse(first))
  const withManifest = (changes: object) =>
    gzipSync([JSON.stringify({ ...manifest, ...changes }), ...rest].join('\n'))
  const CUT = 'FILE is cut off: its end is missing. Use another backup, or copy the file again.'
  const DAMAGED = 'FILE is damaged: its content is not what was saved. Use another backup.'

  expect(await refusal(whole)).toBe('accepted')
  expect(await refusal(whole.subarray(0, -9))).toBe(CUT)
  expect(await refusal(whole.subarray(0, whole.length / 2))).toBe(CUT)
  // A valid archive whose last lines are missing.
  expect(await refusal(gzipSync(text.slice(0, -200)))).toMatch(/is (?:cut off|damaged)/)
  const flipped = Buffer.from(whole)
  flipped[whole.length - 300] = (flipped[whole.length - 300] ?? 0) ^ 255
  expect(await refusal(flipped)).toBe(DAMAGED)
  expect(await refusal(gzipSync(text.replace("O'Neil", "O'Neal")))).toBe(DAMAGED)
  for (const other of ['', 'PGDMP', gzipSync('hello'), gzipSync('{}')])
    expect(await refusal(other)).toMatch(/^FILE is (?:not a backup of Pravesh|cut off)/)
  expect(await refusal(withManifest({ pravesh_backup: 2 }))).toBe(
    'FILE was made by a newer version of Pravesh. Update this one first.',
  )
  await expect(checkBackup(join(folder, 'none'))).rejects.toThrow(/^There is no file .*none\.$/)

  const migrations = z.array(z.object({ name: z.string(), digest: z.string() })).parse(manifest.migrations)
  const restoreChanged = (changes: object) => {
    writeFileSync(changed, withManifest(changes))
    return restoreBackup(target.owner, changed, { cleanMarkup })
  }
  const newer = [...migrations, { name: '999_later.sql', digest: 'x' }]
  await expect(restoreChanged({ migrations: newer })).rejects.toThrow(
    /newer version .* migration 999_later\.sql/,
  )
  const edited = migrations.map(({ name }) => ({ name, digest: 'x' }))
  await expect(restoreChanged({ migrations: edited })).rejects.toThrow(/differs from this one's/)
  const tables = JSON.stringify(manifest.tables).replace('"type":"web_url"', '"type":"text"')
  await expect(restoreChanged({ tables: JSON.parse(tables) as unknown })).rejects.toThrow(
    /not those of its schema/,
  )
})
