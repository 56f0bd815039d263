import { formatSeconds } from '#core/duration.ts'
import { randomUUID } from 'node:crypto'
import type { RequestScope } from '#app/page/context.ts'
import { contentSecurityPolicy } from '#server/http/content-security-policy.ts'
import { currentTime } from '#db/clock.ts'
import { isDatabaseAway } from '#db/circuit-breaker.ts'
import { nonceToHashes } from './inline-scripts.ts'
import type { RenderedPage } from './page-cache.ts'
import { storedResponse } from '#server/http/stored-response.ts'
import { withTimeout } from '#server/http/with-timeout.ts'

/** Responds with a page or its data. Inline scripts have the nonce. */
export type PageHandler = (request: Request, scope: RequestScope, nonce: string) => Promise<Response>

export interface RenderOptions {
  handle: PageHandler
  scope: Omit<RequestScope, 'now'>
  https: boolean
  development: boolean
  timeoutMs?: number
}

const RETRY_AFTER_S = 10
/** Without it, a hanging database blocks a page forever. With the wait for a slot, under ten seconds. */
const RENDER_TIMEOUT_MS = 7_000
/** Pages show times in hours. "Now" is rounded to this step, so that an unchanged page keeps its ETag. */
const NOW_STEP_MS = 5 * 60_000

/**
 * Renders a page once, for all visitors: of the request, it sees only the path and query. Never throws: an
 * error is logged, and the result is a degraded page that says so.
 *
 * @param path Canonical path and query.
 */
export async function renderPage(path: string, options: RenderOptions): Promise<RenderedPage> {
  const { handle, scope, https, development, timeoutMs = RENDER_TIMEOUT_MS } = options
  // Nobody sees it: digests take its place. Node makes many of them at once.
  const nonce = randomUUID()
  let failed = false
  const logError: RequestScope['logError'] = (error, what) => {
    failed = true
    // The lost database is already logged once.
    if (!isDatabaseAway(error)) scope.logError(error, what)
  }
  const request = new Request(scope.siteUrl + path)
  const answered = attempt(
    () => handle(request, { ...scope, logError, now: roundedNow(scope.db) }, nonce),
    logError,
  )
  const answer = await withTimeout(answered, timeoutMs, () => {
    logError(new Error(`Not rendered within ${formatSeconds(timeoutMs / 1000)}`), 'A page took too long')
    return failure(503)
  })
  const degraded = failed || answer.status >= 500

  const headers = Object.fromEntries(answer.headers)
  // The stored response sets its own length, and a shared page must not set cookies.
  for (const name of ['content-length', 'transfer-encoding', 'set-cookie']) delete headers[name]
  headers['cache-control'] ??= 'no-cache'
  if (degraded || development) headers['cache-control'] = 'no-store'
  if (answer.status === 503) headers['retry-after'] = String(RETRY_AFTER_S)

  if (!headers['content-type']?.startsWith('text/html')) {
    return {
      response: storedResponse(answer.status, headers, new Uint8Array(await answer.arrayBuffer())),
      degraded,
    }
  }
  const { html, scriptHashes, styleHashes } = nonceToHashes(await answer.text(), nonce)
  headers['content-security-policy'] = contentSecurityPolicy({
    scriptHashes,
    styleHashes,
    https,
    development,
  })
  return { response: storedResponse(answer.status, headers, new TextEncoder().encode(html)), degraded }
}

function roundedNow(db: RequestScope['db']): Date {
  return new Date(Math.floor(currentTime(db).getTime() / NOW_STEP_MS) * NOW_STEP_MS)
}

async function attempt(
  handle: () => Promise<Response>,
  logError: RequestScope['logError'],
): Promise<Response> {
  try {
    return await handle()
  } catch (error) {
    logError(error, 'A page could not be rendered')
    return failure(500)
  }
}

function failure(status: 500 | 503): Response {
  return new Response('We can’t show this page right now. Please try again in a minute.\n', {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
