import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { administer, databaseUrl } from '../postgres-admin.ts'
import { startOwnPostgres } from '../postgres.ts'

/** What the supervisor of a server takes to start it again. */
const RESTART_AFTER_MS = 4_000
const MOST_CONNECTIONS = 60
const SITE_USER = 'site'
const OTHER_USER = 'other'
/** Nobody's: the server is this test's alone, and goes with it. */
const PASSWORD = 'faults'

export interface FaultyPostgres extends AsyncDisposable {
  /** What the sites are given: a database of theirs, as an ordinary user. */
  siteUrl: string
  origin: string
  /** Ends the server without a farewell; until it answers again. */
  kill(): Promise<void>
  /** Restarts the server as an administrator does, cutting what is under way; until it answers again. */
  restart(): Promise<void>
  /** Stops every process of the server for so long: connections are taken by the system, and nobody answers. */
  freeze(milliseconds: number): Promise<void>
  /** Others hold every connection for so long, and the site has none. */
  useUpConnections(milliseconds: number): Promise<void>
}

/** A server of this test's own, that comes back by itself when it ends, with an empty database for the sites. */
export async function startFaultyPostgres(): Promise<FaultyPostgres> {
  const server = await startOwnPostgres({
    settings: [`max_connections=${MOST_CONNECTIONS}`],
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
    await untilAnswers(server.url)
  }
  return {
    siteUrl: urlAs(databaseUrl(server.url, 'site'), SITE_USER),
    origin: server.origin,
    kill: () => signal('SIGKILL'),
    // "Fast shutdown": sessions are ended, what they were doing is rolled back.
    restart: () => signal('SIGINT'),
    freeze: async (milliseconds) => {
      const pid = server.pid()
      if (pid === null) throw new Error('The server has no process.')
      await freeze(server.url, pid, milliseconds)
    },
    useUpConnections: (milliseconds) => useUp(server.url, milliseconds),
    [Symbol.asyncDispose]: server.stop,
  }
}

function urlAs(url: string, user: string): string {
  const other = new URL(url)
  other.username = user
  other.password = PASSWORD
  return other.href
}

async function untilAnswers(url: string): Promise<void> {
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
 * Stops the server's first process, so that it starts no more, then all others that it names. A shell does both, and
 * lets them go on even when this process is gone.
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

/** Takes connection by connection, and ends those of the site, until the site has none and there is none to be had. */
async function useUp(url: string, milliseconds: number): Promise<void> {
  const admin = new Client({ connectionString: url })
  await admin.connect()
  const held: Client[] = []
  const takeAll = async () => {
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
      SITE_USER,
    ])
    const taken = await Promise.all(Array.from({ length: MOST_CONNECTIONS }, () => take(url)))
    held.push(...taken.filter((client) => client !== null))
  }
  const ofSite = async () => {
    const { rows } = await admin.query('select from pg_stat_activity where usename = $1', [SITE_USER])
    return rows.length
  }
  do await takeAll()
  while ((await ofSite()) > 0)
  await sleep(milliseconds)
  if ((await ofSite()) > 0) throw new Error('The site had a connection all the same.')
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
