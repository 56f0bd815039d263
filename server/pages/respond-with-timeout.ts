import { formatSeconds } from '#core/duration.ts'
import type { LogError } from '../log.ts'
import { isDatabaseAway } from '#db/circuit-breaker.ts'
import type { RenderedPage } from './page-cache.ts'
import { storedResponse, type StoredResponse } from '#server/http/stored-response.ts'
import { withTimeout } from '#server/http/with-timeout.ts'

/** The same as for a page (`server/pages/render-page.ts`). */
const TIMEOUT_MS = 7_000
const RETRY_AFTER_S = 60

export interface TimeoutOptions {
  logError: LogError
  /** The log message if no response could be built. */
  failure: string
  /** The response to send instead, which is not cached. Default: 503 as plain text. */
  fallback?: () => StoredResponse
}

/** Builds a response for programs from the database. Never throws: an error or a timeout is logged. */
export async function respondWithTimeout(
  make: () => Promise<StoredResponse>,
  { logError, failure, fallback = tryAgainLater }: TimeoutOptions,
): Promise<RenderedPage> {
  try {
    const response = await withTimeout(make(), TIMEOUT_MS, () => {
      throw new Error(`Not read within ${formatSeconds(TIMEOUT_MS / 1000)}`)
    })
    return { response, degraded: false }
  } catch (error) {
    if (!isDatabaseAway(error)) logError(error, failure)
    return { response: fallback(), degraded: true }
  }
}

/** An empty list would tell a program that everything was removed, so send an error. */
function tryAgainLater(): StoredResponse {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_S),
  }
  return storedResponse(503, headers, 'Try again later.\n')
}
