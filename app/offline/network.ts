import { isRouteErrorResponse } from 'react-router'
import { OFFLINE } from '#app/worker/cache-names.ts'

const PATIENCE_MS = 5_000
/** Answers that our server never gives: they come from something on the way. */
const FOREIGN = new Set([502, 504, 511])

/**
 * Whether our own server answers. `navigator.onLine` proves nothing: a captive portal and a dead cell count as online, so the
 * answer has to have a header of ours. Never throws.
 */
export async function siteAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const { headers } = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal })
    return headers.has('x-request-id')
  } catch {
    return false
  }
}

/** Whether this is what `guardNavigation` and the worker make of a connection that failed. */
export function isOffline(error: unknown): boolean {
  return (
    isRouteErrorResponse(error) && error.status === OFFLINE.status && error.statusText === OFFLINE.statusText
  )
}

/** Whether the data of a page did not come because of the connection. The texts of such errors differ between browsers. */
export async function isConnectionError(error: unknown): Promise<boolean> {
  if (isOffline(error)) return true
  if (isRouteErrorResponse(error) && !FOREIGN.has(error.status)) return false
  return !navigator.onLine || !(await siteAnswers())
}
