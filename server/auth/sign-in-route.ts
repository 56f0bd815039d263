import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { AuthNotice } from '#app/features/account/auth-notices.ts'
import { clientAddress, createClientLimit, type ClientLimit } from '#server/http/client-limit.ts'
import type { LogError } from '../log.ts'
import { isSameOrigin } from '#server/http/same-origin.ts'
import type { KeepPage } from './keep-page.ts'
import { RefusedCallbackError, type Provider } from './provider.ts'
import { returnPath } from '#core/return-path.ts'
import { withCookies, type SealedCookie } from './sealed-cookies.ts'
import type { Sessions } from './sessions.ts'

/** How long a visitor may take at the provider. */
const ATTEMPT_MS = 10 * 60_000
/** The cookie outlives the attempt, so that one which came too late is known from one that was never begun. */
const COOKIE_S = 60 * 60
/** A household that tries again and again; then one every ten seconds. */
const STARTS = { burst: 30, refillMs: 10_000 }

const Attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where to go afterwards; null for the dashboard. */
  returnTo: z.string().nullable(),
  /** Whether that page is then to be kept, as the visitor asked before signing in. */
  keep: z.boolean(),
  begunAt: z.number(),
})
const Spent = z.object({ spent: z.string() })

export interface SignInRouteOptions {
  provider: Provider
  sessions: Sessions
  /** Holds the attempt between the two halves of a sign-in. */
  attemptCookie: SealedCookie
  siteUrl: string
  keepPage: KeepPage
  /** Renders a page that says this. */
  notice: (c: Context, notice: AuthNotice, signedIn?: boolean) => Promise<Response>
  logError: LogError
  mayStart?: ClientLimit
  now?: () => number
}

/**
 * `GET /auth/sign-in` and `/auth/sign-up` send the visitor to the provider; `GET /auth/callback` takes them back.
 * `return_to` is the page of ours to come back to, `keep=1` asks that this page be saved for them then.
 */
export function signInRoute(options: SignInRouteOptions): Hono {
  const { provider, sessions, attemptCookie, siteUrl, keepPage, notice, logError, now = Date.now } = options
  const mayStart = options.mayStart ?? createClientLimit(undefined, STARTS)

  const start = (kind: 'sign-in' | 'sign-up') => async (c: Context) => {
    if (!mayStart(clientAddress(c))) return c.text('Too many attempts. Please wait a minute.', 429)
    const begun = await provider.begin(kind).catch((error: unknown) => {
      logError(error, 'The sign-in provider is not responding')
      return null
    })
    if (!begun) return notice(c, 'provider-away')
    const returnTo = returnPath(c.req.query('return_to'), siteUrl)
    // Another site may send its visitors to sign in, and not have them save things here.
    const keep = c.req.query('keep') === '1' && isSameOrigin(c.req.raw.headers, siteUrl)
    const cookie = await attemptCookie.write({ ...begun.attempt, returnTo, keep, begunAt: now() }, COOKIE_S)
    return withCookies(redirect(begun.address.href), [cookie])
  }

  const finish = async (c: Context) => {
    const query = new URL(c.req.url).searchParams
    const brought = await attemptCookie.read(c.req.raw.headers)
    const refuse = async (why: AuthNotice, cookies: string[] = []) =>
      withCookies(await notice(c, why), cookies)

    const { data: spent } = Spent.safeParse(brought)
    if (spent) return refuse(spent.spent === query.get('state') ? 'used' : 'unasked')
    const { data: attempt } = Attempt.safeParse(brought)
    if (!attempt) return refuse('unasked')
    if (now() - attempt.begunAt > ATTEMPT_MS) return refuse('expired', [attemptCookie.clear()])

    // One try each: what was refused is not tried again with another code.
    const spend = await attemptCookie.write({ spent: attempt.state }, COOKIE_S)
    try {
      const identity = await provider.finish(query.toString(), attempt)
      const { account, cookie } = await sessions.begin(c.req.raw.headers, identity)
      const kept =
        attempt.keep && attempt.returnTo ? await keepPage(account.accountId, attempt.returnTo) : null
      const next = kept ?? attempt.returnTo
      // Whoever has not said yet what they are here for is asked, by either way in.
      const selection = `/user-type-selection${next ? `?${new URLSearchParams({ return_to: next })}` : ''}`
      return withCookies(redirect(account.userType === null ? selection : (next ?? '/dashboard')), [
        cookie,
        spend,
      ])
    } catch (error) {
      if (!(error instanceof RefusedCallbackError)) {
        logError(error, 'A sign-in could not be saved')
        return refuse('accounts-away', [spend])
      }
      if (error.refusal === 'provider-away') logError(error.cause, 'The sign-in provider is not responding')
      return refuse(error.refusal, [spend])
    }
  }

  return new Hono()
    .get('/auth/sign-in', start('sign-in'))
    .get('/auth/sign-up', start('sign-up'))
    .get('/auth/callback', finish)
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
