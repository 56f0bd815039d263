import { Hono, type Context } from 'hono'
import { paths } from '#app/paths.ts'
import { renderPage, type RenderOptions } from '#server/pages/render-page.ts'
import { sendStored } from '#server/http/stored-response.ts'
import type { Sessions } from '#server/auth/sessions.ts'

/** The query parameters that the page reads, and the one that client-side navigations add. */
const PARAMETERS = ['token', 'outcome', '_routes']

const HEADERS = {
  'cache-control': 'private, no-store',
  // Other sites must not see the token.
  'referrer-policy': 'no-referrer',
}

/** Paths of the page and of its data. */
export const OWN_ALERTS_READS = [paths.alertsManage(), `${paths.alertsManage()}.data`]

/**
 * The page of one reader's alerts, behind the token of our mails. It is rendered for each request and cached
 * nowhere.
 *
 * @param sessions Set if sign-in is configured: then the header depends on it.
 */
export function ownAlertsPage(render: RenderOptions, sessions: Sessions | undefined): Hono {
  const page = async (c: Context) => {
    const signIn = sessions && {
      signedIn: await sessions.hasCookie(c.req.raw.headers),
      accountId: null,
    }
    const scope = signIn ? { ...render.scope, signIn } : render.scope
    const { response } = await renderPage(pathOf(c), { ...render, scope })
    const vary = sessions && { vary: 'cookie' }
    return sendStored(c, { ...response, headers: { ...response.headers, ...HEADERS, ...vary } })
  }
  const route = new Hono()
  for (const path of OWN_ALERTS_READS) route.get(path, page)
  return route
}

function pathOf(c: Context): string {
  const { pathname, searchParams } = new URL(c.req.url)
  const query = new URLSearchParams()
  for (const name of PARAMETERS) {
    const value = searchParams.get(name)
    if (value) query.set(name, value)
  }
  return query.size === 0 ? pathname : `${pathname}?${query}`
}
