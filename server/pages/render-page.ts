import { randomBytes } from 'node:crypto'
import type { RequestScope } from '#app/context.ts'
import { contentSecurityPolicy } from '#server/http/content-security-policy.ts'
import { isDatabaseAway } from '#db/circuit-breaker.ts'
import { nonceToHashes } from './inline-scripts.ts'
import type { RenderedPage } from './page-cache.ts'
import { storedResponse } from '#server/http/stored-response.ts'
import { withTimeout } from '#server/http/with-timeout.ts'

/** Answers a request for a page or its data, its inline scripts bearing the nonce. */
export type PageHandler = (request: Request, scope: RequestScope, nonce: string) => Promise<Response>

export interface RenderOptions {
  handle: PageHandler
  scope: Omit<RequestScope, 'now'>
  https: boolean
  development: boolean
  limitMs?: number
}

const RETRY_AFTER_S = 10
/** A database that neither answers nor refuses would hold its page for ever. With the wait for a turn, less than ten seconds. */
const RENDER_LIMIT_MS = 7_000
/** How long "now" stands still for pages, which speak of hours: one that has not changed keeps its tag. */
const MOMENT_MS = 5 * 60_000

/**
 * Renders a page once, for everybody: nothing of the visitor's request reaches it but its address. Never throws: what
 * breaks is logged, and a degraded page says that it broke.
 *
 * @param path Canonical path and query.
 */
export async function renderPage(path: string, options: RenderOptions): Promise<RenderedPage> {
  const { handle, scope, https, development, limitMs = RENDER_LIMIT_MS } = options
  const nonce = randomBytes(18).toString('base64url')
  let failed = false
  const logError: RequestScope['logError'] = (error, what) => {
    failed = true
    // The log has one line for that already.
    if (!isDatabaseAway(error)) scope.logError(error, what)
  }
  const request = new Request(scope.siteUrl + path)
  const answered = attempt(
    () => handle(request, { ...scope, logError, now: currentMoment() }, nonce),
    logError,
  )
  const answer = await withTimeout(answered, limitMs, () => {
    logError(new Error(`Not rendered within ${limitMs} ms`), 'A page took too long')
    return failure(503)
  })
  const degraded = failed || answer.status >= 500

  const headers = Object.fromEntries(answer.headers)
  // Ours to decide: the body is sent whole, and to everybody.
  for (const name of ['content-length', 'transfer-encoding', 'set-cookie']) delete headers[name]
  headers['cache-control'] ??= 'no-cache'
  if (degraded || development) headers['cache-control'] = 'no-store'
  if (answer.status === 503) headers['retry-after'] = String(RETRY_AFTER_S)

  let body = new Uint8Array(await answer.arrayBuffer())
  if (headers['content-type']?.startsWith('text/html')) {
    const { html, hashes } = nonceToHashes(new TextDecoder().decode(body), nonce)
    headers['content-security-policy'] = contentSecurityPolicy({ scriptHashes: hashes, https, development })
    body = new TextEncoder().encode(html)
  }
  return { response: storedResponse(answer.status, headers, body), degraded }
}

function currentMoment(): Date {
  return new Date(Math.floor(Date.now() / MOMENT_MS) * MOMENT_MS)
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
