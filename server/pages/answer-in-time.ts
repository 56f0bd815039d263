import type { LogError } from '../log.ts'
import { isDatabaseAway } from '#db/circuit-breaker.ts'
import type { RenderedPage } from './page-cache.ts'
import { storedResponse, type StoredResponse } from '#server/http/stored-response.ts'
import { withTimeout } from '#server/http/with-timeout.ts'

/** As for a page (`server/pages/render-page.ts`). */
const LIMIT_MS = 7_000
const RETRY_AFTER_S = 60

export interface InTimeOptions {
  logError: LogError
  /** What the log says of an answer that was not made. */
  failure: string
  /** What is answered instead, and kept by nobody; 503 as text unless said. */
  otherwise?: () => StoredResponse
}

/** Makes an answer for programs from the database. Never throws: what breaks, or takes too long, is logged. */
export async function answerInTime(
  make: () => Promise<StoredResponse>,
  { logError, failure, otherwise = tryAgainLater }: InTimeOptions,
): Promise<RenderedPage> {
  try {
    const response = await withTimeout(make(), LIMIT_MS, () => {
      throw new Error(`Not read within ${LIMIT_MS} ms`)
    })
    return { response, degraded: false }
  } catch (error) {
    if (!isDatabaseAway(error)) logError(error, failure)
    return { response: otherwise(), degraded: true }
  }
}

/** A program would take an empty list to mean that there is nothing any more. */
function tryAgainLater(): StoredResponse {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_S),
  }
  return storedResponse(503, headers, 'Try again later.\n')
}
