import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { Pool, types, type PoolConfig } from 'pg'
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
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void
}

/** Less than a page waits for its render: a database that hangs gives the page's empty state, not an error. */
const PAGE_QUERY_LIMIT_MS = 7_000

/** A handle on the database whose connections work under one role. */
export function connect({ config, role, onIdleError }: ConnectionOptions): Kysely<Database> {
  const pool = new Pool({
    connectionTimeoutMillis: 5000,
    types: { getTypeParser: parserOf },
    ...(role === 'web' && { query_timeout: PAGE_QUERY_LIMIT_MS }),
    ...config,
  })
  pool.on('error', (error) => onIdleError?.(error))
  return new Kysely<Database>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        if (role === 'web') {
          await connection.executeQuery(CompiledQuery.raw(`set role ${WEB_ROLE}`))
          await connection.executeQuery(CompiledQuery.raw(`set statement_timeout = ${PAGE_QUERY_LIMIT_MS}`))
        }
      },
    }),
  })
}
