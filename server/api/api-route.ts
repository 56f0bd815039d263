import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { API_BASE, CLICK_CALL, READ_CALLS, type ReadCallName } from '#core/api/calls.ts'
import type { ReadCall } from '#core/api/read-call.ts'
import { openApiDocument } from '#core/api/openapi.ts'
import { checkQuery } from '#core/api/parameters.ts'
import type { PageCache } from '#server/pages/page-cache.ts'
import { sendStored, storedResponse } from '#server/http/stored-response.ts'
import { addressOf, makeAnswer, unavailable, type AnswerOptions, type Question } from './answer.ts'
import { clientNetwork } from '#server/http/client-network.ts'
import { clickTracking, type ClickTrackingOptions } from './click-tracking.ts'
import { noSuchCall, sendProblem } from './problem.ts'

export interface ApiOptions extends AnswerOptions, ClickTrackingOptions {
  cache: PageCache
}

const TOO_BUSY = 'The site is very busy right now.'
const READ_METHODS = 'GET, HEAD, OPTIONS'

/** The data API. It answers every method at every address below its base by itself, problems included. */
export function apiRoute(options: ApiOptions): Hono {
  const { siteUrl, logError } = options
  const api = new Hono().basePath(API_BASE)
  for (const [name, call] of Object.entries(READ_CALLS)) {
    const path = call.path.replace('{id}', ':id')
    api.all(path, openToAll, onlyReads(siteUrl), answerRead(name as ReadCallName, options))
  }
  const document = JSON.stringify(openApiDocument(siteUrl), null, 2)
  const described = storedResponse(
    200,
    { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' },
    document,
  )
  api.all('/openapi.json', openToAll, onlyReads(siteUrl), (c) => sendStored(c, described))
  api.route(CLICK_CALL.path, clickTracking(options))
  api.all('*', openToAll, (c) => sendProblem(c, siteUrl, 'not-found', noSuchCall(siteUrl)))
  api.onError((error, c) => {
    logError(error, 'An API request failed')
    return sendProblem(c, siteUrl, 'internal-error', { detail: 'The error has been logged.' })
  })
  return api
}

/** Any page may read, without credentials: there are none. */
const openToAll: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('access-control-allow-origin', '*')
  c.res.headers.set('access-control-expose-headers', 'ETag, Link, Retry-After')
  c.res.headers.set('cross-origin-resource-policy', 'cross-origin')
}

function onlyReads(siteUrl: string): MiddlewareHandler {
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

function answerRead(name: ReadCallName, { cache, ...options }: ApiOptions) {
  const call: ReadCall = READ_CALLS[name]
  return async (c: Context) => {
    const checked = checkQuery(call.query, new URL(c.req.url).searchParams)
    if ('errors' in checked) {
      const names = checked.errors.map(({ parameter }) => parameter).join(', ')
      const problem = { detail: `Invalid: ${names}.`, errors: checked.errors }
      return sendProblem(c, options.siteUrl, 'invalid-parameters', problem)
    }
    // The schema is the one that belongs to the name.
    const question = { name, query: checked.value, id: c.req.param('id') ?? '' } as Question
    const asker = { client: () => clientNetwork(c), refused: () => unavailable(options.siteUrl, TOO_BUSY) }
    return sendStored(c, await cache.get(addressOf(question), () => makeAnswer(question, options), asker))
  }
}
