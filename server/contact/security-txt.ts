import { Hono } from 'hono'
import type { Operator } from '#core/operator.ts'

const PATH = '/.well-known/security.txt'
/** Less than a year, as RFC 9116 recommends (2.5.5). */
const VALID_DAYS = 180

/**
 * `GET /.well-known/security.txt` (RFC 9116): where to report a hole. Not there if the settings do not say where to
 * write to, because a file without a contact is not valid.
 */
export function securityTxtRoute(
  siteUrl: string,
  { email }: Pick<Operator, 'email'>,
  // oxlint-disable-next-line pravesh/no-process-clock -- a day in a year's time that is only shown
  now: () => Date = () => new Date(),
): Hono {
  return new Hono().get(PATH, (c, next) => {
    if (email === null) return next()
    const expires = new Date(now().getTime() + VALID_DAYS * 86_400_000)
    expires.setUTCHours(0, 0, 0, 0)
    const lines = [
      `Contact: ${mailtoOf(email)}`,
      `Expires: ${expires.toISOString()}`,
      // Addresses of the web must begin with https (2.5.2).
      ...(siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}${PATH}`] : []),
      'Preferred-Languages: en',
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=86400' })
  })
}

/** As a URI (RFC 6068): a name may have a `?`, or letters beyond ASCII. */
function mailtoOf(address: string): string {
  const at = address.lastIndexOf('@')
  return `mailto:${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`
}
