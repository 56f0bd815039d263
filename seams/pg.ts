import type { PostgresPool } from 'kysely'

// Assumed of pg 8 and pg-pool 3: they give their own errors no code, so these are known by their texts. One whose text has
// changed counts as an error of its query: the page fails, instead of an older copy being sent.

const POOL_WAS_BUSY = 'timeout exceeded when trying to connect'
const NO_CONNECTION = 'Connection terminated due to connection timeout'
const NO_ANSWER = 'Query read timeout'
const CONNECTION_LOST = /^Connection terminated|not queryable|^Cannot use a pool after/

const textOf = (error: unknown) => (error instanceof Error ? error.message : '')

/** All connections of the pool stayed busy. */
export const isPoolBusy = (error: unknown) => textOf(error) === POOL_WAS_BUSY

/** The server accepted no connection in time. */
export const isConnectionTimeout = (error: unknown) => textOf(error) === NO_CONNECTION

/** A query was not answered in time. */
export const isAnswerTimeout = (error: unknown) => textOf(error) === NO_ANSWER

/** The connection, or its whole pool, is gone. */
export const isConnectionLost = (error: unknown) => CONNECTION_LOST.test(textOf(error))

/** What Kysely calls of a connection; nothing here uses cursors. */
export interface QueryClient {
  query(text: string, values: unknown[]): Promise<unknown>
  release(destroy?: boolean): void
}

type PoolClient = Awaited<ReturnType<PostgresPool['connect']>>

/** A connection of a pool, as far as Kysely uses it. Its type has overloads that nobody calls. */
export const asQueryClient = (client: PoolClient) => client as unknown as QueryClient

/** A connection of ours, as Kysely's type asks for it. */
export const asPoolClient = (client: QueryClient) => client as unknown as PoolClient
