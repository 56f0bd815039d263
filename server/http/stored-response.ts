import { hash } from 'node:crypto'
import type { Context } from 'hono'
import {
  acceptsPlain,
  askedAgain,
  chooseEncoding,
  encode,
  isWorthCompressing,
  plainBody,
  type Bytes,
  type EncodableBody,
  type Encoding,
} from './content-encoding.ts'

/** A response held in memory that can be sent any number of times. */
export interface StoredResponse {
  status: number
  /** Names in lower case. Has `content-type` if there is a body. */
  headers: Record<string, string>
  body: EncodableBody
  etag: string
}

/** @param body Text is sent as UTF-8. */
export function storedResponse(
  status: number,
  headers: Record<string, string>,
  body: Bytes | string,
): StoredResponse {
  const identity = typeof body === 'string' ? new TextEncoder().encode(body) : body
  return { status, headers, body: { identity, length: identity.byteLength }, etag: etagOf(identity) }
}

/** Weak, because all encodings of the body share one tag. */
function etagOf(body: Bytes): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
}

/** The request headers that decide the form of the response. */
interface Negotiation {
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

/** A response in the form that one client gets. */
export interface ReadyResponse {
  status: number
  headers: Record<string, string>
  encoding: Encoding | null
  /** null for 304. */
  body: Bytes | null
}

/** Sends the response: 304 if the client already has it, otherwise in the best encoding that it accepts. */
export async function sendStored(c: Context, stored: StoredResponse): Promise<Response> {
  const request = {
    acceptEncoding: c.req.header('accept-encoding'),
    ifNoneMatch: c.req.header('if-none-match'),
  }
  void askedAgain(stored.body, request.acceptEncoding)
  const encoding = encodingFor(stored, request)
  if (encoding) await encode(stored.body, encoding)
  const ready = readyToSend(stored, request)
  if (!ready) throw new Error('An encoded body is ready once it was awaited')
  const { status, headers, body } = ready
  return new Response(c.req.method === 'HEAD' ? null : body, { status, headers })
}

/** The response for one client; null if the body is not encoded yet in the form that it accepts. */
export function readyToSend(stored: StoredResponse, request: Negotiation): ReadyResponse | null {
  const { status, body, etag } = stored
  const headers: Record<string, string> = { ...stored.headers }
  const encoding = encodingFor(stored, request)
  if (encoding || isCompressible(stored))
    headers.vary = headers.vary ? `${headers.vary}, accept-encoding` : 'accept-encoding'
  if (status === 200) {
    headers.etag = etag
    if (matches(request.ifNoneMatch, etag)) {
      delete headers['content-type']
      return { status: 304, headers, encoding: null, body: null }
    }
  }
  if (!encoding && body.length > 0 && !acceptsPlain(request.acceptEncoding)) return NOT_ACCEPTABLE
  const bytes = encoding ? body.encoded?.[encoding] : plainBody(body)
  if (!bytes) return null
  if (encoding) headers['content-encoding'] = encoding
  headers['content-length'] = String(bytes.byteLength)
  return { status, headers, encoding, body: bytes }
}

/** What is not worth compressing is compressed all the same for who takes it in no other form. */
function encodingFor(stored: StoredResponse, { acceptEncoding }: Negotiation): Encoding | null {
  const isPlain = !isCompressible(stored) && (stored.body.length === 0 || acceptsPlain(acceptEncoding))
  return isPlain ? null : chooseEncoding(acceptEncoding, stored.body)
}

/** For who takes neither the plain body nor any encoding that we know (RFC 9110, 12.5.3). */
const FORMS = new TextEncoder().encode('There is no such form: only plain, zstd, br and gzip.\n')
const NOT_ACCEPTABLE: ReadyResponse = {
  status: 406,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-encoding',
    'content-length': String(FORMS.byteLength),
  },
  encoding: null,
  body: FORMS,
}

export function isCompressible({ headers, body }: StoredResponse): boolean {
  return isWorthCompressing(headers['content-type'] ?? '', body.length)
}

/** Weak comparison (RFC 9110, 13.1.2). */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))
}
