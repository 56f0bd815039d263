import type { Handler } from 'hono'
import { SIGN_IN_PARAMETERS } from '#app/page/returned-outcome.ts'
import { canonicalPath } from './canonical-url.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { ClientLimit } from '#server/http/client-limit.ts'
import { clickWithoutScript } from '#server/job-actions/click-without-script.ts'
import type { CountClick } from '#server/job-actions/clicks.ts'
import { clientNetwork } from '#server/http/client-network.ts'
import type { PageCache } from './page-cache.ts'
import { renderPage, type RenderOptions } from './render-page.ts'
import type { Sessions } from '#server/auth/sessions.ts'
import { sendStored, type StoredResponse } from '#server/http/stored-response.ts'

export interface PagesOptions extends RenderOptions {
  cache: PageCache
  countClick: CountClick
  mayClick: ClientLimit
  /** Set if sign-in is configured. Then each page has two versions: signed in and not. */
  sessions?: Sessions
  /** See `canonicalPath`. */
  routeIds?: ReadonlySet<string>
}

/** Serves every page, and its data for client-side navigations. */
export function pages({ cache, countClick, mayClick, sessions, routeIds, ...render }: PagesOptions): Handler {
  return async (c) => {
    const url = new URL(c.req.url)
    const path = canonicalPath(url, sessions ? SIGN_IN_PARAMETERS : [], routeIds)
    const signedIn = sessions && (await sessions.hasCookie(c.req.raw.headers))
    const variant = signedIn === undefined ? render : signInVariant(render, signedIn)
    const make = () => renderPage(path, variant)
    const response = render.development
      ? (await make()).response
      : await cache.get(signedIn ? `${path} signed in` : path, make, {
          client: () => clientNetwork(c),
          acceptEncoding: c.req.header('accept-encoding'),
        })

    const jobId = clickWithoutScript(c.req.raw, render.scope.siteUrl)
    if (jobId && response.status === 200 && mayClick(clientAddress(c))) {
      countClick({
        jobId,
        client: clientNetwork(c),
        userAgent: c.req.header('user-agent') ?? null,
        referrer: c.req.header('referer') ?? null,
      })
    }
    return sendStored(c, signedIn === undefined ? response : withVariantCaching(response, signedIn))
  }
}

/** For the version of a page for all signed-in visitors, or for all others. It knows no account. */
function signInVariant(render: RenderOptions, signedIn: boolean): RenderOptions {
  return { ...render, scope: { ...render.scope, signIn: { signedIn, accountId: null } } }
}

/** Lets shared caches (proxies, CDNs) store only the signed-out version. */
function withVariantCaching(response: StoredResponse, signedIn: boolean): StoredResponse {
  const { 'cache-control': caching = '', ...headers } = response.headers
  const own = signedIn ? caching.replace('public', 'private') : caching
  return { ...response, headers: { ...headers, 'cache-control': own, vary: 'cookie' } }
}
