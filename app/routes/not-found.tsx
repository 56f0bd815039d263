import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope } from '#app/page/context.ts'
import { readAccountPage } from '#app/features/account/account-page.server.ts'
import { AccountPage, accountPageTexts } from '#app/features/account/account-page.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'
import type { Route } from './+types/not-found'

const NOT_FOUND = { title: 'Page Not Found', description: 'We couldn’t find this page.' }

/**
 * Handles every URL without its own route. The account pages are here instead of in the route table, so that
 * without sign-in they return 404 like any unknown URL, and the browser's route table does not mention them.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  return (await readAccountPage(context.get(requestScope), url)) ?? pageData(null, { status: 404 })
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  return pageMeta({
    ...(loaderData ? accountPageTexts(loaderData) : NOT_FOUND),
    siteUrl: matches[0].loaderData?.siteUrl,
    path: location.pathname,
    noindex: true,
  })
}

export const headers = pageHeaders

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return loaderData ? <AccountPage {...loaderData} /> : <NotFoundScreen />
}
