import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import type { Fetched, GetOptions } from '#ingest/adapters/adapter.ts'
import { guardedLookup } from './http-address.ts'
import { decodePieces, decodeText, unzipped } from './http-body.ts'
import { SourceProblem } from '#ingest/adapters/source-problem.ts'

/** One request, to one address. */
export interface SingleRequest {
  target: URL
  userAgent: string
  accept?: string
  post?: unknown
  form?: Record<string, string>
  multipart?: boolean
  bearer?: string
  referer?: string
  script?: boolean
  cookie?: string | undefined
  origin?: string
  ifNoneMatch?: string
  onText?: GetOptions['onText']
}

export interface Limits {
  timeoutMs: number
  /** Of the body, after decompression. */
  maxBytes: number
  allowLoopback: boolean
}

/** The result of one request. */
export type Answer =
  | Fetched
  | { redirect: URL; asGet: boolean; cookie: string | undefined }
  | { refusal: SourceProblem }

/**
 * Sends one request and reads the complete response, within the limits.
 *
 * @throws SourceProblem when no complete response came.
 */
export async function send(single: SingleRequest, limits: Limits): Promise<Answer> {
  const patience = single.onText ? patienceForStream(limits.timeoutMs) : patienceFor(limits.timeoutMs)
  let hasText = false
  const { onText } = single
  const noted = onText && {
    onText(text: string) {
      hasText = true
      return onText(text)
    },
  }
  try {
    const response = await openRequest(single, limits, patience.signal)
    try {
      return await receive(response, { ...single, ...noted }, { ...limits, onBytes: patience.onBytes })
    } finally {
      response.destroy()
    }
  } catch (error) {
    throw asProblem(error, single.target, patience.signal, { ...limits, canRepeat: !hasText })
  } finally {
    patience.end()
  }
}

/** The longest that a response which is read piece by piece may take: some feeds are generated while they are sent. */
const LONGEST_STREAM_MS = 3_600_000
/** The most bytes of one, after decompression. */
const LARGEST_STREAM = 1024 * 1024 * 1024

interface Patience {
  signal: AbortSignal
  onBytes(): void
  end(): void
}

function patienceFor(timeoutMs: number): Patience {
  return { signal: AbortSignal.timeout(timeoutMs), onBytes() {}, end() {} }
}

/** The time limit holds for each piece. */
function patienceForStream(timeoutMs: number): Patience {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const gap = setTimeout(abort, timeoutMs)
  const whole = setTimeout(abort, LONGEST_STREAM_MS)
  return {
    signal: controller.signal,
    onBytes: () => void gap.refresh(),
    end() {
      clearTimeout(gap)
      clearTimeout(whole)
    },
  }
}

function openRequest(
  single: SingleRequest,
  { allowLoopback }: Limits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { target, bearer, origin, referer = origin && `${origin}/`, cookie, ifNoneMatch } = single
  const body = bodyOf(single)
  const headers = {
    'user-agent': single.userAgent,
    accept: single.accept ?? 'application/json',
    // Some texts ("Posted 3 Days Ago") depend on the visitor's language.
    'accept-language': 'en',
    'accept-encoding': 'gzip, br',
    ...(ifNoneMatch !== undefined && { 'if-none-match': ifNoneMatch }),
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    ...(referer !== undefined && { referer }),
    ...(single.script && { 'x-requested-with': 'XMLHttpRequest' }),
    ...(cookie !== undefined && { cookie }),
    ...(origin !== undefined && { origin }),
    ...(body && { 'content-type': body.type, 'content-length': body.bytes.length }),
  }
  const request = target.protocol === 'http:' ? requestHttp : requestHttps
  const options = {
    method: body ? 'POST' : 'GET',
    headers,
    signal,
    lookup: guardedLookup(allowLoopback),
    agent: false,
  }
  return new Promise((resolve, reject) => {
    request(target, options, resolve).on('error', reject).end(body?.bytes)
  })
}

function bodyOf({ post, form, multipart }: SingleRequest): { type: string; bytes: Buffer } | null {
  if (form !== undefined && multipart)
    return { type: `multipart/form-data; boundary=${BOUNDARY}`, bytes: Buffer.from(inParts(form)) }
  if (form !== undefined)
    return {
      type: 'application/x-www-form-urlencoded; charset=UTF-8',
      bytes: Buffer.from(new URLSearchParams(form).toString()),
    }
  return post === undefined ? null : { type: 'application/json', bytes: Buffer.from(JSON.stringify(post)) }
}

/** Between the parts of a form. No value that we send contains it. */
const BOUNDARY = 'pravesh-form-part-7d3f1c'

function inParts(form: Record<string, string>): string {
  const parts = Object.entries(form).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}--${BOUNDARY}--\r\n`
}

async function receive(
  response: IncomingMessage,
  single: SingleRequest,
  { maxBytes, onBytes }: Limits & Pick<Patience, 'onBytes'>,
): Promise<Answer> {
  const { target, ifNoneMatch, onText } = single
  const { statusCode = 0, headers } = response
  const etag = headers.etag ?? null
  if (statusCode === 304 && ifNoneMatch !== undefined) return { body: '', etag, notModified: true }
  if (REDIRECTS.has(statusCode) && headers.location !== undefined) {
    return {
      redirect: readRedirect(headers.location, target),
      asGet: bodyOf(single) !== null && statusCode < 307,
      cookie: cookieOf(response, single.cookie),
    }
  }
  const refusal = outcomeOf(statusCode)
  if (refusal) {
    const retryAfter = secondsUntil(headers['retry-after'], dateOf(headers.date))
    const transient = refusal === 'network' || statusCode === 429
    return {
      refusal: new SourceProblem(refusal, `${target.href} answered ${statusCode}`, {
        retryAfter,
        transient,
        status: statusCode,
        words: await firstWords(response),
      }),
    }
  }
  const answeredAt = dateOf(headers.date)
  if (onText) {
    const pieces = within(decompressed(response), LARGEST_STREAM, target, onBytes)
    await decodePieces(pieces, headers['content-type'], onText)
    return { body: '', etag: null, answeredAt }
  }
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(target, maxBytes)
  const chunks: Buffer[] = []
  for await (const chunk of within(decompressed(response), maxBytes, target, onBytes)) chunks.push(chunk)
  const body = await unzipped(Buffer.concat(chunks), maxBytes).catch((cause: unknown) => {
    throw isTooLarge(cause) ? tooLarge(target, maxBytes) : cause
  })
  return { body: decodeText(body, headers['content-type']), etag, cookie: cookieOf(response, single.cookie), answeredAt }
}

/** The pieces of a body, up to a size. @throws SourceProblem */
async function* within(
  body: AsyncIterable<Buffer>,
  maxBytes: number,
  target: URL,
  onBytes: () => void,
): AsyncGenerator<Buffer> {
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > maxBytes) throw tooLarge(target, maxBytes)
    onBytes()
    yield piece
  }
}

/** As much of a refusal's body as says what the status does not. */
const FIRST_WORDS = 500

/** The beginning of a body; empty if it cannot be read. */
async function firstWords(response: IncomingMessage): Promise<string> {
  let text = ''
  try {
    for await (const chunk of decompressed(response)) {
      text += chunk.toString()
      if (text.length >= FIRST_WORDS) break
    }
  } catch {
    // The status has been read, and decides.
  }
  return text.slice(0, FIRST_WORDS)
}

/** The cookies of this response, after those that were sent. */
function cookieOf({ headers }: IncomingMessage, before: string | undefined): string | undefined {
  const set = (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]?.trim() ?? '')
  const pairs = [...(before?.split('; ') ?? []), ...set].filter((pair) => /^[^=\s]+=[\x21-\x7e]*$/.test(pair))
  const named = new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair]))
  return named.size === 0 ? undefined : [...named.values()].join('; ').slice(0, 4096)
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])

function readRedirect(location: string, from: URL): URL {
  try {
    return new URL(location, from)
  } catch (cause) {
    throw new SourceProblem('shape changed', `${from.href} redirects to an invalid address`, { cause })
  }
}

function decompressed(response: IncomingMessage): AsyncIterable<Buffer> {
  const { 'content-encoding': encoding = '' } = response.headers
  const gunzip = /^(?:x-)?gzip$/i.test(encoding)
  const through = gunzip ? createGunzip() : /^br$/i.test(encoding) ? createBrotliDecompress() : null
  if (!through) return response
  response.on('error', (error) => through.destroy(error))
  return response.pipe(through) satisfies Readable
}

/** What a status without the wanted content means; null for 200. */
function outcomeOf(status: number): SourceProblem['outcome'] | null {
  if (status === 200) return null
  if (status === 404 || status === 410) return 'gone'
  // Some web application firewalls return 406 to clients that they reject.
  if ([401, 403, 406, 407, 429, 451].includes(status)) return 'blocked'
  return status >= 500 || status === 408 ? 'network' : 'shape changed'
}

/** The longest Retry-After that we believe: 31 days. */
const LONGEST_WAIT_S = 31 * 86_400

/**
 * `Retry-After` is in seconds or a date. A date means a time from the response's own `Date` on: the server's clock and
 * ours differ. Without one, nobody knows how long that is.
 */
function secondsUntil(header: string | undefined, answeredAt: Date | undefined): number | null {
  if (header === undefined) return null
  const text = header.trim()
  const from = answeredAt?.getTime() ?? Number.NaN
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - from) / 1000
  return Number.isNaN(seconds) ? null : Math.min(LONGEST_WAIT_S, Math.max(0, Math.ceil(seconds)))
}

function dateOf(header: string | undefined): Date | undefined {
  const time = Date.parse(header ?? '')
  return Number.isNaN(time) ? undefined : new Date(time)
}

function tooLarge({ href }: URL, maxBytes: number): SourceProblem {
  return new SourceProblem('network', `${href} sends more than ${maxBytes >> 20} MB`)
}

function asProblem(
  error: unknown,
  target: URL,
  signal: AbortSignal,
  { timeoutMs, canRepeat }: Limits & { canRepeat: boolean },
): SourceProblem {
  if (error instanceof SourceProblem) return error
  const cause = error instanceof Error ? error : new Error(String(error))
  // A timeout is not retried at once; a closed connection is.
  if (signal.aborted) {
    const seconds = Math.round(timeoutMs / 10) / 100
    return new SourceProblem('network', `${target.host}: no complete response within ${seconds} s`, { cause })
  }
  return new SourceProblem('network', `${target.host}: ${cause.message}`, { cause, transient: canRepeat })
}
