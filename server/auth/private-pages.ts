import { Hono, type Context } from 'hono'
import type { SignInScope } from '#app/context.ts'
import type { AUTH_NOTICES, AuthNotice } from '#app/features/account/auth-notices.ts'
import { paths } from '#app/paths.ts'
import { renderPage, type RenderOptions } from '#server/pages/render-page.ts'
import { sendStored } from '#server/http/stored-response.ts'
import { withTimeout } from '#server/http/with-timeout.ts'
import { NOT_KEPT } from './private-answer.ts'
import type { Provider } from './provider.ts'
import { withCookies } from './sealed-cookies.ts'
import type { Session, Sessions } from './sessions.ts'

/** The provider is asked where one signs out of it; a page does not wait long for that. */
const PROVIDER_PATIENCE_MS = 2_000
/** What these pages read of their query, and what a navigation in the browser adds. */
const PARAMETERS = ['return_to', '_routes']

/** Pages of one account. */
export const PRIVATE_PAGES = [paths.dashboard(), paths.dashboardDelete(), paths.userTypeSelection()]

export interface PrivatePagesOptions {
  render: RenderOptions
  sessions: Sessions
  provider: Provider
}

export interface PrivatePages {
  route: Hono
  /** Answers with the page that says this, at whatever address under /auth was asked for. */
  notice(c: Context, notice: AuthNotice, signedIn?: boolean): Promise<Response>
}

/** Pages that are made for one visitor, each time anew: nothing of them is kept, here or in a browser. */
export function privatePages({ render, sessions, provider }: PrivatePagesOptions): PrivatePages {
  const page = async (c: Context, signIn: SignInScope, cookie: string | null = null) => {
    const scope = { ...render.scope, signIn }
    const { response } = await renderPage(pathOf(c), { ...render, scope })
    const answer = await sendStored(c, { ...response, headers: { ...response.headers, ...NOT_KEPT } })
    return withCookies(answer, [cookie])
  }

  const own = async (c: Context) => {
    const { headers } = c.req.raw
    let session: Session | null
    try {
      session = await sessions.read(headers)
    } catch (error) {
      render.scope.logError(error, 'A session could not be read')
      return page(c, { signedIn: true, accountId: null, unavailable: true })
    }
    if (session) return page(c, { signedIn: true, accountId: session.accountId }, session.cookie)
    const brought = await sessions.isBrought(headers)
    return page(c, { signedIn: false, accountId: null }, brought ? sessions.forget() : null)
  }

  const notice: PrivatePages['notice'] = async (c, notice, signedIn) => {
    const providerSignOut =
      notice === 'signed-out'
        ? await withTimeout(provider.signOutAddress(), PROVIDER_PATIENCE_MS, () => null)
        : null
    const brought = signedIn ?? (await sessions.isBrought(c.req.raw.headers))
    return page(c, { signedIn: brought, accountId: null, notice, providerSignOut })
  }

  const route = new Hono()
  for (const path of PRIVATE_PAGES) route.get(path, own).get(`${path}.data`, own)
  for (const name of [
    'signed-out',
    'deleted',
    'accounts-away',
  ] as const satisfies (keyof typeof AUTH_NOTICES)[])
    route.get(`/auth/${name}`, (c) => notice(c, name))
  return { route, notice }
}

function pathOf(c: Context): string {
  const { pathname, searchParams } = new URL(c.req.url)
  const kept = new URLSearchParams()
  for (const name of PARAMETERS) {
    const value = searchParams.get(name)
    if (value) kept.set(name, value)
  }
  return kept.size === 0 ? pathname : `${pathname}?${kept}`
}
