import { request, type Agent } from 'node:http'
import type { Socket } from 'node:net'

/**
 * What is asked for: a page that the site has kept, one that nobody asked for before, or how the site is. `search`
 * is one of many at once, and as new as `new`.
 */
export type Asked = 'kept' | 'new' | 'search' | 'ready' | 'live'

export interface Question {
  asked: Asked
  /** Which site. */
  site: number
  /** The site's origin. */
  url: string
  path: string
  /** Each is a client of its own, with an IPv6 network of its own. */
  visitor: number
}

/** How a request went; the moments are those of `performance.now()`. */
export interface Answer extends Pick<Question, 'asked' | 'site' | 'path'> {
  begun: number
  /** When the last byte was here, or it was clear that none would come. */
  ended: number
  /** Null when the connection broke, or nothing came in time. */
  status: number | null
  retryAfter: string | null
  /** Why there is no status. */
  error: string | null
}

/** Far beyond what a visitor would wait: how long it really takes is to be measured. */
const GIVE_UP_MS = 60_000
const LONGEST_HEAD = 4_096

type Outcome = Pick<Answer, 'status'> & Partial<Pick<Answer, 'retryAfter' | 'error'>>

/** Sends one GET and reads the whole answer. Never throws. */
export function ask(question: Question, agent: Agent): Promise<Answer> {
  const { url, path } = question
  const { answered, end, fail } = begin(question, () => sent.destroy())
  const options = { agent, headers: headersOf(question) }
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
 * The same on a connection that is there already and has not been used. It costs this process a tenth of `ask`, which
 * tells among thousands at once.
 */
export function askOn(socket: Socket, question: Question): Promise<Answer> {
  const { url, path } = question
  const { answered, end, fail } = begin(question, () => socket.destroy())
  let head = ''
  let bytes = 0
  socket.on('data', (data) => {
    bytes += data.length
    if (head.length < LONGEST_HEAD) head += data.toString('latin1')
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
  const headers = { host: new URL(url).host, ...headersOf(question), connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  if (socket.destroyed) fail(new Error('the connection was closed before'))
  else socket.write([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  return answered
}

/** An answer that is to come, and how it ends: only the first end counts. */
function begin({ asked, site, path }: Question, giveUp: () => void) {
  const begun = performance.now()
  const { promise: answered, resolve } = Promise.withResolvers<Answer>()
  const end = (outcome: Outcome) => {
    clearTimeout(timer)
    resolve({ asked, site, path, begun, ended: performance.now(), retryAfter: null, error: null, ...outcome })
  }
  const fail = (error: Error) =>
    end({ status: null, error: 'code' in error ? String(error.code) : error.message })
  const timer = setTimeout(() => {
    end({ status: null, error: `nothing in ${GIVE_UP_MS / 1000} s` })
    giveUp()
  }, GIVE_UP_MS)
  return { answered, end, fail }
}

function headersOf({ visitor }: Question) {
  return {
    'accept-encoding': 'br, gzip',
    // A neighbour on this machine is believed about whom it forwards for.
    'x-forwarded-for': `2001:db8:${(visitor >> 16).toString(16)}:${(visitor & 0xffff).toString(16)}::1`,
  }
}
