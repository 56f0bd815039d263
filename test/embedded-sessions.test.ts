import { Client, type ClientConfig } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openEmbedded, type EmbeddedDatabase, type SocketAddress } from '#db/embedded/open.ts'
import { copyOfFolder } from './database.ts'

const IDLE_LIMIT_MS = 2000
const COMMON = { user: 'postgres', database: 'postgres' }

let database: EmbeddedDatabase
let folder: Awaited<ReturnType<typeof copyOfFolder>> | undefined
const clients: Client[] = []
beforeAll(async () => {
  folder = await copyOfFolder()
  database = await openEmbedded(folder.path, { idleLimitMs: IDLE_LIMIT_MS })
}, 120_000)
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end().catch(() => undefined)
})
afterAll(async () => {
  await database?.close()
  folder?.remove()
})

async function clientOf(address: SocketAddress, config: ClientConfig = {}): Promise<Client> {
  const client = new Client({ ...COMMON, ...address, ...config })
  // The error of a connection that the database closes; its query fails too.
  client.on('error', () => undefined)
  clients.push(client)
  await client.connect()
  return client
}

async function webClient(): Promise<Client> {
  const client = await clientOf(database.web)
  await client.query('set role pravesh_web')
  await client.query('set statement_timeout = 7000')
  return client
}

const valueOf = async (client: Client, expression: string): Promise<unknown> =>
  (await client.query({ text: `select ${expression} as value`, rowMode: 'array' })).rows[0]?.[0]

/** Session settings that pages need, read without a schema name. */
async function expectPagesWork(web: Client): Promise<void> {
  expect((await web.query('select count(*) as jobs from public_jobs')).rows).toEqual([{ jobs: '0' }])
  expect(await valueOf(web, 'current_user')).toBe('pravesh_web')
  expect(await valueOf(web, `current_setting('statement_timeout')`)).toBe('7s')
  await expect(web.query('select * from jobs')).rejects.toThrow(/permission denied/)
}

test('settings of pg_dump do not reach pages, and settings of pages do not reach pg_dump', async () => {
  const [web, dump] = [await webClient(), await clientOf(database.owner)]
  await dump.query('SET statement_timeout = 0; SET DateStyle = German')
  await dump.query(`SELECT pg_catalog.set_config('search_path', '', false)`)
  await expectPagesWork(web)
  expect(await valueOf(dump, `current_setting('search_path')`)).toBe('')
  expect(await valueOf(dump, `current_setting('DateStyle')`)).toBe('German, DMY')
  expect(await valueOf(dump, 'current_user')).toBe('postgres')

  await dump.query('BEGIN')
  await dump.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
  await dump.query('LOCK TABLE public.jobs IN ACCESS SHARE MODE')
  await dump.query(
    'PREPARE columns(pg_catalog.oid) AS SELECT attname FROM pg_catalog.pg_attribute WHERE attrelid = $1',
  )
  const waiting = expectPagesWork(web)
  expect((await dump.query(`EXECUTE columns('public.jobs'::regclass)`)).rows).not.toEqual([])
  // It disconnects without a commit.
  await dump.end()
  await waiting
  expect(await valueOf(await clientOf(database.owner), '(select count(*) from pg_prepared_statements)')).toBe(
    '0',
  )
})

test.each([
  'reset role',
  'set role pravesh_web',
  'set session authorization pravesh_web',
  'set row_security = off',
])('an owner who runs "%s" changes nothing for pages or for another owner', async (statement) => {
  const [web, operator, other] = [
    await webClient(),
    await clientOf(database.owner),
    await clientOf(database.owner),
  ]
  await operator.query(statement)
  const own = [
    await valueOf(operator, 'current_user'),
    await valueOf(operator, `current_setting('row_security')`),
  ]
  await expectPagesWork(web)
  expect(await valueOf(other, 'current_user')).toBe('postgres')
  expect(await valueOf(other, `current_setting('row_security')`)).toBe('on')
  expect([
    await valueOf(operator, 'current_user'),
    await valueOf(operator, `current_setting('row_security')`),
  ]).toEqual(own)
})

test('options of one connection do not apply to the next', async () => {
  const first = await clientOf(database.owner, {
    options: '-c search_path=pg_temp',
    application_name: 'first',
  })
  await first.query('select 1')
  await expectPagesWork(await webClient())
  const second = await clientOf(database.owner)
  expect(await valueOf(second, `current_setting('search_path')`)).toContain('public')
})

test('prepared statements with the same name do not collide, by protocol or by SQL', async () => {
  const [one, two, web] = [await clientOf(database.owner), await clientOf(database.owner), await webClient()]
  for (let round = 0; round < 2; round++) {
    expect(
      (await one.query({ name: 'p', text: `select 'one' || $1::text as v`, values: ['!'] })).rows,
    ).toEqual([{ v: 'one!' }])
    expect((await two.query({ name: 'p', text: `select $1::int + 2 as v`, values: [1] })).rows).toEqual([
      { v: 3 },
    ])
    await expectPagesWork(web)
  }
  await one.query('prepare q as select 7 as v')
  await expect(two.query('execute q')).rejects.toThrow(/does not exist/)
  expect((await one.query('execute q')).rows).toEqual([{ v: 7 }])
})

test.each([
  ['a temporary table', 'create temp table mine as select 1 as a', `to_regclass('mine')::text`, null],
  [
    'a session lock',
    'select pg_advisory_lock(7)',
    `(select count(*) from pg_locks where locktype = 'advisory')`,
    '0',
  ],
  ['LISTEN', 'listen news', '(select count(*) from pg_listening_channels())', '0'],
  ['a held cursor', 'declare c cursor with hold for select 1', '(select count(*) from pg_cursors)', '0'],
])(
  '%s stays private to its connection, and its owner learns that it is lost',
  async (_what, statement, trace, none) => {
    const [operator, other] = [await clientOf(database.owner), await clientOf(database.owner)]
    await operator.query(statement)
    expect(await valueOf(operator, trace)).not.toBe(none)
    expect(await valueOf(other, trace)).toBe(none)
    await expect(operator.query('select 1')).rejects.toThrow(
      /are gone, because the embedded database has one session/,
    )
    expect(await valueOf(other, '1')).toBe(1)
  },
)

test('an idle transaction is rolled back, and its connection is told why', async () => {
  const [web, operator] = [await webClient(), await clientOf(database.owner)]
  const ended = new Promise<Error>((resolve) => operator.once('error', resolve))
  await operator.query('begin')
  await operator.query(`insert into mnc_companies (name) values ('Half done')`)
  // Queries of others must not keep the transaction alive.
  const waiting = [expectPagesWork(web), valueOf(await clientOf(database.web), '1')]
  expect((await ended).message).toMatch(/left idle for 2 seconds and was rolled back/)
  await Promise.all(waiting)
  expect(await valueOf(web, `(select count(*) from mnc_companies)`)).toBe('0')
})

test('an active transaction is not ended, however long it takes', async () => {
  const operator = await clientOf(database.owner)
  const pause = IDLE_LIMIT_MS / 4
  await operator.query('begin')
  for (let step = 0; step < 6; step++) {
    await operator.query(`insert into mnc_companies (name) values ('Step ${step}')`)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  await operator.query(`select pg_sleep(${(IDLE_LIMIT_MS * 1.5) / 1000})`)
  await operator.query('commit')
  expect(await valueOf(operator, '(select count(*) from mnc_companies)')).toBe('6')
  await operator.query('delete from mnc_companies')
})

test.each([
  'reset role',
  'select 1; reset role',
  'set role postgres',
  `do $$ begin execute 'reset role'; end $$`,
  `select set_config('role', 'postgres', false)`,
  `update pg_settings set setting = 'postgres' where name = 'role'`,
  `create function pg_temp.up() returns void language sql as 'reset role'`,
])('a page cannot become the owner by: %s', async (statement) => {
  const [web, other] = [await webClient(), await webClient()]
  await expect(web.query(statement)).rejects.toThrow(/permission denied/)
  await expectPagesWork(other)
})

test('an error of a page inside a transaction frees the session at once', async () => {
  const [web, other] = [await webClient(), await webClient()]
  await web.query('begin')
  await expect(web.query('reset role')).rejects.toThrow(/permission denied for RESET/)
  await expectPagesWork(other)
})
