import { request, type Agent } from 'node:http'
import type { Socket } from 'node:net'

/**
 * The kind of request: a page that the site has cached (`kept`), one that nobody requested before (`new`),
 * one of many searches at once (`search`, also uncached), or the health endpoint.
 */
export type RequestKind = 'kept' | 'new' | 'search' | 'ready' | 'live'

export interface LoadRequest {
  kind: RequestKind
  /** The site's index. */
  site: number
  /** The site's origin. */
  url: string
  path: string
  /** Each visitor is a client with its own IPv6 network. */
  visitor: number
}

/** The result of a request; times are from `performance.now()`. */
export interface Answer extends Pick<LoadRequest, 'kind' | 'site' | 'path'> {
  begun: number
  /** When the last byte arrived, or the request failed. */
  ended: number
  /** Null if the connection broke, or nothing came in time. */
  status: number | null
  retryAfter: string | null
  /** The error, if there is no status. */
  error: string | null
}

/** Far longer than a visitor would wait, because the real time is to be measured. */
const REQUEST_TIMEOUT_MS = 60_000
const MAX_HEAD_LENGTH = 4_096

type Outcome = Pick<Answer, 'status'> & Partial<Pick<Answer, 'retryAfter' | 'error'>>

/** Sends one GET and reads the whole response. Never throws. */
export function sendRequest(loadRequest: LoadRequest, agent: Agent): Promise<Answer> {
  const { url, path } = loadRequest
  const { answered, end, fail } = startRequest(loadRequest, () => sent.destroy())
  const options = { agent, headers: headersOf(loadRequest) }
  const sent = request(new URL(path, url), options, (response) => {
    const { statusCode = 0, headers } = response
    response.once('error', fail)
    response.once('end', () => end({ status: statusCode, retryAfter: headers['retry-after'] ?? null }))
    response.resume()
  })
  sent.once('error', fail)
  sent.end()
  return answered
}

/**
 * Like `sendRequest`, on an open connection that has not been used yet. It needs a tenth of the CPU, which
 * matters for thousands of requests at once.
 */
export function sendOnSocket(socket: Socket, loadRequest: LoadRequest): Promise<Answer> {
  const { url, path } = loadRequest
  const { answered, end, fail } = startRequest(loadRequest, () => socket.destroy())
  let head = ''
  let bytes = 0
  socket.on('data', (data) => {
    bytes += data.length
    if (head.length < MAX_HEAD_LENGTH) head += data.toString('latin1')
  })
  socket.once('error', fail)
  socket.once('close', () => {
    const status = /^HTTP\/1\.1 (\d+)/.exec(head)?.[1]
    const length = /\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1]
    const whole = head.indexOf('\r\n\r\n') + 4 + Number(length)
    if (status === undefined || (length !== undefined && bytes < whole))
      end({ status: null, error: bytes === 0 ? 'closed' : 'cut short' })
    else end({ status: Number(status), retryAfter: /\r\nretry-after: (\d+)/i.exec(head)?.[1] ?? null })
  })
  const headers = { host: new URL(url).host, ...headersOf(loadRequest), connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  if (socket.destroyed) fail(new Error('the connection was closed before'))
  else socket.write([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  return answered
}

/** A pending response. Only its first end counts. */
function startRequest({ kind, site, path }: LoadRequest, giveUp: () => void) {
  const begun = performance.now()
  const { promise: answered, resolve } = Promise.withResolvers<Answer>()
  const end = (outcome: Outcome) => {
    clearTimeout(timer)
    resolve({ kind, site, path, begun, ended: performance.now(), retryAfter: null, error: null, ...outcome })
  }
  const fail = (error: Error) =>
    end({ status: null, error: 'code' in error ? String(error.code) : error.message })
  const timer = setTimeout(() => {
    end({ status: null, error: `nothing in ${REQUEST_TIMEOUT_MS / 1000} s` })
    giveUp()
  }, REQUEST_TIMEOUT_MS)
  return { answered, end, fail }
}

function headersOf({ visitor }: LoadRequest) {
  return {
    'accept-encoding': 'br, gzip',
    // The site trusts X-Forwarded-For from a proxy on the same machine.
    'x-forwarded-for': `2001:${(visitor & 0xffff).toString(16)}:${(visitor >> 16).toString(16)}::1`,
  }
}
