import type { MiddlewareHandler } from 'hono'

/** In characters. Our own links are much shorter. */
const MAX_URL_LENGTH = 8192
const PAGE_METHODS = ['GET', 'HEAD']

/**
 * Rejects requests that no route accepts, before any work is done, and redirects a path with extra slashes to
 * its normal form.
 *
 * @param posts Paths that accept only POST. All others accept only GET and HEAD.
 * @param forms Pages that also accept the POST of their own form.
 */
export function requestGuard(posts: readonly string[], forms: readonly string[] = []): MiddlewareHandler {
  return async (c, next) => {
    const { method, url } = c.req.raw
    const { pathname, search } = new URL(url)
    if (pathname.length + search.length > MAX_URL_LENGTH) return c.text('The URL is too long.', 414)

    const pageMethods = forms.includes(pathname) ? [...PAGE_METHODS, 'POST'] : PAGE_METHODS
    const allowed = posts.includes(pathname) ? ['POST'] : pageMethods
    if (method === 'OPTIONS') return c.body(null, 204, { allow: allowed.join(', ') })
    if (!allowed.includes(method)) return c.text('Method not allowed.', 405, { allow: allowed.join(', ') })

    const path = decode(pathname)
    if (path === null) return c.text('The URL is not valid.', 400)
    const normalised = normalisePath(pathname)
    if (normalised !== pathname) return c.redirect(normalised + search, 308)
    return next()
  }
}

/** Returns null if the percent-encoding is invalid or the path contains control characters. */
function decode(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname)
    return /\p{Cc}/u.test(path) ? null : path
  } catch {
    return null
  }
}

/** Collapses and trims slashes. Otherwise a redirect to `//evil.example/` would leave the site. */
function normalisePath(pathname: string): string {
  const single = pathname.replaceAll(/\/{2,}/g, '/')
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single
}
