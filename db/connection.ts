import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { Client, Pool, types, type ClientBase, type ClientConfig, type PoolConfig } from 'pg'
import {
  asPoolClient,
  isAnswerTimeout,
  isConnectionLost,
  isConnectionTimeout,
  isPoolBusy,
} from '#seams/pg.ts'
import { isDatabaseAway, type CircuitBreaker } from './circuit-breaker.ts'
import { withRequestComment } from './request-id.ts'
import type { Database } from './schema.ts'

/**
 * The role of the web process. `db/migrations` grants it public rows, inserting clicks and reports, and three
 * newsletter functions.
 */
export const WEB_ROLE = 'pravesh_web'

const INT8 = 20
const NUMERIC = 1700
const DATE = 1082

/**
 * Rupees and counts fit a double. A calendar day stays text, because a Date would shift it by the time zone.
 */
function parserOf(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8 || oid === NUMERIC) return Number
  if (oid === DATE) return (text: string) => text
  return types.getTypeParser(oid, format === 'binary' ? 'text' : format)
}

export interface ConnectionOptions {
  config: PoolConfig
  /** `web` restricts every connection to the web role. */
  role: 'owner' | 'web'
  /**
   * Called for the first broken connection, then not again until a new one was opened. A running query fails
   * by itself, and the pool replaces the connection.
   */
  onLost?: (error: Error) => void
  /** Fails at once while the database is away, instead of trying to connect. */
  breaker?: CircuitBreaker
}

/**
 * Statement timeout of a page's query. It is shorter than the render's timeout
 * (`server/pages/render-page.ts`), so that a slow query costs its page only one part, and frees its
 * connection soon after the page gave up.
 */
const PAGE_STATEMENT_LIMIT_MS = 5_000
/**
 * Client-side timeout. A healthy server has cancelled the query before this, so one that has not is
 * unresponsive.
 */
const PAGE_QUERY_LIMIT_MS = 6_000
/** Timeout to get a connection from the pool, or open a new one. */
const PAGE_CONNECT_LIMIT_MS = 3_000

const WEB_POOL: PoolConfig = {
  connectionTimeoutMillis: PAGE_CONNECT_LIMIT_MS,
  query_timeout: PAGE_QUERY_LIMIT_MS,
  onConnect: (client) => setWebRole(client),
  // Idle connections are kept, so that no other program can use up the server's limit.
  idleTimeoutMillis: 0,
}

/** Opens a connection pool whose connections all use one role. */
export function connect(options: ConnectionOptions): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: openPool(options) }) })
}

/** The same pool, for what decides by itself which pool to use. */
export function openPool({ config, role, onLost, breaker }: ConnectionOptions): PostgresPool {
  const pool = new Pool({
    connectionTimeoutMillis: 5000,
    // Detects a server that vanished without closing the connection.
    keepAlive: true,
    types: { getTypeParser: parserOf },
    ...(role === 'web' && WEB_POOL),
    ...config,
  })
  addErrorListeners(pool, onLost)
  return wrapPool(pool, breaker)
}

/** Resolves if the database accepts a new connection and lets it switch to the web role, within the time. */
export async function probeDatabase(config: ClientConfig, limitMs: number): Promise<void> {
  const client = new Client({ ...config, connectionTimeoutMillis: limitMs, query_timeout: limitMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await setWebRole(client)
  } finally {
    // Not awaited: an unresponsive server never confirms the close.
    void client.end().catch(() => undefined)
  }
}

/**
 * Adds an error listener to every connection. The pool only listens while a connection is idle; one that
 * breaks between two queries of a transaction would otherwise crash the process.
 */
function addErrorListeners(pool: Pool, onLost: (error: Error) => void = () => undefined): void {
  let reported = false
  pool.on('connect', (client) => {
    reported = false
    client.on('error', (error) => {
      if (reported) return
      reported = true
      onLost(error)
    })
  })
  // The pool repeats the same error for an idle connection.
  pool.on('error', () => undefined)
}

async function setWebRole(client: ClientBase): Promise<void> {
  // One by one: the embedded database accepts one statement at a time from the web role.
  await client.query(`set role ${WEB_ROLE}`)
  await client.query(`set statement_timeout = ${PAGE_STATEMENT_LIMIT_MS}`)
}

const TOO_MANY_CONNECTIONS = '53300'

/**
 * The pool as Kysely uses it. It reports failures to the breaker, and discards a connection whose query timed
 * out.
 */
function wrapPool(pool: Pool, breaker: CircuitBreaker | undefined): PostgresPool {
  const connectPool = async () => {
    breaker?.check()
    try {
      return await pool.connect()
    } catch (error) {
      if (isConnectionTimeout(error)) breaker?.suspect(error)
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
          return await client.query(withRequestComment(text), values)
        } catch (error) {
          if (isAnswerTimeout(error)) {
            silent = true
            breaker?.suspect(error)
          }
          if (text !== 'rollback') throw error
          // The connection is lost, and the transaction with it. Kysely would throw this instead of what went wrong before.
          silent = true
          return NOTHING
        }
      }
      return asPoolClient({ query, release: (destroy) => client.release(destroy || silent) })
    },
  }
}

/** The system's words for a server that cannot be reached. */
const NETWORK = /^E(?:CONN\w+|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|NOENT)$/
/** Connection, resources, intervention by an operator or a timeout, the server's own system (`errcodes-appendix`). */
const SERVER_STATE = /^(?:08|53|57|58)\w{3}$/

/** Whether the database gave no answer, rather than refuse what was asked of it. Also true for one that is known to be away. */
export function isDatabaseSilent(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isDatabaseAway(error) || isConnectionLost(error) || isPoolBusy(error) || isAnswerTimeout(error))
    return true
  const code = 'code' in error ? String(error.code) : ''
  return NETWORK.test(code) || SERVER_STATE.test(code)
}
const NOTHING = { command: 'ROLLBACK', rowCount: 0, rows: [] }

/**
 * A busy pool says nothing about the database. Neither does a server at its connection limit while we hold
 * connections.
 */
function showsAway(error: unknown, pool: Pool): boolean {
  if (!(error instanceof Error) || isPoolBusy(error)) return false
  return !('code' in error && error.code === TOO_MANY_CONNECTIONS && pool.totalCount > 0)
}
