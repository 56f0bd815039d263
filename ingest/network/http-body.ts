import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

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
  const headerName = /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1]
  for (const name of [byteOrderMark(body), headerName, declaredInDocument(body)]) {
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
