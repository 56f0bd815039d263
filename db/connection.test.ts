import { once } from 'node:events'
import { connect as dial, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import type { PoolConfig } from 'pg'
import { copyOfFolder, testDatabase } from '#test/database.ts'
import { administer, databaseUrl } from '#test/postgres-admin.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { connect, type ConnectionOptions } from './connection.ts'
import { openEmbedded } from './embedded/open.ts'

const database = testDatabase()

interface Breakable {
  config: PoolConfig
  /** Closes all its connections. */
  breakAll: () => Promise<void>
}

const breakable = () => (inject('engine') === 'pglite' ? breakableEmbedded() : breakableServer())

async function breakableServer(): Promise<Breakable> {
  const { url } = inject('postgres')
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.owner)
  const config = { connectionString: databaseUrl(url, rows[0]?.name ?? ''), application_name: 'breakable' }
  const statement = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'breakable'`
  return { config, breakAll: () => administer(url, statement) }
}

/** The embedded engine never closes a connection itself, so the test cuts the socket. */
async function breakableEmbedded(): Promise<Breakable> {
  const { path, remove } = await copyOfFolder()
  const embedded = await openEmbedded(path)
  onTestFinished(() => embedded.close().finally(remove))
  const { host, port } = embedded.owner
  const nears = new Set<Socket>()
  const way = createServer((near) => {
    nears.add(near)
    const far = host.startsWith('/') ? dial(`${host}/.s.PGSQL.${port}`) : dial(port, host)
    near.pipe(far).pipe(near)
    near.on('error', () => undefined).on('close', () => far.destroy())
  })
  way.listen(0, '127.0.0.1')
  await once(way, 'listening')
  onTestFinished(() => void way.close())
  const address = way.address()
  return {
    config: {
      user: 'postgres',
      database: 'postgres',
      host: '127.0.0.1',
      port: typeof address === 'object' && address ? address.port : 0,
    },
    breakAll: async () => nears.forEach((near) => near.resetAndDestroy()),
  }
}

function connected(options: ConnectionOptions) {
  const db = connect(options)
  onTestFinished(() => db.destroy().catch(() => undefined))
  return db
}

/** An error without a listener would end the process, and fail the run. */
test(
  'connections that break between two queries fail their transaction, and are reported once',
  { timeout: 60_000 },
  async () => {
    const { config, breakAll } = await breakable()
    const onLost = vi.fn()
    const db = connected({ config: { ...config, max: 3 }, role: 'owner', onLost })
    const held = Promise.withResolvers<void>()
    // The embedded engine gives its one session to one transaction at a time.
    const begun = Array.from({ length: inject('engine') === 'pglite' ? 1 : 3 }, () =>
      Promise.withResolvers<void>(),
    )
    const works = begun.map(({ resolve }) =>
      db.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction)
        resolve()
        await held.promise
        await sql`select 2`.execute(transaction)
      }),
    )
    const failed = expect(Promise.allSettled(works)).resolves.toMatchObject(
      begun.map(() => ({ status: 'rejected' })),
    )
    await Promise.all(begun.map(({ promise }) => promise))
    await breakAll()
    await expect.poll(() => onLost.mock.calls.length).toBe(1)
    held.resolve()
    await failed
    expect(onLost).toHaveBeenCalledTimes(1)
  },
)

test(
  'a pool that is busy says nothing about the database, a server that is gone does',
  { timeout: 60_000 },
  async () => {
    const { config } = await breakable()
    const breaker = createCircuitBreaker({ probe: () => Promise.reject(new Error('away')), everyMs: 60_000 })
    const limits = { max: 1, connectionTimeoutMillis: 1_000 }
    const db = connected({ config: { ...config, ...limits }, role: 'owner', breaker })
    await db.connection().execute(async () => {
      await expect(sql`select 1`.execute(db)).rejects.toThrow('timeout exceeded when trying to connect')
    })
    expect(breaker.isOpen()).toBe(false)

    const gone = connected({ config: { host: '127.0.0.1', port: 1, ...limits }, role: 'web', breaker })
    await expect(sql`select 1`.execute(gone)).rejects.toThrow('ECONNREFUSED')
    expect(breaker.isOpen()).toBe(true)
    await expect(sql`select 1`.execute(gone)).rejects.toThrow('The database is away')
  },
)
