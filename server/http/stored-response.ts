import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import {
  chooseEncoding,
  encode,
  isWorthCompressing,
  type Bytes,
  type EncodableBody,
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
  return { status, headers, body: { identity }, etag: etagOf(identity) }
}

/** Weak, because all encodings of the body share one tag. */
function etagOf(body: Bytes): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Sends the response: 304 if the client already has it, otherwise in the best encoding that it accepts. */
export async function sendStored(c: Context, stored: StoredResponse): Promise<Response> {
  const { status, body, etag } = stored
  const headers: Record<string, string> = { ...stored.headers }
  const compressible = isWorthCompressing(headers['content-type'] ?? '', body.identity.byteLength)
  if (compressible) headers.vary = headers.vary ? `${headers.vary}, accept-encoding` : 'accept-encoding'
  if (status === 200) {
    headers.etag = etag
    if (matches(c.req.header('if-none-match'), etag)) {
      delete headers['content-type']
      return new Response(null, { status: 304, headers })
    }
  }
  const encoding = compressible ? chooseEncoding(c.req.header('accept-encoding')) : null
  const bytes = encoding ? await encode(body, encoding) : body.identity
  if (encoding) headers['content-encoding'] = encoding
  headers['content-length'] = String(bytes.byteLength)
  return new Response(c.req.method === 'HEAD' ? null : bytes, { status, headers })
}

/** Weak comparison (RFC 9110, 13.1.2). */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))
}
