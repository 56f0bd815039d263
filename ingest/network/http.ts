import { setTimeout as sleep } from 'node:timers/promises'
import { isIP } from 'node:net'
import { formatSeconds } from '#core/duration.ts'
import type { Fetched, GetOptions, Meter } from '#ingest/adapters/adapter.ts'
import { isLoopback } from './base-url.ts'
import { isReachable } from './http-address.ts'
import { send, type SingleRequest } from './http-exchange.ts'
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts'
import { EndlessRedirect, SourceProblem } from './source-problem.ts'

export interface HttpOptions {
  /** The user agent, with an address for complaints: `PraveshBot/0.1.0 (+https://example.in)`. */
  userAgent: string
  /** For tests against a server on this machine: allows loopback addresses, plain http and any port. */
  allowLoopback?: boolean
  /** For the whole request, with its redirects; waiting for the rate limiter does not count. */
  timeoutMs?: number
  /** Of the body, after decompression. */
  maxBytes?: number
  /** Applies to redirects too. */
  rateLimiter?: RateLimiter
  /** Delays before each retry, if no complete response came. */
  retryDelaysMs?: number[]
}

export interface HttpRequest extends GetOptions {
  url: string
  /**
   * The hosts that the request and its redirects may go to: a name, or a name with its port. They are reached
   * by https on the default port. An origin (`http://acme.example`, `https://acme.example:8443`) is used as
   * it is.
   */
  hosts: string[]
  /** The ETag of an earlier response. If nothing has changed, the response is `notModified`. */
  ifNoneMatch?: string
  /** Called before each redirect; an error thrown here ends the request. */
  beforeRedirect?: (to: URL, from: URL) => Promise<void>
  /** The vendor's limit over all of its hosts. It applies besides that of the host. */
  meter?: Meter
  /** Redirects may go to any public host, or, from loopback, to loopback. */
  anywhere?: boolean
}

/** A response with its final address, after any redirects. */
export interface HttpResponse extends Fetched {
  url: string
}

export type Http = (request: HttpRequest) => Promise<HttpResponse>

const TIMEOUT_MS = 30_000
const MAX_BYTES = 32 * 1024 * 1024
const MAX_REDIRECTS = 5
const RETRY_DELAYS_MS = [1000, 4000]

/** Cooldown in seconds after a 429 without Retry-After. */
const DEFAULT_COOLDOWN_S = 10

/** Our name in robots.txt. */
export const BOT_NAME = 'PraveshBot'

/** `PraveshBot/<version> (+<where to complain>)`. */
export function userAgent(version: string, contact: string): string {
  return `${BOT_NAME}/${version} (+${contact})`
}

/**
 * Creates the only way to the network. It fetches over https, only from the given hosts, never from a private
 * address, rate limited, and retries if no complete response came. If a host asks us to wait, every board on
 * it waits: a short cooldown we wait out, for a long one the boards give up.
 *
 * @throws SourceProblem with the outcome that is recorded for the run.
 */
export function createHttp(options: HttpOptions): Http {
  const { rateLimiter = createRateLimiter(), retryDelaysMs = RETRY_DELAYS_MS } = options
  return async (request) => {
    for (const delay of retryDelaysMs) {
      try {
        return await follow(request, options, rateLimiter)
      } catch (error) {
        if (!(error instanceof SourceProblem) || !error.transient) throw error
        // If the host named a delay, the rate limiter already waits for it.
        if (error.retryAfter === null) await sleep(delay)
      }
    }
    return follow(request, options, rateLimiter)
  }
}

async function follow(
  request: HttpRequest,
  options: HttpOptions,
  rateLimiter: RateLimiter,
): Promise<HttpResponse> {
  const { maxBytes = MAX_BYTES, allowLoopback = false, userAgent } = options
  const timeoutMs = options.timeoutMs ?? request.timeoutMs ?? TIMEOUT_MS
  const single: SingleRequest = { ...request, target: new URL(request.url), userAgent }
  let left = timeoutMs
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const { target } = single
    refuseForeign(target, request, allowLoopback, redirects > 0)
    if (redirects > 0) await request.beforeRedirect?.(target, new URL(request.url))
    const answer = await takeTurn(rateLimiter, request, target, async () => {
      const started = performance.now()
      try {
        return await send(single, { timeoutMs: left, maxBytes, allowLoopback })
      } finally {
        left = Math.max(1, Math.round(left - (performance.now() - started)))
      }
    })
    if ('body' in answer) return { ...answer, url: target.href }
    if ('refusal' in answer) throw refused(answer.refusal, target.host, request, rateLimiter)
    // As browsers do: after a 301, 302 or 303 a POST becomes a GET.
    const isElsewhere = answer.redirect.origin !== target.origin
    if (isElsewhere) delete single.bearer
    single.cookie = isElsewhere ? undefined : answer.cookie
    single.target = answer.redirect
    if (answer.asGet) {
      delete single.post
      delete single.form
    }
  }
  throw new EndlessRedirect('network', `${request.url} redirects more than ${MAX_REDIRECTS} times`)
}

/** Waits for the host's turn, then for that of its vendor's meter. */
function takeTurn<T>(
  rateLimiter: RateLimiter,
  { meter }: HttpRequest,
  { host }: URL,
  work: () => Promise<T>,
): Promise<T> {
  return rateLimiter.turn(host, meter ? () => rateLimiter.turn(meter.name, work) : work)
}

/**
 * The refusal, after its cooldown has been applied to the host, or to the meter that sent it, and so to every other
 * board there.
 */
function refused(
  refusal: SourceProblem,
  host: string,
  { meter }: HttpRequest,
  rateLimiter: RateLimiter,
): SourceProblem {
  const { outcome, message, retryAfter, status, words: said } = refusal
  const fromMeter = meter?.status === status ? meter : undefined
  const byDefault = refusal.transient && outcome === 'blocked' ? DEFAULT_COOLDOWN_S : null
  const seconds = retryAfter ?? fromMeter?.seconds ?? byDefault
  if (seconds === null) return refusal
  const transient = rateLimiter.holdOff(fromMeter?.name ?? host, seconds)
  const detail = message.slice(outcome.length + 2)
  const words = transient ? detail : `${detail} and asked us to wait ${formatSeconds(seconds)}`
  return new SourceProblem(outcome, words, { retryAfter: seconds, transient, status, words: said })
}

/** Refuses addresses outside the source, before any DNS lookup. */
function refuseForeign(
  target: URL,
  { url, hosts, anywhere = false }: HttpRequest,
  allowLoopback: boolean,
  redirected: boolean,
): void {
  const host = target.hostname.replace(/^\[|\]$/g, '')
  const named = redirected ? `${url} redirects to ${target.href}, which` : target.href
  const refuse = (why: string) =>
    new SourceProblem(
      'blocked',
      `${named} ${why}`,
      redirected ? { redirectedTo: host, redirect: target } : {},
    )
  if (isIP(host) !== 0 && !isReachable(host, allowLoopback)) throw refuse('is a private address')
  const known = hosts.includes(host) || hosts.includes(target.host)
  const free = redirected && anywhere && isLoopback(target) === isLoopback(new URL(url))
  if (!known && !free) throw refuse('is not on a host of this source')
  if (allowLoopback) return
  if (hosts.includes(target.origin) && target.username === '') return
  if (target.protocol !== 'https:' || target.port !== '' || target.username !== '')
    throw refuse('is not a plain https address')
}
