import { Hono, type Context } from 'hono'
import { API_BASE, CLICK_CALL } from '#core/api/calls.ts'
import { checkFields } from '#core/api/parameters.ts'
import type { ProblemName } from '#core/api/problems.ts'
import type { ClientLimit } from '#server/http/client-limit.ts'
import type { CountClick } from '#server/job-actions/clicks.ts'
import { clientNetwork } from '#server/http/client-network.ts'
import { MAX_BODY_BYTES, type PostRefusal, type PostRules } from '#server/http/post-guard.ts'
import { sendProblem, type ProblemOptions } from './problem.ts'

/** By then the limit allows one more. */
const RETRY_AFTER_S = 2
const METHODS = 'POST, OPTIONS'

export interface ClickTrackingOptions {
  siteUrl: string
  countClick: CountClick
}

/** @param mayClick The limit of all ways to click. */
export const apiPosts = (siteUrl: string, mayClick: ClientLimit): PostRules => ({
  [API_BASE + CLICK_CALL.path]: {
    accepts: ['json'],
    from: 'own pages and programs',
    limit: mayClick,
    refuse: (c, { status }) => sendProblem(c, siteUrl, ...REFUSALS[status]),
  },
})

const REFUSALS: Record<PostRefusal['status'], [ProblemName, ProblemOptions]> = {
  400: [
    'invalid-parameters',
    {
      detail: 'The click is not valid.',
      errors: [{ parameter: 'body', detail: 'Expected a JSON object.' }],
    },
  ],
  403: ['forbidden', { detail: 'Clicks are accepted only from programs and from our own pages.' }],
  413: ['too-large', { detail: `The body may have at most ${MAX_BODY_BYTES} bytes.` }],
  415: ['unsupported-media-type', { detail: 'Expected application/json.' }],
  429: [
    'too-many-requests',
    { detail: 'Too many requests from this client.', headers: { 'retry-after': String(RETRY_AFTER_S) } },
  ],
}

/**
 * `POST /click-tracking`: the only call that writes. It responds with 202 before anything is written; a later
 * failure is only logged. Requests that browsers send from other sites are rejected, and get no CORS headers.
 */
export function clickTracking({ siteUrl, countClick }: ClickTrackingOptions): Hono {
  const record = async (c: Context): Promise<Response> => {
    const checked = checkFields(CLICK_CALL.body, await readJson(c))
    if ('errors' in checked)
      return sendProblem(c, siteUrl, 'invalid-parameters', {
        detail: 'The click is not valid.',
        errors: checked.errors,
      })
    const { item_id, user_agent, referrer } = checked.value
    countClick({
      jobId: item_id,
      client: clientNetwork(c),
      userAgent: user_agent ?? c.req.header('user-agent') ?? null,
      referrer: referrer ?? null,
    })
    return c.body(null, 202, { 'cache-control': 'no-store' })
  }

  return new Hono()
    .post('/', record)
    .options('/', (c) => c.body(null, 204, { allow: METHODS }))
    .all('/', (c) => {
      const detail = `${c.req.method} is not allowed here. Use POST.`
      return sendProblem(c, siteUrl, 'method-not-allowed', { detail, headers: { allow: METHODS } })
    })
}

/** Undefined for an empty body. */
async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text()
  return text === '' ? undefined : JSON.parse(text)
}
