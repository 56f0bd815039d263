/**
 * Whether a browser sent this request from one of our own pages. Browsers say so in `Sec-Fetch-Site`, except to
 * sites on plain http; then the page's origin, from `Origin` or `Referer`, must be the site's or the one that
 * was asked.
 *
 * @param headers Of the request.
 * @param siteUrl Origin of the public site.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const from = URL.parse(headers.get('origin') ?? headers.get('referer') ?? '')
  if (!from) return false
  // The host alone: behind a proxy that ends https, the scheme seen here is not the visitor's.
  return from.host === new URL(siteUrl).host || from.host === headers.get('host')
}
