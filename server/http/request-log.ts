import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { withRequestId } from '#db/request-id.ts'
import type { Log } from '../log.ts'
import { isFileOfPages } from './security-headers.ts'
import type { SiteMeter } from '#server/metrics/site-meter.ts'

type RequestMeter = Pick<SiteMeter, 'answered'>

const MAX_PATH_LENGTH = 200

/**
 * Logs one line per request. It contains nothing about the visitor: no IP address, no user agent, and no
 * query, which has their search terms. The response carries the id too, so that an error report can be
 * matched to its line.
 */
export function requestLog(log: Log, meter?: RequestMeter): MiddlewareHandler {
  return async (c, next) => {
    const id = randomUUID()
    const startedAt = performance.now()
    await withRequestId(id, next)
    // A file that is there is no error, and a page loads six of them.
    if (c.res.status >= 400 || !isFileOfPages(c.req.path)) c.res.headers.set('x-request-id', id)
    logRequest(
      log,
      {
        id,
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        startedAt,
        bytes: Number(c.res.headers.get('content-length') ?? 0),
      },
      meter,
    )
  }
}

interface AnsweredRequest {
  id: string
  method: string
  /** Without the query. */
  path: string
  status: number
  /** By `performance.now()`. */
  startedAt: number
  bytes: number
}

/** Writes the line of a request, and measures it if the site serves metrics. */
export function logRequest(
  log: Log,
  { id, method, path, status, startedAt, bytes }: AnsweredRequest,
  meter?: RequestMeter,
): void {
  const taken = performance.now() - startedAt
  meter?.answered({ method, path, status, ms: taken })
  const ms = Math.round(taken * 10) / 10
  log.info({ id, method, path: path.slice(0, MAX_PATH_LENGTH), status, ms, bytes }, 'request')
}
