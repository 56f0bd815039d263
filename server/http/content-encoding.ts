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
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** Fastest first: Zstandard takes a third of the time of Brotli at the same size. Browsers ask for it over https. */
const ENCODINGS = ['zstd', 'br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]
export type Bytes = Uint8Array<ArrayBuffer>

/**
 * A body and its encoded forms. It is compressed quickly for the first client, who waits for it and is often the only
 * one, and as tight as it gets when several have asked.
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
  /** How often a client asked for it in any encoding. */
  asked?: number
  /** Whether the `TIGHT` form of an encoding is begun or there. */
  tight?: Partial<Record<Encoding, 'begun' | 'done'>>
  /** Those that the build has made, the best first. Others are made for clients that take none of them. */
  offers?: readonly Encoding[]
}

/** Smaller bodies fit into one packet anyway. */
const MIN_BYTES_TO_COMPRESS = 1000
/** For the first client: a fifth to a fourth of the processor time of `SMALL`, for 10 to 15% more bytes. */
const QUICK = { zstd: 3, br: 2, gzip: 2 } as const
/** A millisecond of the thread that answers. Handing a body to another thread and back costs half as much again. */
const COMPRESSED_AT_ONCE = 256 * 1024
/**
 * In another thread, for bodies that are asked for again and again. All browsers take Brotli, which is the smallest that
 * can be had: of a page of 143 kB quality 10 makes 22.8 kB in 54 ms, and Zstandard at 15 makes 24.1 kB in 13 ms.
 * Zstandard at 3, for the first client, makes 27.9 kB in 0.5 ms.
 */
const TIGHT = { zstd: 15, br: 10, gzip: 9 } as const
/** When it is made. By then a page is one of those that many look at. */
const TIGHT_AFTER = 4
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|xml|javascript|[\w.-]+\+(json|xml)))/

export function isWorthCompressing(contentType: string, bytes: number): boolean {
  return bytes >= MIN_BYTES_TO_COMPRESS && COMPRESSIBLE.test(contentType)
}

/**
 * The encoding that a client gets: the one that it prefers, and of equal ones the best that there is. Null for the plain
 * body.
 *
 * @param body If it is sent again, it may have a tighter form than the fastest one.
 */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  { offers = [], tight }: Pick<EncodableBody, 'offers' | 'tight'> = {},
): Encoding | null {
  const best = tight?.br === 'done' ? TIGHTEST_FIRST : [...new Set([...offers, ...ENCODINGS])]
  const [first = 'identity'] = acceptedBy(acceptEncoding, best)
  return first === 'identity' ? null : first
}

/** Whether a client takes the plain body. All do that don't say otherwise. */
export function acceptsPlain(acceptEncoding: string | undefined): boolean {
  return acceptedBy(acceptEncoding, ENCODINGS).includes('identity')
}

/** @param best Of encodings that the client likes as much, the first of these goes first, and all before the plain body. */
function acceptedBy(
  acceptEncoding: string | undefined,
  best: readonly Encoding[],
): readonly (Encoding | 'identity')[] {
  const key = `${best.join()} ${acceptEncoding}`
  const known = accepted.get(key)
  if (known) return known
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } })
  const found = negotiator.encodings<Encoding | 'identity'>([...best, 'identity'], { preferred: best })
  accepted.set(key, found)
  return found
}

/** Browsers send one of a few headers. */
const accepted = new LRUCache<string, readonly (Encoding | 'identity')[]>({ max: 200 })
const TIGHTEST_FIRST: readonly Encoding[] = ['br', 'zstd', 'gzip']

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

/** The encoded body: the tightest form that there is by now. */
export async function encode(body: EncodableBody, encoding: Encoding): Promise<Bytes> {
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
 * Call it whenever a client asks for the body. Once, it makes the tight form in another thread.
 *
 * @returns When that form is there, or could not be made; undefined if none is made.
 */
export function askedAgain(
  body: EncodableBody,
  acceptEncoding: string | undefined,
): Promise<void> | undefined {
  body.asked = (body.asked ?? 0) + 1
  if (!body.encoded || body.offers || body.asked < TIGHT_AFTER) return
  const [encoding = 'identity'] = acceptedBy(acceptEncoding, TIGHTEST_FIRST)
  // One at a time: the threads are there for the database and for files, too.
  if (encoding === 'identity' || body.tight?.[encoding] || isTightening) return
  return tighten(body, encoding)
}

/** Never throws: without that form, clients get what there is, and it is not tried again. */
async function tighten(body: EncodableBody, encoding: Encoding): Promise<void> {
  body.tight = { ...body.tight, [encoding]: 'begun' }
  isTightening = true
  try {
    const bytes = await compress(plainBody(body), encoding, TIGHT[encoding])
    body.encoded = { ...body.encoded, [encoding]: bytes }
    body.tight = { ...body.tight, [encoding]: 'done' }
  } catch {
    // What is there stays.
  } finally {
    isTightening = false
  }
}

let isTightening = false

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
