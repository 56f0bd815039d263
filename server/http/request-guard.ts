import type { MiddlewareHandler } from 'hono'
import { API_BASE } from '#core/api/calls.ts'
import type { PostRule } from './post-guard.ts'

/** In characters. Our own links are much shorter. */
const MAX_URL_LENGTH = 8192
const PAGE_METHODS = ['GET', 'HEAD']

/**
 * Rejects requests that no route accepts, before any work is done.
 *
 * @param ruleOf The rule of a path that accepts POST. All others accept only GET and HEAD.
 */
export function requestGuard(ruleOf: (path: string) => PostRule | null): MiddlewareHandler {
  return async (c, next) => {
    const { method, url } = c.req.raw
    const { pathname, search } = new URL(url)
    if (pathname.length + search.length > MAX_URL_LENGTH) return c.text('The URL is too long.', 414)

    const rule = ruleOf(pathname)
    const allowed = [...(rule && !rule.isPage ? [] : PAGE_METHODS), ...(rule ? ['POST'] : [])]
    if (method === 'OPTIONS') return c.body(null, 204, { allow: allowed.join(', ') })
    if (!allowed.includes(method)) return c.text('Method not allowed.', 405, { allow: allowed.join(', ') })
    return isPath(pathname) ? next() : c.text('The URL is not valid.', 400)
  }
}

/**
 * Redirects every spelling of a path to the one that we use: without extra slashes, without needless percent-encoding,
 * and in lower case, as all our paths are. So no page has two addresses, and the cache no copies.
 *
 * @param isExact Paths that are taken as they are: files, whose names may have capitals.
 */
export function oneSpelling(isExact: (path: string) => boolean): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || pathname.length + search.length > MAX_URL_LENGTH || !isPath(pathname)) return next()
    const path = pathOf(pathname, isExact)
    if (path === pathname) return next()
    // Any website may read the API, and follows its redirects only if it may read them, too.
    if (path.startsWith(`${API_BASE}/`)) c.header('access-control-allow-origin', '*')
    return c.redirect(path + search, 308)
  }
}

/** Whether the percent-encoding is valid, and the path has no control characters. */
function isPath(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

/** Collapses and trims slashes. Otherwise a redirect to `//evil.example/` would leave the site. */
function pathOf(pathname: string, isExact: (path: string) => boolean): string {
  const single = pathname.replaceAll(/\/{2,}/g, '/')
  const trimmed = single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single
  if (isExact(trimmed)) return trimmed
  // What stays encoded keeps its digits: a slash in a name is no end of it.
  return trimmed.replaceAll(/%[\da-f]{2}|[A-Z]+/gi, (part) => {
    if (!part.startsWith('%')) return part.toLowerCase()
    const character = String.fromCodePoint(Number.parseInt(part.slice(1), 16))
    return /[\w.~-]/.test(character) ? character.toLowerCase() : part
  })
}
