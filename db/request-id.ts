import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Runs work for a request. What it logs and asks the database has the request's id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work)
}

/** The id of the request that this work is for. */
export function requestId(): string | undefined {
  return current.getStore()
}

/**
 * Only these: PGlite's socket recognises other statements by their whole text (db/embedded/web-statements.ts), and
 * they take no time.
 */
const READS_OR_WRITES = /^\s*(?:select|with|insert|update|delete)\b/i

/** The statement with the request's id at its end, for the server's log and `pg_stat_activity`. */
export function withRequestComment(text: string): string {
  const id = current.getStore()
  return id !== undefined && READS_OR_WRITES.test(text) ? `${text} /* request ${id} */` : text
}
