import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

const unzip = promisify(gunzip)

/** How far into a document browsers look for its character set. */
const HEAD_BYTES = 1024

/** A file that is itself compressed (`sitemap.xml.gz`), whatever type it is said to be of, comes out as what it holds. */
export async function unzipped(body: Buffer, maxBytes: number): Promise<Buffer> {
  return body[0] === 0x1f && body[1] === 0x8b ? await unzip(body, { maxOutputLength: maxBytes }) : body
}

/**
 * Text in the character set that it is written in: by its byte order mark, else as the answer's header says, else as
 * the document itself does (`<meta charset>`, `<?xml encoding>`). UTF-8 where none of them names one that is known.
 */
export function decodeText(body: Buffer, contentType = ''): string {
  const said = /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1]
  for (const name of [byteOrderMark(body), said, ownWord(body)]) {
    const decoder = name === undefined ? null : decoderOf(name)
    if (decoder) return decoder.decode(body)
  }
  return new TextDecoder().decode(body)
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

/** The character set that HTML or XML names in its first lines. */
function ownWord(body: Buffer): string | undefined {
  const head = body
    .subarray(0, HEAD_BYTES)
    .toString('latin1')
    .trimStart()
    .replaceAll(/<!--[^]*?-->/g, '')
  const [, name] =
    /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)/i.exec(head) ??
    (head.startsWith('<') ? /<meta\s[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head) : null) ??
    []
  // These words could not be read if they were true.
  return name !== undefined && /^utf-?16/i.test(name) ? 'utf-8' : name
}
