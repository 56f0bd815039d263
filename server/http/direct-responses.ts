import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { askedAgain } from './content-encoding.ts'
import { logRequest } from './request-log.ts'
import { defaultsFor, isFileOfPages, type SecurityDefaults } from './security-headers.ts'
import { readyToSend, type StoredResponse } from './stored-response.ts'
import type { Log } from '../log.ts'
import type { SiteMeter } from '#server/metrics/site-meter.ts'

export interface DirectOptions {
  /** The response to GET for a path and query, if it is in memory and fresh. */
  find: (path: string) => StoredResponse | null
  /** Headers of every response; a response's own win. */
  headers: SecurityDefaults
  log: Log
  /** Only if the site serves metrics. */
  meter?: Pick<SiteMeter, 'answered'>
}

/** Forms of one response: browsers send one of a few headers. */
const MAX_PREPARED = 8

/** @returns Whether the request was answered. */
export type DirectAnswer = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/**
 * Answers requests for what is in memory: a look-up, a comparison of ETags and one write. The same answer through the
 * router costs three times as much, most of it for a `Request`, a `Response` and their headers. Everything else goes
 * the whole way, which also puts it into memory.
 */
export function createDirectAnswer({ find, headers, log, meter }: DirectOptions): DirectAnswer {
  const known = new WeakMap<StoredResponse, Map<string, Prepared>>()

  /** Prepared once for each header that browsers send; a request that may get a 304 is prepared each time. */
  const prepare = (path: string, stored: StoredResponse, incoming: IncomingMessage): Prepared | null => {
    const acceptEncoding = headerOf(incoming, 'accept-encoding') ?? ''
    const ifNoneMatch = headerOf(incoming, 'if-none-match')
    void askedAgain(stored.body, acceptEncoding)
    const prepared = known.get(stored)
    const before = ifNoneMatch === undefined ? prepared?.get(acceptEncoding) : undefined
    if (before && before.version === stored.body.version) return before
    const ready = readyToSend(stored, { acceptEncoding, ifNoneMatch })
    if (!ready) return null
    const { status, body, encoding } = ready
    const made: Prepared = {
      status,
      head: Object.entries({ ...defaultsFor(path, headers), ...ready.headers }).flat(),
      body: body && Buffer.from(body.buffer, body.byteOffset, body.byteLength),
      version: stored.body.version,
    }
    // What is held compressed is not kept plain beside it.
    if (ifNoneMatch !== undefined || (!encoding && stored.body.identity === null)) return made
    if (!prepared) known.set(stored, new Map([[acceptEncoding, made]]))
    else if (before || prepared.size < MAX_PREPARED) prepared.set(acceptEncoding, made)
    return made
  }

  return (incoming, outgoing) => {
    const { method, url = '' } = incoming
    if (method !== 'GET' || hasBody(incoming)) return false
    const stored = find(url)
    const prepared = stored && prepare(url, stored, incoming)
    if (!prepared) return false
    const startedAt = performance.now()
    const id = randomUUID()
    const { status, head, body } = prepared
    const [path = ''] = url.split('?', 1)
    outgoing.writeHead(status, isFileOfPages(path) ? [...head] : [...head, 'x-request-id', id])
    outgoing.end(body)
    logRequest(log, { id, method, path, status, startedAt, bytes: body?.byteLength ?? 0 }, meter)
    return true
  }
}

/** What goes over the wire. */
interface Prepared {
  status: number
  /** Names and values in turn. */
  head: readonly string[]
  body: Buffer | null
  /** Of the stored body that it was made from. */
  version: number | undefined
}

function hasBody(incoming: IncomingMessage): boolean {
  return (
    headerOf(incoming, 'content-length') !== undefined ||
    headerOf(incoming, 'transfer-encoding') !== undefined
  )
}

/** `incoming.headers` would read all of them, of which a browser sends twenty. Several of one name are one list. */
function headerOf({ rawHeaders }: IncomingMessage, wanted: string): string | undefined {
  let found: string | undefined
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length !== wanted.length || name.toLowerCase() !== wanted) continue
    const value = rawHeaders[at + 1] ?? ''
    found = found === undefined ? value : `${found}, ${value}`
  }
  return found
}
