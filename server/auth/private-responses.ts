import type { Context } from 'hono'

/** Headers of a response for one visitor. */
export const PRIVATE_NO_STORE = { 'cache-control': 'private, no-store' }

export function wantsJson(c: Context): boolean {
  return c.req.header('accept')?.includes('application/json') ?? false
}

/** Redirects with 303, so that the browser uses GET, whatever the method was. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, ...PRIVATE_NO_STORE } })
}
