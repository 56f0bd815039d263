import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
  zstdDecompressSync,
  type BrotliOptions,
  type ZstdOptions,
} from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { LRUCache } from 'lru-cache'

/** Best first: Zstandard takes a third of the time of Brotli at the same size. Browsers ask for it over https. */
const ENCODINGS = ['zstd', 'br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]
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
  /** While they are made. */
  pending?: Partial<Record<Encoding, Promise<Bytes>>>
  /** Those that are finished. */
  encoded?: Partial<Record<Encoding, Bytes>>
  /** Those that a client got. */
  sent?: Partial<Record<Encoding, boolean>>
  /** Those of `encoded` that are as small as they get. */
  final?: Partial<Record<Encoding, boolean>>
  /** The only ones that clients get, if the build has made them. */
  offers?: readonly Encoding[]
}

/** Smaller bodies fit into one packet anyway. */
const MIN_BYTES_TO_COMPRESS = 1000
/** For the first client: a fifth to a fourth of the processor time of `SMALL`, for 10 to 15% more bytes. */
const QUICK = { zstd: 3, br: 2, gzip: 2 } as const
/** A millisecond of the thread that answers. Handing a body to another thread and back costs half as much again. */
const COMPRESSED_AT_ONCE = 256 * 1024
/** In another thread, for pages that somebody asks for again. More takes three times as long for half a percent. */
const SMALL = { zstd: 15, br: 6, gzip: 6 } as const
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|xml|javascript|[\w.-]+\+(json|xml)))/

export function isWorthCompressing(contentType: string, bytes: number): boolean {
  return bytes >= MIN_BYTES_TO_COMPRESS && COMPRESSIBLE.test(contentType)
}

/** The best of these encodings that the client accepts; null for the plain body. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  offers: readonly Encoding[] = ENCODINGS,
): Encoding | null {
  if (!acceptEncoding) return null
  const known = accepted.get(acceptEncoding) ?? parseEncodings(acceptEncoding)
  accepted.set(acceptEncoding, known)
  return known.find((encoding) => offers.includes(encoding)) ?? null
}

/** Browsers send one of a few headers. */
const accepted = new LRUCache<string, readonly Encoding[]>({ max: 100 })

function parseEncodings(acceptEncoding: string): Encoding[] {
  const offers = new Map(parseAccept(acceptEncoding).map(({ type, q }) => [type.toLowerCase(), q]))
  return ENCODINGS.filter((encoding) => (offers.get(encoding) ?? offers.get('*') ?? 0) > 0)
}

/** The body without encoding. */
export function plainBody({ identity, encoded }: EncodableBody): Bytes {
  if (identity) return identity
  for (const encoding of ENCODINGS) {
    const bytes = encoded?.[encoding]
    if (bytes) return DECODERS[encoding](bytes)
  }
  throw new Error('A body is held plain or compressed')
}

const DECODERS = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync } as const

/**
 * From now on, memory has the compressed body alone, which is a fifth. The few clients that want it plain wait for it.
 *
 * @param encoding That of its first client.
 */
export async function holdCompressed(body: EncodableBody, encoding: Encoding = 'zstd'): Promise<void> {
  await quickForm(body, encoding)
  body.identity = null
}

/** The encoded body. The first client gets a quickly compressed one; later ones too, until a smaller form is ready. */
export async function encode(body: EncodableBody, encoding: Encoding): Promise<Bytes> {
  if (body.sent?.[encoding]) void improve(body, encoding)
  body.sent = { ...body.sent, [encoding]: true }
  return body.encoded?.[encoding] ?? quickForm(body, encoding)
}

async function quickForm(body: EncodableBody, encoding: Encoding): Promise<Bytes> {
  const { pending = {} } = body
  const slow = body.length > COMPRESSED_AT_ONCE
  if (slow)
    body.pending = { ...pending, [encoding]: pending[encoding] ?? compress(plainBody(body), encoding) }
  const bytes = await (body.pending?.[encoding] ?? compressNow(plainBody(body), encoding))
  delete body.pending?.[encoding]
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
  if (encoding === 'zstd') return exact(zstdCompressSync(bytes, zstandard(bytes, level)))
  if (encoding === 'gzip') return exact(gzipSync(bytes, { level, chunkSize }))
  return exact(brotliCompressSync(bytes, brotli(bytes, level)))
}

async function compress(bytes: Bytes, encoding: Encoding, level: number = QUICK[encoding]): Promise<Bytes> {
  if (encoding === 'zstd') return exact(await promisify(zstdCompress)(bytes, zstandard(bytes, level)))
  if (encoding === 'gzip') return exact(await promisify(gzip)(bytes, { level, chunkSize }))
  return exact(await promisify(brotliCompress)(bytes, brotli(bytes, level)))
}

/** Without the rest of the chunk that it was written into. */
function exact(bytes: Uint8Array): Bytes {
  return new Uint8Array(bytes)
}

/** Most pages fit into one. */
const chunkSize = 64 * 1024

/** It packs tighter when it knows the size. */
function zstandard({ byteLength }: Bytes, level: number): ZstdOptions {
  return { chunkSize, pledgedSrcSize: byteLength, params: { [constants.ZSTD_c_compressionLevel]: level } }
}

function brotli({ byteLength }: Bytes, quality: number): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return { chunkSize, params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: byteLength } }
}
