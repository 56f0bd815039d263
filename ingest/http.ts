import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import type { Fetched } from './adapter.ts'
import { guardedLookup, isReachable } from './http-address.ts'
import { SourceProblem } from './source-problem.ts'

export interface HttpOptions {
  /** Who asks, with an address to complain to: `PraveshBot/0.1.0 (+https://example.in)`. */
  userAgent: string
  /** For tests against a server on this machine: loopback addresses, plain http and any port. */
  allowLoopback?: boolean
  /** For the whole exchange, redirects included. */
  timeoutMs?: number
  /** Of the body, after decompression. */
  maxBytes?: number
  /** Awaited before every request, redirects included: where pacing by host belongs. */
  pace?: (host: string) => Promise<void>
}

export interface HttpRequest {
  url: string
  /** The hosts that the request, and any redirect of it, may go to. */
  hosts: string[]
  accept?: string
}

export type Http = (request: HttpRequest) => Promise<Fetched>

const TIMEOUT_MS = 30_000
const MAX_BYTES = 32 * 1024 * 1024
const MAX_REDIRECTS = 5

/** `PraveshBot/<version> (+<where to complain>)`. */
export function userAgent(version: string, contact: string): string {
  return `PraveshBot/${version} (+${contact})`
}

/**
 * The only way out to the network. Fetches over https from the given hosts alone, never from a private address.
 *
 * @throws SourceProblem with the outcome that a run is recorded under.
 */
export function createHttp(options: HttpOptions): Http {
  const { timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES, allowLoopback = false, pace } = options
  return async ({ url, hosts, accept = 'application/json' }) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const headers = { 'user-agent': options.userAgent, accept, 'accept-encoding': 'gzip, br' }
    let target = new URL(url)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      refuseForeign(target, hosts, allowLoopback)
      await pace?.(target.host)
      const response = await send(target, { headers, signal, timeoutMs, allowLoopback })
      const next = redirectOf(response, target)
      if (!next) return receive(response, { target, maxBytes, signal, timeoutMs })
      response.destroy()
      target = next
    }
    throw new SourceProblem('network', `${url} redirects more than ${MAX_REDIRECTS} times`)
  }
}

/** Refuses what is not an address of the source, before any name is looked up. */
function refuseForeign(target: URL, hosts: string[], allowLoopback: boolean): void {
  const host = target.hostname.replace(/^\[|\]$/g, '')
  if (!hosts.includes(host))
    throw new SourceProblem('blocked', `${target.href} is not at a host of this source`)
  if (isIP(host) !== 0 && !isReachable(host, allowLoopback)) {
    throw new SourceProblem('blocked', `${host} is a private address`)
  }
  if (allowLoopback) return
  if (target.protocol !== 'https:' || target.port !== '' || target.username !== '') {
    throw new SourceProblem('blocked', `${target.href} is not a plain https address`)
  }
}

interface Sending {
  headers: Record<string, string>
  signal: AbortSignal
  timeoutMs: number
  allowLoopback: boolean
}

function send(target: URL, { headers, signal, timeoutMs, allowLoopback }: Sending): Promise<IncomingMessage> {
  const request = target.protocol === 'http:' ? requestHttp : requestHttps
  return new Promise((resolve, reject) => {
    request(target, { headers, signal, lookup: guardedLookup(allowLoopback), agent: false }, resolve)
      .on('error', (error) => reject(asProblem(error, target, { signal, timeoutMs })))
      .end()
  })
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) return null
  try {
    return new URL(headers.location, from)
  } catch (cause) {
    throw new SourceProblem('shape changed', `${from.href} redirects to no address`, { cause })
  }
}

interface Receiving {
  target: URL
  maxBytes: number
  signal: AbortSignal
  timeoutMs: number
}

async function receive(
  response: IncomingMessage,
  { target, maxBytes, signal, timeoutMs }: Receiving,
): Promise<Fetched> {
  const { statusCode = 0, headers } = response
  const refusal = outcomeOf(statusCode)
  if (refusal) {
    response.destroy()
    const retryAfter = secondsUntil(headers['retry-after'])
    throw new SourceProblem(refusal, `${target.href} answered ${statusCode}`, { retryAfter })
  }
  try {
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of decompressed(response)) {
      size += chunk.length
      if (size > maxBytes)
        throw new SourceProblem('network', `${target.href} sends more than ${maxBytes >> 20} MB`)
      chunks.push(chunk)
    }
    return { body: new TextDecoder().decode(Buffer.concat(chunks)), etag: headers.etag ?? null }
  } catch (error) {
    throw asProblem(error, target, { signal, timeoutMs })
  } finally {
    response.destroy()
  }
}

function decompressed(response: IncomingMessage): AsyncIterable<Buffer> {
  const encoding = response.headers['content-encoding']
  const through = encoding === 'gzip' ? createGunzip() : encoding === 'br' ? createBrotliDecompress() : null
  if (!through) return response
  response.on('error', (error) => through.destroy(error))
  return response.pipe(through) satisfies Readable
}

/** What an answer without the wanted content means; null for one with it. */
function outcomeOf(status: number): SourceProblem['outcome'] | null {
  if (status === 200) return null
  if (status === 404 || status === 410) return 'gone'
  if ([401, 403, 407, 429, 451].includes(status)) return 'blocked'
  return status >= 500 ? 'network' : 'shape changed'
}

/** `Retry-After` comes as seconds or as a date. */
function secondsUntil(header: string | undefined): number | null {
  if (header === undefined) return null
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null
}

function asProblem(
  error: unknown,
  target: URL,
  { signal, timeoutMs }: Pick<Sending, 'signal' | 'timeoutMs'>,
) {
  if (error instanceof SourceProblem) return error
  const cause = error instanceof Error ? error : new Error(String(error))
  const detail = signal.aborted ? `no whole answer within ${timeoutMs / 1000} s` : cause.message
  return new SourceProblem('network', `${target.host}: ${detail}`, { cause })
}
