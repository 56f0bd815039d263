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

/** Fastest first: Zstandard takes a third of the time of Brotli at the same size. Browsers ask for it over https. */
const ENCODINGS = ['zstd', 'br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]
export type Bytes = Uint8Array<ArrayBuffer>

/**
 * A body and its encoded forms. It is compressed quickly for the first client, who waits for it and is often the only
 * one, tighter when a second client asks, and once more when many do.
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
  /** How many of `STEPS` were begun for these encodings, and how many are done. */
  steps?: Partial<Record<Encoding, { begun: number; done: number }>>
  /** Counts the forms that `STEPS` made: what was prepared before the last one is out of date. */
  version?: number
  /** The only ones that clients get, if the build has made them. */
  offers?: readonly Encoding[]
}

/** Smaller bodies fit into one packet anyway. */
const MIN_BYTES_TO_COMPRESS = 1000
/** For the first client: a fifth to a fourth of the processor time of `SMALL`, for 10 to 15% more bytes. */
const QUICK = { zstd: 3, br: 2, gzip: 2 } as const
/** A millisecond of the thread that answers. Handing a body to another thread and back costs half as much again. */
const COMPRESSED_AT_ONCE = 256 * 1024
/**
 * In another thread, for bodies that are asked for again. All browsers take Brotli, which is the smallest that can be
 * had: of a page of 143 kB quality 6 makes 24.3 kB in 2 ms, as much as Zstandard makes at 15 in 13 ms, and quality 10
 * makes 22.8 kB in 54 ms. Zstandard at 3, for the first client, makes 27.9 kB in 0.5 ms.
 */
const STEPS = [
  { asked: 2, levels: { zstd: 12, br: 6, gzip: 6 } },
  { asked: 12, levels: { zstd: 15, br: 10, gzip: 9 } },
] as const
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|xml|javascript|[\w.-]+\+(json|xml)))/

export function isWorthCompressing(contentType: string, bytes: number): boolean {
  return bytes >= MIN_BYTES_TO_COMPRESS && COMPRESSIBLE.test(contentType)
}

/**
 * The encoding that a client gets; null for the plain body.
 *
 * @param body If it is sent again, it may have a tighter form than the fastest one.
 */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  body: Pick<EncodableBody, 'offers' | 'steps'> = {},
): Encoding | null {
  const known = acceptedBy(acceptEncoding)
  const { offers = ENCODINGS, steps } = body
  if (steps?.br?.done && known.includes('br')) return 'br'
  return known.find((encoding) => offers.includes(encoding)) ?? null
}

function acceptedBy(acceptEncoding: string | undefined): readonly Encoding[] {
  if (!acceptEncoding) return []
  const known = accepted.get(acceptEncoding) ?? parseEncodings(acceptEncoding)
  accepted.set(acceptEncoding, known)
  return known
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
 * Call it whenever a client asks for the body. From time to time, it makes a tighter form in another thread.
 *
 * @returns When that form is there, or could not be made; undefined if none is made.
 */
export function askedAgain(
  body: EncodableBody,
  acceptEncoding: string | undefined,
): Promise<void> | undefined {
  body.asked = (body.asked ?? 0) + 1
  if (!body.encoded || body.offers) return
  const known = acceptedBy(acceptEncoding)
  const encoding = known.includes('br') ? 'br' : known[0]
  if (!encoding) return
  const { begun, done } = body.steps?.[encoding] ?? { begun: 0, done: 0 }
  const next = STEPS[begun]
  // One long step at a time: the threads are there for the database and for files, too.
  if (!next || begun > done || body.asked < next.asked || (begun > 0 && tightening)) return
  return tighten(body, encoding, begun)
}

/** Never throws: without that form, clients get what there is, and it is not tried again. */
async function tighten(body: EncodableBody, encoding: Encoding, step: number): Promise<void> {
  const level = STEPS[step]?.levels[encoding]
  body.steps = { ...body.steps, [encoding]: { begun: step + 1, done: step } }
  if (step > 0) tightening = true
  try {
    const bytes = await compress(plainBody(body), encoding, level)
    body.encoded = { ...body.encoded, [encoding]: bytes }
    body.steps = { ...body.steps, [encoding]: { begun: step + 1, done: step + 1 } }
    body.version = (body.version ?? 0) + 1
  } catch {
    // What is there stays.
  } finally {
    if (step > 0) tightening = false
  }
}

let tightening = false

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
