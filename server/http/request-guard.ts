import type { MiddlewareHandler } from 'hono'

/** Longest address answered, in characters; no link of ours comes near it. */
const LONGEST_URL = 8192
const PAGE_METHODS = ['GET', 'HEAD']

/**
 * Turns away what no page of ours is asked for with, before any work is done for it, and sends an address that
 * is written oddly to the one it stands for.
 *
 * @param posts Paths that take a POST; everything else is only read.
 * @param forms Pages that also take the POST of their own form.
 */
export function requestGuard(posts: readonly string[], forms: readonly string[] = []): MiddlewareHandler {
  return async (c, next) => {
    const { method, url } = c.req.raw
    const { pathname, search } = new URL(url)
    if (pathname.length + search.length > LONGEST_URL) return c.text('The URL is too long.', 414)

    const ofPages = forms.includes(pathname) ? [...PAGE_METHODS, 'POST'] : PAGE_METHODS
    const allowed = posts.includes(pathname) ? ['POST'] : ofPages
    if (method === 'OPTIONS') return c.body(null, 204, { allow: allowed.join(', ') })
    if (!allowed.includes(method)) return c.text('Method not allowed.', 405, { allow: allowed.join(', ') })

    const path = decode(pathname)
    if (path === null) return c.text('The URL is not valid.', 400)
    const tidy = tidyPath(pathname)
    if (tidy !== pathname) return c.redirect(tidy + search, 308)
    return next()
  }
}

/** Null when the percent-encoding is broken, or control characters hide in it. */
function decode(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname)
    return /\p{Cc}/u.test(path) ? null : path
  } catch {
    return null
  }
}

/** One slash where there are several, none at the end: otherwise `//elsewhere.example/` would leave the site. */
function tidyPath(pathname: string): string {
  const single = pathname.replaceAll(/\/{2,}/g, '/')
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single
}
