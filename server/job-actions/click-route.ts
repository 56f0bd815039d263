import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { ClientLimit } from '#server/http/client-limit.ts'
import type { CountClick } from './clicks.ts'
import { clientNetwork } from '#server/http/client-network.ts'
import type { PostRules } from '#server/http/post-guard.ts'

const ClickBody = z.object({
  item_type: z.literal('job'),
  item_id: z.uuid(),
  referrer: z.string().nullish(),
})

export interface ClickRouteOptions {
  countClick: CountClick
}

/** @param mayClick The limit of all ways to click. */
export const clickPosts = (mayClick?: ClientLimit): PostRules => ({
  '/click': { accepts: ['json', 'form'], limit: mayClick },
})

/**
 * `POST /click`: a page reports with `navigator.sendBeacon` that a visitor pressed View Job. Accepts a form or JSON.
 * Responds with 204 immediately; a later failure is only logged.
 */
export function clickRoute({ countClick }: ClickRouteOptions): Hono {
  return new Hono().post('/click', async (c) => {
    const { success, data, error } = ClickBody.safeParse(await readBody(c))
    if (!success) return c.text(`The click is not valid:\n${z.prettifyError(error)}`, 400)
    const userAgent = c.req.header('user-agent') ?? null
    countClick({ jobId: data.item_id, userAgent, client: clientNetwork(c), referrer: data.referrer ?? null })
    return c.body(null, 204)
  })
}

/** Undefined for an empty body. */
async function readBody(c: Context): Promise<unknown> {
  const text = await c.req.text()
  if (text === '') return undefined
  const isForm = c.req.header('content-type')?.toLowerCase().startsWith('application/x-www-form-urlencoded')
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text)
}
