import { data } from 'react-router'
import { returnPath } from '#core/return-path.ts'
import type { RequestScope } from '#app/page/context.ts'
import { paths } from '#app/paths.ts'
import { AUTH_NOTICES } from './auth-notices.ts'
import { readDashboard } from './dashboard.server.ts'
import { readOwnPage, type AccountScope } from './own-page.server.ts'
import type { AccountPageData } from './account-page.tsx'

/**
 * Reads the account page at this URL.
 *
 * @returns A loader's result that is never cached; 503 if the database is down. Null if there is no account
 *   page at this URL, or sign-in is not configured.
 * @throws A redirect to sign-in, if the visitor is not signed in.
 */
export async function readAccountPage(scope: RequestScope, url: URL) {
  const { signIn } = scope
  const own = signIn ? await readOwn({ ...scope, signIn }, url) : null
  if (!own) return null
  return data(own, { status: statusOf(own), headers: { 'Cache-Control': 'private, no-store' } })
}

async function readOwn(scope: AccountScope, url: URL): Promise<AccountPageData | null> {
  const { notice, signedIn, providerSignOut = null } = scope.signIn
  // Set by `server/auth/private-pages.ts`, for any URL under /auth.
  if (notice) return { kind: 'notice', page: { notice, signedIn, providerSignOut } }
  switch (url.pathname) {
    case paths.dashboard():
      return { kind: 'dashboard', page: await readDashboard(scope) }
    case paths.dashboardDelete(): {
      const page = await readOwnPage(scope, paths.dashboardDelete(), async () => null)
      return { kind: 'delete', page: page && { email: page.account.email } }
    }
    case paths.userTypeSelection(): {
      const returnTo = returnPath(url.searchParams.get('return_to'), scope.siteUrl)
      const page = await readOwnPage(scope, paths.userTypeSelection(), async () => null)
      return { kind: 'user-type', page: page && { chosen: page.account.user_type, returnTo } }
    }
    default:
      return null
  }
}

function statusOf({ kind, page }: AccountPageData): number {
  if (page === null) return 503
  return kind === 'notice' ? AUTH_NOTICES[page.notice] : 200
}
