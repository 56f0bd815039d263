import { Hono } from 'hono'
import type { RequestScope } from '#app/page/context.ts'
import { sharedPage } from '#app/page/cache-headers.ts'
import type { Figure } from '#app/features/market/figure.ts'
import { readMarketData, type MarketData } from '#app/features/market/market-data.server.ts'
import { figureById } from '#app/features/market/market-pages.server.ts'
import { clientNetwork } from '#server/http/client-network.ts'
import { sendStored, storedResponse, type StoredResponse } from '#server/http/stored-response.ts'
import { respondWithTimeout } from '#server/pages/respond-with-timeout.ts'
import type { PageCache } from '#server/pages/page-cache.ts'
import { figureCsv, figureJson } from './figure-files.ts'
import { currentTime } from '#db/clock.ts'

export interface MarketRouteOptions {
  scope: Omit<RequestScope, 'now'>
  cache: PageCache
}

/** Figures are counted every hour at most. */
const FRESH_S = 300
const STALE_S = 3600

/**
 * `GET /market/<figure>.csv` and `.json`: the numbers behind a plot of the market pages, for everybody to use. While the
 * database is down: the last cached file, or 503.
 */
export function marketRoute({ scope, cache }: MarketRouteOptions): Hono {
  const write = async (id: string, format: string): Promise<StoredResponse> => {
    const data = await readMarketData({ ...scope, now: currentTime(scope.db) })
    const figure = figureById(data, id)
    if (!figure) return storedResponse(404, { 'content-type': 'text/plain; charset=utf-8' }, 'Not found\n')
    return fileOf(figure, data, format, scope.siteUrl)
  }
  return new Hono().get('/market/:file{[a-z-]+\\.(?:csv|json)}', async (c) => {
    const [id = '', format = ''] = c.req.param('file').split('.')
    const make = () =>
      respondWithTimeout(() => write(id, format), {
        logError: scope.logError,
        failure: 'A figure of the market could not be written',
      })
    return sendStored(c, await cache.get(`/market/${id}.${format}`, make, { client: () => clientNetwork(c) }))
  })
}

function fileOf(figure: Figure, data: MarketData, format: string, siteUrl: string): StoredResponse {
  const headers = {
    'cache-control': sharedPage(FRESH_S, STALE_S),
    'access-control-allow-origin': '*',
  }
  if (format === 'json')
    return storedResponse(
      200,
      { ...headers, 'content-type': 'application/json' },
      `${JSON.stringify(figureJson(figure, data, siteUrl), null, 2)}\n`,
    )
  const name = `${data.sample ? 'sample-' : ''}${figure.id}-${data.day}.csv`
  const csv = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  }
  return storedResponse(200, { ...headers, ...csv }, figureCsv(figure, data))
}
