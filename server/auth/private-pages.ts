import { Hono, type Context } from 'hono'
import type { SignInScope } from '#app/page/context.ts'
import type { AUTH_NOTICES, AuthNotice } from '#app/features/account/auth-notices.ts'
import { paths } from '#app/paths.ts'
import { dataPath } from '#seams/react-router.ts'
import { pathWith } from '#server/pages/own-page.ts'
import { renderPage, type RenderOptions } from '#server/pages/render-page.ts'
import { sendStored } from '#server/http/stored-response.ts'
import { withTimeout } from '#server/http/with-timeout.ts'
import { PRIVATE_NO_STORE } from './private-responses.ts'
import type { Provider } from './provider.ts'
import { withCookies } from './sealed-cookies.ts'
import type { Session, Sessions } from './sessions.ts'

/** How long a page waits for the provider's sign-out address. */
const PROVIDER_TIMEOUT_MS = 2_000
/** The query parameters that these pages read. */
const PARAMETERS = ['return_to']

/** Pages that show one account's data. */
export const PRIVATE_PAGES = [paths.dashboard(), paths.dashboardDelete(), paths.userTypeSelection()]

export interface PrivatePagesOptions {
  render: RenderOptions
  sessions: Sessions
  provider: Provider
}

export interface PrivatePages {
  route: Hono
  /** Responds with the page for this notice, at any path under /auth. */
  notice(c: Context, notice: AuthNotice, signedIn?: boolean): Promise<Response>
}

/** Pages rendered for one visitor, anew for each request. They are not cached, here or in the browser. */
export function privatePages({ render, sessions, provider }: PrivatePagesOptions): PrivatePages {
  const page = async (c: Context, signIn: SignInScope, cookie: string | null = null) => {
    const scope = { ...render.scope, signIn }
    const { response } = await renderPage(pathWith(c, PARAMETERS), { ...render, scope })
    const answer = await sendStored(c, { ...response, headers: { ...response.headers, ...PRIVATE_NO_STORE } })
    return withCookies(answer, [cookie])
  }

  const accountPage = async (c: Context) => {
    const { headers } = c.req.raw
    let session: Session | null
    try {
      session = await sessions.read(headers)
    } catch (error) {
      render.scope.logError(error, 'A session could not be read')
      return page(c, { signedIn: true, accountId: null, unavailable: true })
    }
    if (session) return page(c, { signedIn: true, accountId: session.accountId }, session.cookie)
    const hasCookie = await sessions.hasCookie(headers)
    return page(c, { signedIn: false, accountId: null }, hasCookie ? sessions.forget() : null)
  }

  const notice: PrivatePages['notice'] = async (c, notice, signedIn) => {
    const providerSignOut =
      notice === 'signed-out'
        ? await withTimeout(provider.signOutAddress(), PROVIDER_TIMEOUT_MS, () => null)
        : null
    const hasCookie = signedIn ?? (await sessions.hasCookie(c.req.raw.headers))
    return page(c, { signedIn: hasCookie, accountId: null, notice, providerSignOut })
  }

  const route = new Hono()
  for (const path of PRIVATE_PAGES) route.get(path, accountPage).get(dataPath(path), accountPage)
  for (const name of [
    'signed-out',
    'deleted',
    'accounts-away',
  ] as const satisfies (keyof typeof AUTH_NOTICES)[])
    route.get(`/auth/${name}`, (c) => notice(c, name))
  return { route, notice }
}
