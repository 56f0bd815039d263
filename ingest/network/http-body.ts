import { promisify } from 'node:util'
import { Readable } from 'node:stream'
import { createGunzip, gunzip } from 'node:zlib'

const unzip = promisify(gunzip)

/** Browsers look for the character set in this many bytes. */
const HEAD_BYTES = 1024

/** Unzips a file that is itself compressed (`sitemap.xml.gz`), whatever its content type says. */
export async function unzipped(body: Buffer, maxBytes: number): Promise<Buffer> {
  return body[0] === 0x1f && body[1] === 0x8b ? await unzip(body, { maxOutputLength: maxBytes }) : body
}

/**
 * Decodes text by its byte order mark, else by the response's header, else by the document's own declaration
 * (`<meta charset>`, `<?xml encoding>`). UTF-8 if none of them names a known character set.
 */
export function decodeText(body: Buffer, contentType = ''): string {
  return decoderFor(body, contentType).decode(body)
}

/** The decoder of a text, by its first bytes. */
function decoderFor(head: Buffer, contentType = ''): TextDecoder {
  const headerName = /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1]
  for (const name of [byteOrderMark(head), headerName, declaredInDocument(head)]) {
    const decoder = name === undefined ? null : decoderOf(name)
    if (decoder) return decoder
  }
  return new TextDecoder()
}

/**
 * Decodes a body while it comes, with the memory of a piece of it. A body that is itself compressed is
 * decompressed.
 *
 * @param onText Returns false when it needs no more.
 */
export async function decodePieces(
  body: AsyncIterable<Buffer>,
  contentType: string | undefined,
  onText: (text: string) => boolean | void,
): Promise<void> {
  let decoder: TextDecoder | null = null
  for await (const piece of unzippedPieces(withHead(body))) {
    decoder ??= decoderFor(piece, contentType)
    if (onText(decoder.decode(piece, { stream: true })) === false) return
  }
  const rest = decoder?.decode() ?? ''
  if (rest !== '') onText(rest)
}

/** The pieces, of which the first one is long enough to name the character set. */
async function* withHead(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0)
  for await (const piece of body) {
    if (head === null) {
      yield piece
      continue
    }
    head = Buffer.concat([head, piece])
    if (head.length < HEAD_BYTES) continue
    yield head
    head = null
  }
  if (head?.length) yield head
}

async function* unzippedPieces(pieces: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const { value: first } = await pieces.next()
  if (!first) return
  const all = async function* () {
    yield first
    yield* pieces
  }
  const isZipped = first[0] === 0x1f && first[1] === 0x8b
  yield* isZipped ? withHead(Readable.from(all()).pipe(createGunzip())) : all()
}

function decoderOf(name: string): TextDecoder | null {
  try {
    return new TextDecoder(name)
  } catch {
    return null
  }
}

function byteOrderMark([first, second, third]: Buffer): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xff && second === 0xfe ? 'utf-16le' : undefined
}

/** The character set declared in the first lines of HTML or XML. */
function declaredInDocument(body: Buffer): string | undefined {
  const head = body
    .subarray(0, HEAD_BYTES)
    .toString('latin1')
    .trimStart()
    .replaceAll(/<!--[^]*?-->/g, '')
  const [, name] =
    /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)/i.exec(head) ??
    (head.startsWith('<') ? /<meta\s[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head) : null) ??
    []
  // In real UTF-16 we could not have read this declaration.
  return name !== undefined && /^utf-?16/i.test(name) ? 'utf-8' : name
}
