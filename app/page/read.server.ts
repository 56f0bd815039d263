import type { RequestScope } from './context.ts'

export interface Read<T> {
  value: T
  /** The query failed: `value` is the fallback, and the response should be 503. */
  degraded: boolean
}

/** Runs a query. On failure logs and returns the fallback (specification, section 8). Never throws. */
export async function queryWithFallback<T>(
  scope: RequestScope,
  what: string,
  query: (db: RequestScope['db']) => Promise<T>,
  fallback: T,
): Promise<Read<T>> {
  try {
    return { value: await query(scope.db), degraded: false }
  } catch (error) {
    scope.logError(error, what)
    return { value: fallback, degraded: true }
  }
}
