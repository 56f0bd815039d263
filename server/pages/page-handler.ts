import { createRequestHandler, RouterContextProvider } from 'react-router'
import { requestScope } from '#app/page/context.ts'
import { paths } from '#app/paths.ts'
import { PLACEHOLDERS, placeholderRouteId } from '#app/features/site/placeholders/placeholders.ts'
import { scriptNonce } from '#app/page/nonce.ts'
import type { PageHandler } from './render-page.ts'

const serverBuild = () => import('virtual:react-router/server-build')

/** The pages of `app/`, through React Router. */
export async function createPageHandler(development: boolean): Promise<PageHandler> {
  // In development the build changes while the server runs, so each request loads it again.
  const handle = development
    ? createRequestHandler(serverBuild, 'development')
    : createRequestHandler(await serverBuild(), 'production')
  return (request, scope, nonce) => {
    const context = new RouterContextProvider()
    context.set(requestScope, scope)
    context.set(scriptNonce, nonce)
    return handle(request, context)
  }
}

/**
 * A page whose content is only in the visitor's browser, pages that are opened from a mail, and lists that search
 * engines may only list with enough postings (`server/sitemap/list-entries.ts`), like the market pages.
 */
const UNLISTED: ReadonlySet<string> = new Set([
  paths.saved(),
  paths.offline(),
  paths.alertsConfirm(),
  paths.alertsManage(),
  paths.alertsUnsubscribe(),
  paths.newsletterConfirm(),
  paths.newsletterUnsubscribe(),
  paths.remoteJobs(),
  paths.freshersZone(),
  paths.cityLists(),
  paths.skillLists(),
  paths.roleLists(),
  paths.companies(),
  paths.salaryTrends(),
  paths.aiTrends(),
  paths.layoffsUpdates(),
])

/** The ids of all routes, by which a navigation asks for data. */
export async function routeIds(): Promise<ReadonlySet<string>> {
  return new Set(Object.keys((await serverBuild()).routes))
}

/** The patterns of all pages: `/jobs/:slug`. */
export async function pagePatterns(): Promise<string[]> {
  const { routes } = await serverBuild()
  return Object.values(routes)
    .map((route) => (route?.index ? '/' : (route?.path ?? '')))
    .filter((path) => path !== '')
}

/** The paths that search engines may list. Excludes placeholders and pages that need an id or a token. */
export async function indexablePaths(): Promise<string[]> {
  const placeholders = new Set(PLACEHOLDERS.map(({ path }) => placeholderRouteId(path)))
  const { routes } = await serverBuild()
  return Object.values(routes)
    .filter((route) => route && !placeholders.has(route.id))
    .map((route) => (route?.index ? '/' : (route?.path ?? '')))
    .filter((path) => path !== '' && !/[:*]/.test(path) && !UNLISTED.has(path))
}
