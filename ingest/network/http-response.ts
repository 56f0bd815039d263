import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import type { Fetched, GetOptions } from '#ingest/adapters/adapter.ts'
import { SourceProblem } from './source-problem.ts'
import { decodePieces, decodeText, unzipped } from './http-body.ts'

export type Answer =
  | Fetched
  | { redirect: URL; asGet: boolean; cookie: string | undefined }
  | { refusal: SourceProblem }

interface Asked extends Pick<GetOptions, 'post' | 'form' | 'onText'> {
  target: URL
  cookie?: string | undefined
  ifNoneMatch?: string
}

/** The most bytes of a response that is read piece by piece, after decompression. */
const LARGEST_STREAM = 1024 * 1024 * 1024

/**
 * What a response says: its text, an address to go on to, or a refusal.
 *
 * @throws SourceProblem when it is too large or breaks off.
 */
export async function receive(
  response: IncomingMessage,
  single: Asked,
  { maxBytes, onBytes }: { maxBytes: number; onBytes: () => void },
): Promise<Answer> {
  const { target, ifNoneMatch, onText } = single
  const { statusCode = 0, headers } = response
  const etag = headers.etag ?? null
  if (statusCode === 304 && ifNoneMatch !== undefined) return { body: '', etag, notModified: true }
  if (REDIRECTS.has(statusCode) && headers.location !== undefined) {
    return {
      redirect: readRedirect(headers.location, target),
      asGet: (single.post !== undefined || single.form !== undefined) && statusCode < 307,
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
  return {
    body: decodeText(body, headers['content-type']),
    etag,
    cookie: cookieOf(response, single.cookie),
    answeredAt,
  }
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
