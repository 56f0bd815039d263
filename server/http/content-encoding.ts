import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzip,
  gzipSync,
  type BrotliOptions,
} from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip'
export type Bytes = Uint8Array<ArrayBuffer>

/**
 * A body and its encoded forms. Each is compressed on first use and then cached: quickly for the first client, who
 * waits for it and is often the only one, and once more when a second client asks.
 */
export interface EncodableBody {
  /** Null if it is held compressed; see `plainBody`. */
  identity: Bytes | null
  /** Bytes of the plain body. */
  length: number
  /** While it is made. */
  br?: Promise<Bytes>
  gzip?: Promise<Bytes>
  /** Those that are finished. */
  encoded?: Partial<Record<Encoding, Bytes>>
  /** Those that a client got. */
  sent?: Partial<Record<Encoding, boolean>>
  /** Those of `encoded` that are as small as they get. */
  final?: Partial<Record<Encoding, boolean>>
}

/** Smaller bodies fit into one packet anyway. */
const MIN_BYTES_TO_COMPRESS = 1000
/** A fourth of the processor time of `SMALL`, for 15% more bytes. */
const QUICK = { br: 2, gzip: 2 } as const
/** A millisecond of the thread that answers. Handing a body to another thread and back costs half as much again. */
const COMPRESSED_AT_ONCE = 256 * 1024
/** Nearly as small as the slowest setting, in a few milliseconds. */
const SMALL = { br: 5, gzip: 6 } as const
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

/** The body without encoding. */
export function plainBody({ identity, encoded }: EncodableBody): Bytes {
  if (identity) return identity
  if (!encoded?.br) throw new Error('A body is held plain or compressed')
  return brotliDecompressSync(encoded.br)
}

/** From now on, memory has the compressed body alone, which is a fifth. The few clients that want it plain wait for it. */
export async function holdCompressed(body: EncodableBody): Promise<void> {
  await quickForm(body, 'br')
  body.identity = null
}

/** The encoded body. The first client gets a quickly compressed one; later ones too, until a smaller form is ready. */
export async function encode(body: EncodableBody, encoding: Encoding): Promise<Bytes> {
  if (body.sent?.[encoding]) void improve(body, encoding)
  body.sent = { ...body.sent, [encoding]: true }
  return body.encoded?.[encoding] ?? quickForm(body, encoding)
}

async function quickForm(body: EncodableBody, encoding: Encoding): Promise<Bytes> {
  const plain = plainBody(body)
  if (body.length > COMPRESSED_AT_ONCE) body[encoding] ??= compress(plain, encoding, QUICK[encoding])
  const bytes = body[encoding] ? await body[encoding] : compressNow(plain, encoding)
  delete body[encoding]
  body.encoded ??= {}
  return (body.encoded[encoding] ??= bytes)
}

/**
 * Replaces the quickly compressed form by a smaller one, once. Call it if a body is sent again. Never throws: without
 * the smaller form, the quick one is sent.
 */
export async function improve(body: EncodableBody, encoding: Encoding): Promise<void> {
  if (body.final?.[encoding] !== undefined) return
  body.final = { ...body.final, [encoding]: false }
  try {
    const bytes = await compress(plainBody(body), encoding, SMALL[encoding])
    body.encoded = { ...body.encoded, [encoding]: bytes }
  } catch {
    // What is there stays.
  }
  body.final[encoding] = true
}

function compressNow(bytes: Bytes, encoding: Encoding): Bytes {
  const level = QUICK[encoding]
  const options = { level, chunkSize }
  return exact(
    encoding === 'gzip' ? gzipSync(bytes, options) : brotliCompressSync(bytes, brotli(bytes, level)),
  )
}

async function compress(bytes: Bytes, encoding: Encoding, level: number): Promise<Bytes> {
  if (encoding === 'gzip') return exact(await promisify(gzip)(bytes, { level, chunkSize }))
  return exact(await promisify(brotliCompress)(bytes, brotli(bytes, level)))
}

/** Without the rest of the chunk that it was written into. */
function exact(bytes: Uint8Array): Bytes {
  return new Uint8Array(bytes)
}

/** Most pages fit into one. */
const chunkSize = 64 * 1024

function brotli({ byteLength }: Bytes, quality: number): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return { chunkSize, params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: byteLength } }
}
