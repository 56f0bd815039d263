import type { Context, MiddlewareHandler } from 'hono'
import { clientAddress } from './client-address.ts'
import { createClientLimit, type ClientLimit, type Rate } from './client-limit.ts'
import { isSameOrigin } from './same-origin.ts'

/** How a body is written: as forms are by default, as a form with files, as JSON, or the word PING of a link. */
const BODY_TYPES = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  json: 'application/json',
  ping: 'text/ping',
} as const
export type BodyType = keyof typeof BODY_TYPES

/** What a route that accepts POST lets in. What it does not name is as strict as can be. */
export interface PostRule {
  /** Bytes of the body. Default: 8 kB. */
  maxBytes?: number
  /** Default: a plain form alone. */
  accepts?: readonly BodyType[]
  /**
   * Who may send it. Default: our own pages. `programs` are clients that are no browser. `anybody`: a token in the
   * address is the authorisation, and pages of a token send no origin.
   */
  from?: 'own pages' | 'own pages and programs' | 'anybody'
  /** Default: sixty requests of a client, then one every two seconds, for each route. */
  limit?: ClientLimit
  /** Whether the path is also a page, which accepts GET. */
  isPage?: boolean
  /** Default: the sentence as plain text. */
  refuse?: (c: Context, refusal: PostRefusal) => Response | Promise<Response>
}

export interface PostRefusal {
  status: 400 | 403 | 413 | 415 | 429
  /** For people. */
  message: string
  headers: Record<string, string>
}

/** Rules by path. */
export type PostRules = Readonly<Record<string, PostRule>>

export const MAX_BODY_BYTES = 8192
const DEFAULT_RATE: Rate = { burst: 60, refillMs: 2_000 }
/** By then, every limit that we use by default allows one more. */
const RETRY_AFTER_S = 60

/**
 * The limits of every POST, before its route runs: who sends it, how often, how much, and in which form. A body is
 * read here once, never beyond its limit, whatever its headers say.
 *
 * @param ruleOf Null if the path accepts no POST, so that another handler refuses it. No body is read then.
 */
export function postGuard(siteUrl: string, ruleOf: (path: string) => PostRule | null): MiddlewareHandler {
  const ownLimits = new Map<PostRule, ClientLimit>()
  const limitOf = (rule: PostRule) => {
    const limit = rule.limit ?? ownLimits.get(rule) ?? createClientLimit(undefined, DEFAULT_RATE)
    if (!rule.limit) ownLimits.set(rule, limit)
    return limit
  }
  return async (c, next) => {
    const rule = c.req.method === 'POST' ? ruleOf(c.req.path) : null
    if (!rule) return next()
    const { refuse = sayRefusal } = rule
    const refusal =
      refusedSender(c, rule, siteUrl) ??
      (limitOf(rule)(clientAddress(c)) ? null : TOO_MANY) ??
      (await refusedBody(c, rule))
    return refusal ? refuse(c, refusal) : next()
  }
}

/** A rule for each path that a router has a POST handler for: the one declared, else the strictest. */
export function rulesOfRoutes(
  routes: readonly { method: string; path: string }[],
  declared: PostRules,
): ReadonlyMap<string, PostRule> {
  const posts = routes.filter(({ method }) => method === 'POST')
  return new Map(posts.map(({ path }) => [path, { ...declared[path] }]))
}

function sayRefusal(c: Context, { status, message, headers }: PostRefusal): Response {
  return c.text(message, status, { 'cache-control': 'no-store', ...headers })
}

const refusalOf = (
  status: PostRefusal['status'],
  message: string,
  headers: Record<string, string> = {},
): PostRefusal => ({ status, message, headers })

const FOREIGN = refusalOf(403, 'Forms are accepted only from our own pages.')
const TOO_MANY = refusalOf(429, 'Too many requests from your network. Please try again in a minute.', {
  'retry-after': String(RETRY_AFTER_S),
})
const MALFORMED = refusalOf(400, 'The form could not be read. Please send it again from its page.')
const CUT_OFF = refusalOf(400, 'The request ended before all of it had arrived.')

function refusedSender(c: Context, { from = 'own pages' }: PostRule, siteUrl: string): PostRefusal | null {
  const { headers } = c.req.raw
  if (from === 'anybody') return null
  const isByBrowser = headers.has('origin') || headers.has('sec-fetch-site')
  if (from === 'own pages and programs' && !isByBrowser) return null
  return isSameOrigin(headers, siteUrl) ? null : FOREIGN
}

/** Reads the body within its limit, and leaves it to the route if it can be parsed. */
async function refusedBody(c: Context, rule: PostRule): Promise<PostRefusal | null> {
  const { maxBytes = MAX_BODY_BYTES, accepts = ['form'] } = rule
  const { headers } = c.req.raw
  const tooLarge = refusalOf(413, `The request is too large: at most ${sizeOf(maxBytes)} are accepted.`)
  if (Number(headers.get('content-length')) > maxBytes) return tooLarge
  const contentType = headers.get('content-type') ?? ''
  const isNamed = contentType !== ''
  const type = accepts.find((one) => mediaTypeOf(contentType) === BODY_TYPES[one])
  const expected = accepts.map((one) => BODY_TYPES[one]).join(' or ')
  const wrongType = refusalOf(415, `Expected a body of the type ${expected}.`, { accept: expected })
  if (isNamed && !type) return wrongType

  const bytes = await readWithin(c.req.raw.body, maxBytes)
  if (bytes === 'too large') return tooLarge
  if (bytes === 'cut off') return CUT_OFF
  // A beacon, or a form without fields, may send nothing.
  if (bytes.byteLength > 0 && !type) return wrongType
  if (bytes.byteLength > 0 && type && !(await isParsable(bytes, type, contentType))) return MALFORMED
  if (c.req.raw.body) c.req.raw = new Request(c.req.raw, { method: 'POST', body: bytes })
  return null
}

function mediaTypeOf(contentType: string): string {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

function sizeOf(bytes: number): string {
  return bytes >= 1024 * 1024 ? `${Math.floor(bytes / 1024 / 1024)} MB` : `${Math.floor(bytes / 1024)} kB`
}

async function readWithin(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | 'too large' | 'cut off'> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      // Leaving the loop cancels the stream.
      if (size > maxBytes) return 'too large'
      chunks.push(chunk)
    }
  } catch {
    return 'cut off'
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

/** Whether a body of this type can be read. A lenient parser would store what nobody has sent. */
async function isParsable(
  bytes: Uint8Array<ArrayBuffer>,
  type: BodyType,
  contentType: string,
): Promise<boolean> {
  try {
    if (type === 'multipart')
      await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
    else {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
      if (type === 'json') JSON.parse(text)
      else decodeURIComponent(text)
    }
    return true
  } catch {
    return false
  }
}
