import { createRequestHandler, RouterContextProvider } from 'react-router'
import { requestScope } from '#app/context.ts'
import { isAccountRoute } from '#app/features/account/account-routes.ts'
import { paths } from '#app/paths.ts'
import { PLACEHOLDERS, placeholderRouteId } from '#app/features/placeholders/placeholders.ts'
import { scriptNonce } from '#app/nonce.ts'
import type { PageHandler } from './render-page.ts'
import type { StaticFiles } from '#server/http/static-files.ts'
import { filesWithoutAccounts, withoutAccounts } from './without-accounts.ts'

const serverBuild = () => import('virtual:react-router/server-build')

/**
 * The pages of `app/`, through React Router.
 *
 * @param signIn Whether the site has sign-in; without it the pages of accounts are no routes at all.
 */
export async function createPageHandler(development: boolean, signIn: boolean): Promise<PageHandler> {
  const build = async () => (signIn ? serverBuild() : withoutAccounts(await serverBuild()))
  // A built site has one build; in development it changes under our hands, so each request asks for it.
  const handle = development
    ? createRequestHandler(build, 'development')
    : createRequestHandler(await build(), 'production')
  return (request, scope, nonce) => {
    const context = new RouterContextProvider()
    context.set(requestScope, scope)
    context.set(scriptNonce, nonce)
    return handle(request, context)
  }
}

/** The files of the built site that go with its pages. @param signIn As for `createPageHandler`. */
export async function filesOfPages(files: StaticFiles, signIn: boolean): Promise<StaticFiles> {
  return signIn ? files : filesWithoutAccounts(files, await serverBuild())
}

/** Opened from a mail. */
const UNLISTED: ReadonlySet<string> = new Set([paths.newsletterConfirm(), paths.newsletterUnsubscribe()])

/** The paths of the pages that search engines may list: no placeholder, and none that needs an id or a token. */
export async function indexablePaths(): Promise<string[]> {
  const placeholders = new Set(PLACEHOLDERS.map(({ path }) => placeholderRouteId(path)))
  const { routes } = await serverBuild()
  return Object.values(routes)
    .filter((route) => route && !placeholders.has(route.id) && !isAccountRoute(route.id))
    .map((route) => (route?.index ? '/' : (route?.path ?? '')))
    .filter((path) => path !== '' && !/[:*]/.test(path) && !UNLISTED.has(path))
}
