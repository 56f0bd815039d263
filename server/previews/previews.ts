import { Hono } from 'hono'
import type { RequestScope } from '#app/page/context.ts'
import { pageOfPreview, previewPath } from '#app/page/preview-picture.ts'
import { clientNetwork } from '#server/http/client-network.ts'
import { sendStored, storedResponse, type StoredResponse } from '#server/http/stored-response.ts'
import { respondWithTimeout } from '../pages/respond-with-timeout.ts'
import type { PageCache } from '../pages/page-cache.ts'
import { createPreviews, type DrawPreview } from './draw-preview.ts'
import { readPreview } from './preview-texts.ts'
import { currentTime } from '#db/clock.ts'

export interface PreviewsOptions {
  scope: Omit<RequestScope, 'now'>
  cache: PageCache
  draw?: DrawPreview
}

/** A picture changes only if the words of its page do, and then a posting's address changes too. */
const CACHE_CONTROL = 'public, max-age=86400'

/**
 * `GET /previews/<path of a page>.png`: the picture that chats and social networks show for a posting, a list or a
 * company. Drawn on the server, as often as pages are rendered at most, and kept. An unknown page has none, and another
 * spelling of a path redirects.
 */
export function previewsRoute({ scope, cache, draw = createPreviews() }: PreviewsOptions): Hono {
  const write = async (pagePath: string): Promise<StoredResponse> => {
    const preview = await readPreview({ ...scope, now: currentTime(scope.db) }, pagePath)
    if (!preview) return storedResponse(404, { 'content-type': 'text/plain; charset=utf-8' }, 'Not found\n')
    if (preview.path !== pagePath)
      return storedResponse(301, { location: previewPath(preview.path), 'content-type': 'text/plain' }, '')
    const headers = { 'content-type': 'image/png', 'cache-control': CACHE_CONTROL }
    return storedResponse(200, headers, await draw(preview.texts))
  }
  return new Hono().get('/previews/*', async (c, next) => {
    const path = new URL(c.req.url).pathname
    const pagePath = pageOfPreview(path)
    if (pagePath === null) return next()
    const make = () =>
      respondWithTimeout(() => write(pagePath), {
        logError: scope.logError,
        failure: 'A preview picture could not be drawn',
      })
    return sendStored(c, await cache.get(path, make, { client: () => clientNetwork(c) }))
  })
}
