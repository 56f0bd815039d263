const MAX_PATH_LENGTH = 2000

/**
 * Validates the path to return to after sign-in, and normalises it. Null for anything that a browser could
 * read as another site's URL, and for the sign-in paths themselves.
 *
 * @param siteUrl Origin of the public site.
 */
export function returnPath(text: string | null | undefined, siteUrl: string): string | null {
  if (!text || text.length > MAX_PATH_LENGTH || !/^\/(?!\/)/.test(text) || /[\\\p{Cc}]/u.test(text))
    return null
  const url = URL.parse(text, siteUrl)
  // "/.//elsewhere.example" is a local path only until its dots are resolved.
  if (!url || url.origin !== new URL(siteUrl).origin || url.pathname.startsWith('//')) return null
  if (/^\/(auth|account)(\/|$)/.test(url.pathname)) return null
  return url.pathname + url.search
}
