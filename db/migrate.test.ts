import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { JOB_CATEGORIES } from '#core/job.ts'
import { testDatabase } from '#test/database.ts'
import { migrate, readMigrations } from './migrate.ts'

const database = testDatabase()

test('migrating an up-to-date database does nothing', async () => {
  expect(await migrate(database.owner)).toEqual([])
})

test('two migrations at once apply everything once', async () => {
  const migrations = [
    ...(await readMigrations()),
    { name: '900_test.sql', text: 'create table only_once (id int)' },
  ]
  const done = await Promise.all([migrate(database.owner, migrations), migrate(database.owner, migrations)])
  expect(done.flat()).toEqual(['900_test.sql'])
  await sql`drop table only_once`.execute(database.owner)
  await sql`delete from migrations where name = '900_test.sql'`.execute(database.owner)
})

test('a failing migration reports where it failed and rolls back', async () => {
  const text = 'create table half (id int);\ncreate table broken (id nonsense);'
  const migrations = [...(await readMigrations()), { name: '901_broken.sql', text }]
  await expect(migrate(database.owner, migrations)).rejects.toThrow(
    /901_broken\.sql, line 2 .*"nonsense" does not exist/,
  )
  const { rows } = await sql`select 1 from pg_tables where tablename = 'half'`.execute(database.owner)
  expect(rows).toEqual([])
  expect(await migrate(database.owner)).toEqual([])
})

test('an edited migration and one from a newer version are refused, and the error says what to do', async () => {
  const [first, ...rest] = await readMigrations()
  if (!first) throw new Error('No migrations are shipped.')
  const edited = [{ name: first.name, text: `${first.text}\n-- edited` }, ...rest]
  await expect(migrate(database.owner, edited)).rejects.toThrow(/was changed after .* write a new migration/)
  await expect(migrate(database.owner, rest)).rejects.toThrow(/does not know.*newer/)
})

test('a version runs on a newer schema that says so, and leaves its rights alone', async () => {
  const shipped = await readMigrations()
  const last = shipped.at(-1)?.name ?? ''
  const text = `-- runs beside: ${last}\ncreate table newer (id int);`
  await migrate(database.owner, [...shipped, { name: '902_newer.sql', text }])
  onTestFinished(async () => {
    await sql`drop table newer`.execute(database.owner)
    await sql`delete from migrations where name = '902_newer.sql'`.execute(database.owner)
  })
  // As the rights of the newer version would.
  await sql`grant select on newer to pravesh_web`.execute(database.owner)
  expect(await migrate(database.owner)).toEqual([])
  const { rows } = await sql`select has_table_privilege('pravesh_web', 'newer', 'select') as allowed`.execute(
    database.owner,
  )
  expect(rows).toEqual([{ allowed: true }])
  await expect(migrate(database.owner, shipped.slice(0, -1))).rejects.toThrow(/does not know/)
})

test('each migration that names an older version names one before it', async () => {
  const migrations = await readMigrations()
  const wrong = migrations.filter(({ name, text }) => {
    const beside = /^-- runs beside: (.*)/.exec(text)?.[1]
    return beside !== undefined && !migrations.some((other) => other.name === beside && beside < name)
  })
  expect(wrong).toEqual([])
})

/**
 * Written before the rule was kept, and applied since, so that they cannot be edited. A process of a version before 028
 * therefore does not restart beside a later one.
 */
const SILENT = [
  '023_clicks_by_day.sql',
  '024_caps_on_mail.sql',
  '025_market_days.sql',
  '026_content_skills.sql',
  '028_messages.sql',
]

test('each migration since the first that says so names the oldest version that runs beside it', async () => {
  const migrations = await readMigrations()
  const first = migrations.findIndex(({ text }) => text.startsWith('-- runs beside: '))
  const silent = migrations.slice(first).filter(({ text }) => !/^-- runs beside: \S+\.sql\n/.test(text))
  expect(silent.map(({ name }) => name)).toEqual(SILENT)
})

test('the categories in the code match those in the database', async () => {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'jobs_category_check'`.execute(
    database.owner,
  )
  const inDatabase = [...(rows[0]?.rule.matchAll(/'([^']+)'/g) ?? [])].map((match) => match[1])
  expect(inDatabase).toEqual([...JOB_CATEGORIES])
})
