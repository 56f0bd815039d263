import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '../log.ts'

const MAX_PATH_LENGTH = 200

/**
 * Logs one line per request. It contains nothing about the visitor: no IP address, no user agent, and no
 * query, which has their search terms. The response carries the id too, so that an error report can be
 * matched to its line.
 */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const id = randomUUID()
    const startedAt = performance.now()
    await next()
    c.res.headers.set('x-request-id', id)
    logRequest(log, {
      id,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      startedAt,
      bytes: Number(c.res.headers.get('content-length') ?? 0),
    })
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

/** Writes the line of a request. */
export function logRequest(log: Log, { id, method, path, status, startedAt, bytes }: AnsweredRequest): void {
  const ms = Math.round((performance.now() - startedAt) * 10) / 10
  log.info({ id, method, path: path.slice(0, MAX_PATH_LENGTH), status, ms, bytes }, 'request')
}
