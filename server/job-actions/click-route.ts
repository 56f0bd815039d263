import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { clientAddress } from '#server/http/client-address.ts'
import { createClientLimit, type ClientLimit } from '#server/http/client-limit.ts'
import type { CountClick } from './clicks.ts'
import { clientNetwork } from '#server/http/client-network.ts'
import { isSameOrigin } from '#server/http/same-origin.ts'

const MAX_BODY_BYTES = 8192

const ClickBody = z.object({
  item_type: z.literal('job'),
  item_id: z.uuid(),
  referrer: z.string().nullish(),
})

export interface ClickRouteOptions {
  countClick: CountClick
  siteUrl: string
  mayClick?: ClientLimit
}

/**
 * `POST /click`: a page reports with `navigator.sendBeacon` that a visitor pressed View Job. Accepts a form,
 * or JSON with any content type. Responds with 204 immediately; a later failure is only logged.
 */
export function clickRoute({ countClick, siteUrl, mayClick = createClientLimit() }: ClickRouteOptions): Hono {
  const tooLarge = (c: Context) => c.text('The body is too large.', 413)
  return new Hono().post('/click', bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge }), async (c) => {
    if (!isSameOrigin(c.req.raw.headers, siteUrl))
      return c.text('Clicks are accepted only from our own pages.', 403)
    const { success, data, error } = ClickBody.safeParse(await readBody(c))
    if (!success) return c.text(`The click is not valid:\n${z.prettifyError(error)}`, 400)
    if (!mayClick(clientAddress(c))) return c.text('Too many clicks.', 429)
    const userAgent = c.req.header('user-agent') ?? null
    countClick({ jobId: data.item_id, userAgent, client: clientNetwork(c), referrer: data.referrer ?? null })
    return c.body(null, 204)
  })
}

async function readBody(c: Context): Promise<unknown> {
  const type = c.req.header('content-type') ?? ''
  try {
    if (/^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type))
      return await c.req.parseBody()
    return JSON.parse(await c.req.text())
  } catch {
    return undefined
  }
}
