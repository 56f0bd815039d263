import type { Context } from 'hono'
import { sendStored } from '#server/http/stored-response.ts'
import type { Sessions } from '#server/auth/sessions.ts'
import { ROUTES_PARAMETER } from '#seams/react-router.ts'
import { renderPage, type RenderOptions } from './render-page.ts'

const HEADERS = {
  'cache-control': 'private, no-store',
  // Other sites must not see the token of its address.
  'referrer-policy': 'no-referrer',
}

/**
 * A page for one visitor, who needs no account for it. It is rendered for each request and cached nowhere.
 *
 * @param path Canonical path and query.
 * @param sessions Set if sign-in is configured: then the header depends on it.
 */
export async function ownPage(
  c: Context,
  path: string,
  render: RenderOptions,
  sessions: Sessions | undefined,
): Promise<Response> {
  const signIn = sessions && {
    signedIn: await sessions.hasCookie(c.req.raw.headers),
    accountId: null,
  }
  const scope = signIn ? { ...render.scope, signIn } : render.scope
  const { response } = await renderPage(path, { ...render, scope })
  const vary = sessions && { vary: 'cookie' }
  return sendStored(c, { ...response, headers: { ...response.headers, ...HEADERS, ...vary } })
}

/**
 * Path and query of a request, with these parameters alone.
 *
 * @param parameters That the page reads; the one of the router stays too.
 */
export function pathWith(c: Context, parameters: readonly string[]): string {
  const { pathname, searchParams } = new URL(c.req.url)
  const query = new URLSearchParams()
  for (const name of [...parameters, ROUTES_PARAMETER]) {
    const value = searchParams.get(name)
    if (value) query.set(name, value)
  }
  return query.size === 0 ? pathname : `${pathname}?${query}`
}
