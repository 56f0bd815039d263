import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'

const MAX_BODY_BYTES = 2560

export const NO_STORE = { 'cache-control': 'no-store' }

/** Rejects a body that none of our forms about mail can have. */
export const mailFormLimit = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c: Context) => c.text('The body is too large.', 413),
})

export async function readForm(c: Context): Promise<Record<string, unknown>> {
  return c.req.parseBody().catch(() => ({}))
}

/** Redirects a plain form to the page that shows the outcome. */
export function seePage(c: Context, page: string): Response {
  c.header('cache-control', 'no-store')
  return c.redirect(page, 303)
}

/**
 * The answer to the button of an unsubscribe page, or to a mail program that posts to it directly (RFC 8058). Mail
 * programs do not follow redirects (RFC 8058, 3.1). A repeated request is also a success.
 */
export async function unsubscribed(
  c: Context,
  outcome: 'left' | 'unknown' | 'failed',
  page: string,
): Promise<Response> {
  const form = await readForm(c)
  if (form['List-Unsubscribe'] !== 'One-Click') return seePage(c, page)
  if (outcome === 'failed') return c.text('That did not work. Please try again.', 503, NO_STORE)
  return c.text(outcome === 'left' ? 'Unsubscribed.' : 'This link has no subscription.', 200, NO_STORE)
}
