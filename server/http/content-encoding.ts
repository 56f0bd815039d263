import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip'
export type Bytes = Uint8Array<ArrayBuffer>

/** A body and its encoded forms. Each is compressed on first use and then cached. */
export interface EncodableBody {
  identity: Bytes
  br?: Promise<Bytes>
  gzip?: Promise<Bytes>
  /** Those that are finished. */
  encoded?: Partial<Record<Encoding, Bytes>>
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
  const known = choices.get(acceptEncoding)
  if (known !== undefined) return known.encoding
  const encoding = parseEncodings(acceptEncoding)
  choices.set(acceptEncoding, { encoding })
  return encoding
}

/** Browsers send one of a few headers. */
const choices = new LRUCache<string, { encoding: Encoding | null }>({ max: 100 })

function parseEncodings(acceptEncoding: string): Encoding | null {
  const offers = new Map(parseAccept(acceptEncoding).map(({ type, q }) => [type.toLowerCase(), q]))
  const accepts = (encoding: Encoding) => (offers.get(encoding) ?? offers.get('*') ?? 0) > 0
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : null
}

export async function encode(body: EncodableBody, encoding: Encoding): Promise<Bytes> {
  body[encoding] ??= encoding === 'br' ? compressBrotli(body.identity) : promisify(gzip)(body.identity)
  const bytes = await body[encoding]
  body.encoded = { ...body.encoded, [encoding]: bytes }
  return bytes
}

function compressBrotli(bytes: Bytes): Promise<Bytes> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  })
}
