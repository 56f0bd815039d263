import type { Context } from 'hono'

/** Of an answer that is one visitor's. */
export const NOT_KEPT = { 'cache-control': 'private, no-store' }

export function wantsJson(c: Context): boolean {
  return c.req.header('accept')?.includes('application/json') ?? false
}

/** Leads a browser on with GET, whatever it came with. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, ...NOT_KEPT } })
}
