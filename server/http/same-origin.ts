/**
 * Whether a browser sent this request from one of our own pages. Browsers say so in `Sec-Fetch-Site`, except
 * on plain http. There, the host in `Origin` or `Referer` must be the site's or the one in `Host`.
 *
 * @param headers The request's headers.
 * @param siteUrl Origin of the public site.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const from = URL.parse(headers.get('origin') ?? headers.get('referer') ?? '')
  if (!from) return false
  // Compares only the host: behind a proxy that terminates TLS, the scheme here is not the visitor's.
  return from.host === new URL(siteUrl).host || from.host === headers.get('host')
}
