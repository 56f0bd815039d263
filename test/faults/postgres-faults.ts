import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { administer, databaseUrl } from '../postgres-admin.ts'
import { startOwnPostgres } from '../postgres.ts'

/** How long the supervisor of a server takes to restart it. */
const RESTART_AFTER_MS = 4_000
const MAX_CONNECTIONS = 60
/** How long it may take until the site has no connection. */
const EXHAUST_LIMIT_MS = 20_000
const SITE_USER = 'site'
const OTHER_USER = 'other'
/** Not a secret: the server belongs to this test alone. */
const PASSWORD = 'faults'

export interface FaultyPostgres extends AsyncDisposable {
  /** The URL for the sites: their own database, as an ordinary user. */
  siteUrl: string
  origin: string
  /** Kills the server; resolves when it answers again. */
  kill(): Promise<void>
  /** Restarts the server like an administrator, aborting running queries; resolves when it answers again. */
  restart(): Promise<void>
  /**
   * Stops all processes of the server for this time: the kernel accepts connections, and nothing is answered.
   */
  freeze(milliseconds: number): Promise<void>
  /** Other clients hold every connection for this time, and the site has none. */
  exhaustConnections(milliseconds: number): Promise<void>
}

/**
 * Starts a server for this test alone, which restarts itself when it dies, with an empty database for the
 * sites.
 */
export async function startFaultyPostgres(): Promise<FaultyPostgres> {
  const server = await startOwnPostgres({
    settings: [`max_connections=${MAX_CONNECTIONS}`],
    restartAfterMs: RESTART_AFTER_MS,
  })
  await administer(server.url, `create role ${SITE_USER} login createrole password '${PASSWORD}'`)
  await administer(server.url, `create role ${OTHER_USER} login password '${PASSWORD}'`)
  await administer(server.url, `create database site owner ${SITE_USER}`)
  const signal = async (name: NodeJS.Signals) => {
    const pid = server.pid()
    if (pid === null) throw new Error('The server has no process.')
    process.kill(pid, name)
    while (server.pid() === pid) await sleep(10)
    await waitUntilUp(server.url)
  }
  return {
    siteUrl: urlAs(databaseUrl(server.url, 'site'), SITE_USER),
    origin: server.origin,
    kill: () => signal('SIGKILL'),
    // SIGINT is PostgreSQL's "fast shutdown": it closes sessions and rolls their work back.
    restart: () => signal('SIGINT'),
    freeze: async (milliseconds) => {
      const pid = server.pid()
      if (pid === null) throw new Error('The server has no process.')
      await freeze(server.url, pid, milliseconds)
    },
    exhaustConnections: (milliseconds) => exhaust(server.url, milliseconds),
    [Symbol.asyncDispose]: server.stop,
  }
}

function urlAs(url: string, user: string): string {
  const other = new URL(url)
  other.username = user
  other.password = PASSWORD
  return other.href
}

async function waitUntilUp(url: string): Promise<void> {
  for (;;) {
    try {
      await administer(url, 'select 1')
      return
    } catch {
      await sleep(20)
    }
  }
}

/**
 * Stops the postmaster first, so that it starts no new process, then all processes that it lists. A shell
 * does this and resumes them, even if this test process dies.
 */
async function freeze(url: string, postmaster: number, milliseconds: number): Promise<void> {
  const admin = new Client({ connectionString: url })
  await admin.connect()
  process.kill(postmaster, 'SIGSTOP')
  const { rows } = await admin.query<{ pid: number }>('select pid from pg_stat_activity')
  const others = rows.map(({ pid }) => pid).join(' ')
  const script = `kill -STOP ${others}; sleep ${milliseconds / 1000}; kill -CONT ${others} ${postmaster}`
  await once(spawn('sh', ['-c', script], { detached: true, stdio: 'ignore' }), 'close')
  await admin.end()
}

/**
 * Takes all connections and terminates those of the site, until it has had none for `milliseconds`. On a busy machine
 * a connection that the server had accepted before may be listed late, because it is listed once it is authenticated.
 */
async function exhaust(url: string, milliseconds: number): Promise<void> {
  const admin = new Client({ connectionString: url })
  admin.on('error', () => undefined)
  await admin.connect()
  const held: Client[] = []
  const takeAll = async () => {
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
      SITE_USER,
    ])
    const taken = await Promise.all(Array.from({ length: MAX_CONNECTIONS }, () => take(url)))
    held.push(...taken.filter((client) => client !== null))
  }
  const ofSite = async () => {
    const { rows } = await admin.query('select from pg_stat_activity where usename = $1', [SITE_USER])
    return rows.length
  }
  await takeAll()
  const giveUp = performance.now() + milliseconds + EXHAUST_LIMIT_MS
  let quietSince = performance.now()
  while (performance.now() - quietSince < milliseconds) {
    await sleep(50)
    if ((await ofSite()) === 0) continue
    if (performance.now() > giveUp) throw new Error('The site got a connection again and again.')
    await takeAll()
    quietSince = performance.now()
  }
  await Promise.all(held.map((client) => client.end()))
  await admin.end()
}

async function take(url: string): Promise<Client | null> {
  const client = new Client({ connectionString: urlAs(url, OTHER_USER) })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch {
    return null
  }
}
