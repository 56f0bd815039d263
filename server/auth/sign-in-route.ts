import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { AuthNotice } from '#app/features/account/auth-notices.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { createClientLimit, retryAfter, type ClientLimit } from '#server/http/client-limit.ts'
import type { LogError } from '../log.ts'
import { isSameOrigin } from '#server/http/same-origin.ts'
import type { SavePage } from './save-page.ts'
import { RefusedCallbackError, type Provider, type SignInKind } from './provider.ts'
import { returnPath } from '#core/return-path.ts'
import { withCookies, type SealedCookie } from './sealed-cookies.ts'
import type { Sessions } from './sessions.ts'

/** How long a visitor may take to sign in at the provider. */
const ATTEMPT_MS = 10 * 60_000
/** The cookie outlives the attempt, so that we can tell an expired attempt from an unknown one. */
const COOKIE_S = 60 * 60
/** Enough for a household that shares an address; then one every ten seconds. */
const STARTS = { burst: 30, refillMs: 10_000 }

const Attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where to go afterwards; null for the dashboard. */
  returnTo: z.string().nullable(),
  /** Whether to save that page afterwards, because the visitor pressed Save before signing in. */
  keep: z.boolean(),
  begunAt: z.number(),
})
const UsedAttempt = z.object({ spent: z.string() })

export interface SignInRouteOptions {
  provider: Provider
  sessions: Sessions
  /** Holds the attempt until the callback. */
  attemptCookie: SealedCookie
  siteUrl: string
  savePage: SavePage
  /** Renders the page for this notice. */
  notice: (c: Context, notice: AuthNotice, signedIn?: boolean) => Promise<Response>
  logError: LogError
  mayStart?: ClientLimit
  now?: () => number
}

/**
 * `GET /auth/sign-in`, `/auth/sign-up` and `/auth/sign-in-again` send the visitor to the provider, which sends them back to
 * `GET /auth/callback`. `return_to` is our page to show afterwards; `keep=1` also saves that page for them.
 */
export function signInRoute(options: SignInRouteOptions): Hono {
  // oxlint-disable-next-line pravesh/no-process-clock -- a sign-in begins and ends with a cookie
  const { provider, sessions, attemptCookie, siteUrl, savePage, notice, logError, now = Date.now } = options
  const mayStart = options.mayStart ?? createClientLimit(undefined, STARTS)

  const begin = (kind: SignInKind) => async (c: Context) => {
    if (!mayStart(clientAddress(c)))
      return c.text('Too many attempts. Please wait a minute.', 429, retryAfter(STARTS))
    const started = await provider.begin(kind).catch((error: unknown) => {
      logError(error, 'The sign-in provider is not responding')
      return null
    })
    if (!started) return notice(c, 'provider-away')
    const returnTo = returnPath(c.req.query('return_to'), siteUrl)
    // Another site may link to our sign-in, but must not save things for its visitors.
    const keep = c.req.query('keep') === '1' && isSameOrigin(c.req.raw.headers, siteUrl)
    const cookie = await attemptCookie.write({ ...started.attempt, returnTo, keep, begunAt: now() }, COOKIE_S)
    return withCookies(redirect(started.address.href), [cookie])
  }

  const finish = async (c: Context) => {
    const query = new URL(c.req.url).searchParams
    const content = await attemptCookie.read(c.req.raw.headers)
    const refuse = async (why: AuthNotice, cookies: string[] = []) =>
      withCookies(await notice(c, why), cookies)

    const { data: spent } = UsedAttempt.safeParse(content)
    if (spent) return refuse(spent.spent === query.get('state') ? 'used' : 'unasked')
    const { data: attempt } = Attempt.safeParse(content)
    if (!attempt) return refuse('unasked')
    if (now() - attempt.begunAt > ATTEMPT_MS) return refuse('expired', [attemptCookie.clear()])

    // An attempt is used only once: after a refusal, another code is not accepted.
    const usedCookie = await attemptCookie.write({ spent: attempt.state }, COOKIE_S)
    try {
      const identity = await provider.finish(query.toString(), attempt)
      const { account, cookie } = await sessions.begin(c.req.raw.headers, identity)
      const saved =
        attempt.keep && attempt.returnTo ? await savePage(account.accountId, attempt.returnTo) : null
      const next = saved ?? attempt.returnTo
      // Visitors without a user type choose one first, after sign-in and sign-up alike. Operators do not: the pages of
      // visitors would look for /admin with their script, which does not know it.
      const choosesType = account.userType === null && !/^\/admin(?:[/?]|$)/.test(next ?? '')
      const selection = `/user-type-selection${next ? `?${new URLSearchParams({ return_to: next })}` : ''}`
      return withCookies(redirect(choosesType ? selection : (next ?? '/dashboard')), [cookie, usedCookie])
    } catch (error) {
      if (!(error instanceof RefusedCallbackError)) {
        logError(error, 'A sign-in could not be saved')
        return refuse('accounts-away', [usedCookie])
      }
      if (error.refusal === 'provider-away') logError(error.cause, 'The sign-in provider is not responding')
      return refuse(error.refusal, [usedCookie])
    }
  }

  return new Hono()
    .get('/auth/sign-in', begin('sign-in'))
    .get('/auth/sign-up', begin('sign-up'))
    .get('/auth/sign-in-again', begin('again'))
    .get('/auth/callback', finish)
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
