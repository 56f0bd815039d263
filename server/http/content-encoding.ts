import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip'
export type Bytes = Uint8Array<ArrayBuffer>

/** A body and its encoded forms. Each is compressed on first use and then cached. */
export interface EncodableBody {
  identity: Bytes
  br?: Promise<Bytes>
  gzip?: Promise<Bytes>
}

/** Smaller bodies fit into one packet anyway. */
const MIN_BYTES_TO_COMPRESS = 1000
/** Nearly as small as the slowest setting, in a few milliseconds: pages are compressed during a request. */
const BROTLI_QUALITY = 5
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|xml|javascript|[\w.-]+\+(json|xml)))/

export function isWorthCompressing(contentType: string, bytes: number): boolean {
  return bytes >= MIN_BYTES_TO_COMPRESS && COMPRESSIBLE.test(contentType)
}

/** The best encoding that the client accepts, Brotli before gzip; null for the plain body. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | null {
  if (!acceptEncoding) return null
  const offers = new Map(parseAccept(acceptEncoding).map(({ type, q }) => [type.toLowerCase(), q]))
  const accepts = (encoding: Encoding) => (offers.get(encoding) ?? offers.get('*') ?? 0) > 0
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : null
}

export function encode(body: EncodableBody, encoding: Encoding): Promise<Bytes> {
  body[encoding] ??= encoding === 'br' ? compressBrotli(body.identity) : promisify(gzip)(body.identity)
  return body[encoding]
}

function compressBrotli(bytes: Bytes): Promise<Bytes> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  })
}
