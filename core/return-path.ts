const LONGEST_PATH = 2000

/**
 * The path of our own to go back to after a sign-in, in its normal form; null for anything that a browser could take
 * for another site's address, and for the paths of sign-in itself.
 *
 * @param siteUrl Origin of the public site.
 */
export function returnPath(text: string | null | undefined, siteUrl: string): string | null {
  if (!text || text.length > LONGEST_PATH || !/^\/(?!\/)/.test(text) || /[\\\p{Cc}]/u.test(text)) return null
  const url = URL.parse(text, siteUrl)
  // "/.//elsewhere.example" is a path of ours until its dots are resolved.
  if (!url || url.origin !== new URL(siteUrl).origin || url.pathname.startsWith('//')) return null
  if (/^\/(auth|account)(\/|$)/.test(url.pathname)) return null
  return url.pathname + url.search
}
