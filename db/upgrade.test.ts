import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { cleanMarkup } from '#ingest/text/markup.ts'
import { testDatabase } from '#test/database.ts'
import { addAlert } from '#test/job-alerts.ts'
import { schemaLines } from '#test/schema-lines.ts'
import { webRights } from '#test/web-rights.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { saveBackup } from './backup/save-backup.ts'
import { migrate, readMigrations } from './migrate.ts'

/** What `pg_dump --inserts --no-owner` wrote of a site at migration 011, with rows in most tables. */
const DUMP = readFileSync(join(import.meta.dirname, 'fixtures/dump-at-migration-011.sql'), 'utf8')
const AT_THE_DUMP = 11

const database = testDatabase()

async function loadDump(): Promise<void> {
  // One transaction, so that what the dump sets for its session ends with it.
  await database.owner.transaction().execute(async (transaction) => {
    await sql`drop schema public cascade`.execute(transaction)
    await sql`create schema public`.execute(transaction)
    await sql`grant usage on schema public to public`.execute(transaction)
    await sql
      .raw(DUMP.replaceAll(/^SET /gm, 'SET LOCAL ').replace(', false);', ', true);'))
      .execute(transaction)
  })
}

/** What visitors and subscribers would miss. */
async function keptRows() {
  const one = async (query: ReturnType<typeof sql>) => (await query.execute(database.owner)).rows
  return {
    jobs: await one(sql`select title, company, salary_min, skills, is_active, clicks, close_reason, search_text,
      posted_at, is_sample from jobs order by id`),
    duplicate: await one(sql`select duplicate_of from jobs where duplicate_of is not null`),
    counts: await one(sql`select * from job_counts where jobs > 0 order by category`),
    clicks: await one(sql`select job_id, day, clicks from job_clicks order by day`),
    readers: await one(
      sql`select address, confirmed_at, mailed_at from newsletter_subscribers order by address`,
    ),
    saved: await one(sql`select job_id, stage, saved_at, changed_at from saved_jobs`),
    sessions: await one(sql`select encode(id_hash, 'hex'), expires_at from account_sessions`),
    boards: await one(sql`select source, state, tier, seen_at from boards`),
    openings: await one(sql`select title from mnc_job_openings`),
    nextRun: await one(
      sql`insert into ingest_runs (source, started_at, outcome) values ('x', now(), 'done') returning id`,
    ),
  }
}

test('a database at migration 011 is brought to the schema of a new one, with its rows', async () => {
  const fresh = { schema: await schemaLines(database.owner), rights: await webRights(database.owner) }
  await loadDump()
  const shipped = (await readMigrations()).map(({ name }) => name)
  expect(await migrate(database.owner)).toEqual(shipped.slice(AT_THE_DUMP))
  expect(await schemaLines(database.owner)).toEqual(fresh.schema)
  expect(await webRights(database.owner)).toEqual(fresh.rights)
  const rows = await keptRows()
  expect(rows).toMatchObject({
    jobs: [
      { title: 'Ferry Engineer', salary_min: 400_000, skills: ['C++', 'SQL'], is_active: true, clicks: 2 },
      { title: 'Tester', is_active: true },
      { title: 'Tester', is_active: false },
      { title: 'Sample Engineer', is_sample: true },
    ],
    duplicate: [{ duplicate_of: '00000000-0000-4000-8000-000000000002' }],
    // In India, the second click was on the next day.
    clicks: [
      { day: '2026-11-19', clicks: 1 },
      { day: '2026-11-20', clicks: 1 },
    ],
    readers: [{ address: 'asha@mail.example' }, { address: 'ravi@mail.example', confirmed_at: null }],
    saved: [{ stage: 'saved', changed_at: new Date('2026-11-20T08:00:00Z') }],
    sessions: [{ encode: 'ab'.repeat(32) }],
    boards: [{ source: 'greenhouse:tarangini', state: 'active', seen_at: new Date('2026-11-20T06:00:00Z') }],
    // An opening that earlier versions invented is gone, the operator's own is kept.
    openings: [{ title: 'Own Opening' }],
    nextRun: [{ id: 2 }],
  })
})

test('a backup of that database is restored into the same rows and schema', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-upgrade-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'old.gz')
  const upgraded = await schemaLines(database.owner)
  await loadDump()
  await saveBackup(database.owner, file, 'old')
  await migrate(database.owner)
  const expected = await keptRows()
  const { migrated } = await restoreBackup(database.owner, file, { force: true, cleanMarkup })
  expect(migrated[0]).toMatch(/^012_/)
  expect(await schemaLines(database.owner)).toEqual(upgraded)
  // A backup signs nobody in.
  expect(await keptRows()).toEqual({ ...expected, sessions: [] })
})

test('what operators gave of a company follows it to its shorter name, and replaces nothing there', async () => {
  await loadDump()
  const migrations = await readMigrations()
  const at = migrations.findIndex(({ name }) => name === '033_company_slug.sql')
  const site = (host: string) => `https://${host}.example/`
  // Rights are given at the end, so what operators gave comes in a migration of its own.
  const given = {
    name: '032_given.sql',
    text: `insert into companies (slug, site) values ('meghdoot-labs-india-pvt-ltd', '${site('a')}'),
      ('kaveri', '${site('b')}'), ('kaveri-ltd', '${site('c')}'), ('air-india-limited', '${site('d')}')`,
  }
  await migrate(database.owner, [...migrations.slice(0, at), given, ...migrations.slice(at)])
  const { rows } = await sql`select slug, site from companies order by site`.execute(database.owner)
  expect(rows).toEqual([
    { slug: 'meghdoot-labs', site: site('a') },
    { slug: 'kaveri', site: site('b') },
    { slug: 'kaveri-ltd', site: site('c') },
    { slug: 'air-india', site: site('d') },
  ])
  await sql`delete from companies`.execute(database.owner)
})

test('alerts with a floor of pay go on mailing what states none', async () => {
  const migrations = await readMigrations()
  const alertsOf = migrations.find(({ name }) => name.startsWith('043_'))?.text ?? ''
  const queries = ['skill=java&pay=4', 'stipend=9000', 'pay=4&stated=1', 'type=fresher', 'pay=4&unstated=pay']
  for (const [at, query] of queries.entries())
    await addAlert(database.owner, { address: `r${at}@mail.example`, query })
  await sql.raw(alertsOf).execute(database.owner)
  const { rows } = await sql<{ query: string }>`
    select query from job_alerts join newsletter_subscribers as reader on reader.id = subscriber
    where address like 'r_@mail.example' order by address`.execute(database.owner)
  expect(rows.map(({ query }) => query)).toEqual([
    'skill=java&pay=4&unstated=pay',
    'stipend=9000&unstated=pay',
    'pay=4&stated=1',
    'type=fresher',
    'pay=4&unstated=pay',
  ])
})
