import type { Handler } from 'hono'
import { canonicalPath } from './canonical-url.ts'
import { clientAddress, type ClientLimit } from './client-limit.ts'
import { clickWithoutScript } from './click-without-script.ts'
import type { CountClick } from './clicks.ts'
import type { PageCache } from './page-cache.ts'
import { renderPage, type RenderOptions } from './render-page.ts'
import { sendStored } from './stored-response.ts'

export interface PagesOptions extends RenderOptions {
  cache: PageCache
  countClick: CountClick
  mayClick: ClientLimit
}

/** Every page and its data. */
export function pages({ cache, countClick, mayClick, ...render }: PagesOptions): Handler {
  return async (c) => {
    const path = canonicalPath(new URL(c.req.url))
    const make = () => renderPage(path, render)
    const response = render.development ? (await make()).response : await cache.get(path, make)

    const jobId = clickWithoutScript(c.req.raw, render.scope.siteUrl)
    if (jobId && response.status === 200 && mayClick(clientAddress(c))) {
      countClick({
        jobId,
        userAgent: c.req.header('user-agent') ?? null,
        referrer: c.req.header('referer') ?? null,
      })
    }
    return sendStored(c, response)
  }
}
