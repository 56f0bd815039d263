import { createRequestHandler, RouterContextProvider } from 'react-router'
import { requestScope } from '#app/context.ts'
import { paths } from '#app/paths.ts'
import { PLACEHOLDERS, placeholderRouteId } from '#app/features/placeholders/placeholders.ts'
import { scriptNonce } from '#app/nonce.ts'
import type { PageHandler } from './render-page.ts'

const serverBuild = () => import('virtual:react-router/server-build')

/** The pages of `app/`, through React Router. */
export async function createPageHandler(development: boolean): Promise<PageHandler> {
  // A built site has one build; in development it changes under our hands, so each request asks for it.
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

/** Opened from a mail. */
const UNLISTED: ReadonlySet<string> = new Set([paths.newsletterConfirm(), paths.newsletterUnsubscribe()])

/** The paths of the pages that search engines may list: no placeholder, and none that needs an id or a token. */
export async function indexablePaths(): Promise<string[]> {
  const placeholders = new Set(PLACEHOLDERS.map(({ path }) => placeholderRouteId(path)))
  const { routes } = await serverBuild()
  return Object.values(routes)
    .filter((route) => route && !placeholders.has(route.id))
    .map((route) => (route?.index ? '/' : (route?.path ?? '')))
    .filter((path) => path !== '' && !/[:*]/.test(path) && !UNLISTED.has(path))
}
