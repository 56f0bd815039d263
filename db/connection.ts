import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { Client, Pool, types, type ClientBase, type ClientConfig, type PoolConfig } from 'pg'
import type { CircuitBreaker } from './circuit-breaker.ts'
import type { Database } from './schema.ts'

/**
 * The role the web process works under; `db/migrations` grants it public rows, the insert of clicks and reports, and
 * three calls about the newsletter.
 */
export const WEB_ROLE = 'pravesh_web'

const INT8 = 20
const NUMERIC = 1700
const DATE = 1082

/** Rupees and counts fit a double; a calendar day stays text, because a Date would shift it by the time zone. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8 || oid === NUMERIC) return Number
  if (oid === DATE) return (text: string) => text
  return types.getTypeParser(oid, format === 'binary' ? 'text' : format)
}

export interface ConnectionOptions {
  config: PoolConfig
  /** `web` narrows every connection to the web role. */
  role: 'owner' | 'web'
  /**
   * Hears of connections that broke: of the first, and then of none until a new one was made. A query that was under
   * way fails by itself, and the pool replaces the connection.
   */
  onLost?: (error: Error) => void
  /** Fails at once while the database is away, instead of trying to connect. */
  breaker?: CircuitBreaker
}

/**
 * How long the server works on a page's query. Less than the page waits for its render (`server/pages/render-page.ts`), so
 * that a slow query costs its page one part, and its connection is free again soon after the page gave up.
 */
const PAGE_STATEMENT_LIMIT_MS = 5_000
/** A server that is well has ended the query before this: one that has not is silent, and is not waited for. */
const PAGE_QUERY_LIMIT_MS = 6_000
/** For a connection of the pool, or a new one. */
const PAGE_CONNECT_LIMIT_MS = 3_000

const WEB_POOL: PoolConfig = {
  connectionTimeoutMillis: PAGE_CONNECT_LIMIT_MS,
  query_timeout: PAGE_QUERY_LIMIT_MS,
  onConnect: (client) => becomeWeb(client),
  // Once made they are kept, so that no other program can take them away from the site.
  idleTimeoutMillis: 0,
}

/** A handle on the database whose connections work under one role. */
export function connect({ config, role, onLost, breaker }: ConnectionOptions): Kysely<Database> {
  const pool = new Pool({
    connectionTimeoutMillis: 5000,
    // A server that went without a goodbye is noticed in the end.
    keepAlive: true,
    types: { getTypeParser: parserOf },
    ...(role === 'web' && WEB_POOL),
    ...config,
  })
  survive(pool, onLost)
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: lend(pool, breaker) }) })
}

/** Resolves when the database takes a new connection, and lets it be as pages are, within the time. */
export async function probeDatabase(config: ClientConfig, limitMs: number): Promise<void> {
  const client = new Client({ ...config, connectionTimeoutMillis: limitMs, query_timeout: limitMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await becomeWeb(client)
  } finally {
    // The goodbye of a silent server would be waited for in vain.
    void client.end().catch(() => undefined)
  }
}

/**
 * Gives every connection a listener of its own for errors. The pool listens to idle ones alone, and one that breaks
 * between two queries of a transaction would end the process.
 */
function survive(pool: Pool, onLost: (error: Error) => void = () => undefined): void {
  let told = false
  pool.on('connect', (client) => {
    told = false
    client.on('error', (error) => {
      if (told) return
      told = true
      onLost(error)
    })
  })
  // The same error once more, of a connection that was idle.
  pool.on('error', () => undefined)
}

async function becomeWeb(client: ClientBase): Promise<void> {
  // One by one: the embedded database takes one statement at a time from pages.
  await client.query(`set role ${WEB_ROLE}`)
  await client.query(`set statement_timeout = ${PAGE_STATEMENT_LIMIT_MS}`)
}

/** What `pg-pool` says when all its connections stayed busy, and what is said when nothing came in time. */
const POOL_WAS_BUSY = 'timeout exceeded when trying to connect'
const NO_CONNECTION = 'Connection terminated due to connection timeout'
const NO_ANSWER = 'Query read timeout'
const TOO_MANY_CONNECTIONS = '53300'

/** The pool as Kysely uses it: it tells the breaker what it finds, and keeps no connection whose query ran out of time. */
function lend(pool: Pool, breaker: CircuitBreaker | undefined): PostgresPool {
  const connectPool = async () => {
    breaker?.check()
    try {
      return await pool.connect()
    } catch (error) {
      if (error instanceof Error && error.message === NO_CONNECTION) breaker?.suspect(error)
      else if (showsAway(error, pool)) breaker?.trip(error)
      throw error
    }
  }
  return {
    options: pool.options,
    end: async () => {
      breaker?.stop()
      await pool.end()
    },
    connect: async () => {
      const client = await connectPool()
      let silent = false
      const query = async (text: string, values: unknown[]) => {
        try {
          return await client.query(text, values)
        } catch (error) {
          if (error instanceof Error && error.message === NO_ANSWER) {
            silent = true
            breaker?.suspect(error)
          }
          throw error
        }
      }
      // Kysely also knows cursors, which nobody here opens.
      const lent = { query, release: (destroy?: boolean) => client.release(destroy || silent) }
      return lent as unknown as Awaited<ReturnType<PostgresPool['connect']>>
    },
  }
}

/** A pool that is busy says nothing about the database, nor does a server that is full while we hold connections. */
function showsAway(error: unknown, pool: Pool): boolean {
  if (!(error instanceof Error) || error.message === POOL_WAS_BUSY) return false
  return !('code' in error && error.code === TOO_MANY_CONNECTIONS && pool.totalCount > 0)
}
