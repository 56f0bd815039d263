import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '../log.ts'

const LONGEST_PATH = 200

/**
 * One line a request: what was asked and how it went. Nothing about who asked: no address, no browser, no query,
 * which holds what people search for. The id is in the answer too, so that a report can be matched to its line.
 */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const id = randomUUID()
    const begun = performance.now()
    await next()
    c.res.headers.set('x-request-id', id)
    log.info(
      {
        id,
        method: c.req.method,
        path: c.req.path.slice(0, LONGEST_PATH),
        status: c.res.status,
        ms: Math.round((performance.now() - begun) * 10) / 10,
        bytes: Number(c.res.headers.get('content-length') ?? 0),
      },
      'request',
    )
  }
}
