import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { CLICK_CALL } from '#core/api/calls.ts'
import { checkFields } from '#core/api/parameters.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { ClientLimit } from '#server/http/client-limit.ts'
import type { CountClick } from '#server/job-actions/clicks.ts'
import { clientNetwork } from '#server/http/client-network.ts'
import { isSameOrigin } from '#server/http/same-origin.ts'
import { sendProblem } from './problem.ts'

const MAX_BODY_BYTES = 8192
/** By then the limit allows one more. */
const RETRY_AFTER_S = 2
const METHODS = 'POST, OPTIONS'

export interface ClickTrackingOptions {
  siteUrl: string
  countClick: CountClick
  mayClick: ClientLimit
}

/**
 * `POST /click-tracking`: the only call that writes. It responds with 202 before anything is written; a later
 * failure is only logged. Requests that browsers send from other sites are rejected, and get no CORS headers.
 */
export function clickTracking({ siteUrl, countClick, mayClick }: ClickTrackingOptions): Hono {
  const tooLarge = (c: Context) =>
    sendProblem(c, siteUrl, 'too-large', { detail: `The body may have at most ${MAX_BODY_BYTES} bytes.` })
  const limit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge })

  const record = async (c: Context): Promise<Response> => {
    const { headers } = c.req.raw
    const sentByPage = headers.has('origin') || headers.has('sec-fetch-site')
    if (sentByPage && !isSameOrigin(headers, siteUrl))
      return sendProblem(c, siteUrl, 'forbidden', {
        detail: 'Clicks are accepted only from programs and from our own pages.',
      })
    if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? ''))
      return sendProblem(c, siteUrl, 'unsupported-media-type', { detail: 'Expected application/json.' })

    const checked = checkFields(CLICK_CALL.body, await readJson(c))
    if ('errors' in checked)
      return sendProblem(c, siteUrl, 'invalid-parameters', {
        detail: 'The click is not valid.',
        errors: checked.errors,
      })
    if (!mayClick(clientAddress(c))) {
      const detail = 'Too many requests from this client.'
      return sendProblem(c, siteUrl, 'too-many-requests', {
        detail,
        headers: { 'retry-after': String(RETRY_AFTER_S) },
      })
    }
    const { item_id, user_agent, referrer } = checked.value
    countClick({
      jobId: item_id,
      client: clientNetwork(c),
      userAgent: user_agent ?? headers.get('user-agent'),
      referrer: referrer ?? null,
    })
    return c.body(null, 202, { 'cache-control': 'no-store' })
  }

  return new Hono()
    .post('/', limit, record)
    .options('/', (c) => c.body(null, 204, { allow: METHODS }))
    .all('/', (c) => {
      const detail = `${c.req.method} is not allowed here. Use POST.`
      return sendProblem(c, siteUrl, 'method-not-allowed', { detail, headers: { allow: METHODS } })
    })
}

async function readJson(c: Context): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text())
  } catch {
    return undefined
  }
}
