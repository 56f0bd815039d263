import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { API_BASE, CLICK_CALL, READ_CALLS, type ReadCallName } from '#core/api/calls.ts'
import type { ReadCall } from '#core/api/read-call.ts'
import { openApiDocument } from '#core/api/openapi.ts'
import { checkQuery } from '#core/api/parameters.ts'
import type { PageCache } from '#server/pages/page-cache.ts'
import { sendStored, storedResponse } from '#server/http/stored-response.ts'
import {
  canonicalAddress,
  readResponse,
  unavailable,
  type ReadOptions,
  type ReadRequest,
} from './read-response.ts'
import { clientNetwork } from '#server/http/client-network.ts'
import { clickTracking, type ClickTrackingOptions } from './click-tracking.ts'
import { noSuchCall, sendProblem } from './problem.ts'

export interface ApiOptions extends ReadOptions, ClickTrackingOptions {
  cache: PageCache
}

const TOO_BUSY = 'The site is very busy right now.'
const READ_METHODS = 'GET, HEAD, OPTIONS'

/** The data API. It handles every method and path below its base, errors included. */
export function apiRoute(options: ApiOptions): Hono {
  const { siteUrl, logError } = options
  const api = new Hono().basePath(API_BASE)
  for (const [name, call] of Object.entries(READ_CALLS)) {
    const path = call.path.replace('{id}', ':id')
    api.all(path, allowAnyOrigin, allowOnlyReads(siteUrl), handleRead(name as ReadCallName, options))
  }
  const document = JSON.stringify(openApiDocument(siteUrl), null, 2)
  const documentResponse = storedResponse(
    200,
    { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' },
    document,
  )
  api.all('/openapi.json', allowAnyOrigin, allowOnlyReads(siteUrl), (c) => sendStored(c, documentResponse))
  api.route(CLICK_CALL.path, clickTracking(options))
  api.all('*', allowAnyOrigin, (c) => sendProblem(c, siteUrl, 'not-found', noSuchCall(siteUrl)))
  api.onError((error, c) => {
    logError(error, 'An API request failed')
    return sendProblem(c, siteUrl, 'internal-error', { detail: 'The error has been logged.' })
  })
  return api
}

/** Allows any website to read, without credentials: the API has none. */
const allowAnyOrigin: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('access-control-allow-origin', '*')
  c.res.headers.set('access-control-expose-headers', 'ETag, Link, Retry-After')
  c.res.headers.set('cross-origin-resource-policy', 'cross-origin')
}

function allowOnlyReads(siteUrl: string): MiddlewareHandler {
  return async (c, next) => {
    const { method } = c.req
    if (method === 'GET' || method === 'HEAD') return next()
    if (method !== 'OPTIONS') {
      const detail = `${method} is not allowed here. Use GET.`
      return sendProblem(c, siteUrl, 'method-not-allowed', { detail, headers: { allow: READ_METHODS } })
    }
    return c.body(null, 204, {
      allow: READ_METHODS,
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': '*',
      'access-control-max-age': '86400',
    })
  }
}

function handleRead(name: ReadCallName, { cache, ...options }: ApiOptions) {
  const call: ReadCall = READ_CALLS[name]
  return async (c: Context) => {
    const checked = checkQuery(call.query, new URL(c.req.url).searchParams)
    if ('errors' in checked) {
      const names = checked.errors.map(({ parameter }) => parameter).join(', ')
      const problem = { detail: `Invalid: ${names}.`, errors: checked.errors }
      return sendProblem(c, options.siteUrl, 'invalid-parameters', problem)
    }
    // The cast is safe: the query was checked with this call's schema.
    const request = { name, query: checked.value, id: c.req.param('id') ?? '' } as ReadRequest
    const requester = {
      client: () => clientNetwork(c),
      busyResponse: () => unavailable(options.siteUrl, TOO_BUSY),
    }
    const key = canonicalAddress(request)
    return sendStored(c, await cache.get(key, () => readResponse(request, options), requester))
  }
}
