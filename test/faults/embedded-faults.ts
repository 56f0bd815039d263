import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { readHolder } from '#db/embedded/lock.ts'

/**
 * What PostgreSQL clients (`pg_dump` above all) set in their session and do not reset when they disconnect.
 */
const HOSTILE = [
  'create temporary table public_jobs (id int)',
  'prepare left_behind as select 1',
  `select pg_catalog.set_config('search_path', '', false)`,
  `set timezone = 'Pacific/Kiritimati'`,
  `set datestyle = 'SQL, DMY'`,
  'set row_security = off',
  'set role pravesh_web',
  'reset role',
  'set default_transaction_read_only = on',
  'set statement_timeout = 1',
  'begin isolation level serializable, read only',
]
const CONNECTIONS = 200

/** A connection to the database of a running site, like an operator's `psql`. */
async function connectTo(dataDirectory: string, socket = new Socket()): Promise<Client> {
  const holder = await readHolder(dataDirectory)
  if (!holder) throw new Error(`Nobody has ${dataDirectory} open.`)
  const { socketDirectory: host, port } = holder
  const client = new Client({ host, port, user: 'postgres', database: 'postgres', stream: () => socket })
  // The site may close it.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/**
 * Blocks the engine, which runs one query at a time, with one long query. Resolves when it has ended or
 * failed.
 */
export async function runLongQuery(dataDirectory: string, milliseconds: number): Promise<void> {
  const client = await connectTo(dataDirectory)
  await client.query('select pg_sleep($1)', [milliseconds / 1000]).catch(() => undefined)
  await client.end().catch(() => undefined)
}

/** Leaves a transaction open. Resolves after this time, or when the site has closed the connection. */
export async function holdTransaction(dataDirectory: string, milliseconds: number): Promise<void> {
  const client = await connectTo(dataDirectory)
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
  await client.query('begin')
  await client.query('select count(*) from jobs')
  await Promise.race([ended, sleep(milliseconds)])
  await client.end().catch(() => undefined)
}

/** A session that changes every setting it can, and disconnects inside a transaction. */
export async function disconnectWithChangedSession(dataDirectory: string): Promise<void> {
  const socket = new Socket()
  const client = await connectTo(dataDirectory, socket)
  for (const statement of HOSTILE) await client.query(statement).catch(() => undefined)
  socket.destroy()
}

/** Many connections, each with one query per second. */
export async function holdManyConnections(dataDirectory: string, milliseconds: number): Promise<void> {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => connectTo(dataDirectory)))
  const deadline = performance.now() + milliseconds
  while (performance.now() < deadline) {
    await Promise.all(clients.map((client) => client.query('select 1')))
    await sleep(1_000)
  }
  await Promise.all(clients.map((client) => client.end()))
}
