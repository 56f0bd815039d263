import { get, type IncomingMessage } from 'node:http'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'

export const KB = 1000

/** What the script of a page may weigh, and its files, with those that it fetches once it runs. */
export const SCRIPT_BYTES = 142 * KB
export const SCRIPT_FILES = 14
/** What may come besides when the page is done: the parts for a bad network (`app/shell/late-parts.tsx`), and About me. */
export const LATE_SCRIPT_BYTES = 8 * KB

/** What Chromium says that it takes. */
const ENCODINGS = 'gzip, deflate, br, zstd'

/** What a browser without a cache gets for a page, counted without a browser. */
export interface PageWeight {
  /** Bytes of the scripts on the wire, headers included. */
  scriptBytes: number
  scripts: number
  /** The same for the page and its scripts. */
  bytes: number
  elements: number
}

/** Asks for a page and for the scripts that it names: those that its module imports, and those that it fetches at once. */
export async function weighPage(url: string): Promise<PageWeight> {
  const page = await ask(url)
  const html = (page.encoding === 'zstd' ? zstdDecompressSync : brotliDecompressSync)(page.body).toString()
  const preloaded = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(
    ([, path = '']) => path,
  )
  const imported = [...html.matchAll(/\bimport\b[^"']*["'](\/assets\/[^"']+)["']/g)].map(
    ([, path = '']) => path,
  )
  const files = [...new Set([...preloaded, ...imported])]
  const sizes = await Promise.all(files.map((path) => scriptBytes(new URL(path, url).href)))
  const script = sizes.reduce((sum, bytes) => sum + bytes, 0)
  return {
    scriptBytes: script,
    scripts: files.length,
    bytes: page.bytes + script,
    elements: html.replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '<$1>').match(/<[a-z]/g)?.length ?? 0,
  }
}

/**
 * The scripts that an open page has fetched until now, in an empty profile: also those that it only fetches once it runs.
 * Chromium adds 300 bytes to each file for its headers.
 */
export function fetchedScripts(page: Page): Promise<Pick<PageWeight, 'scriptBytes' | 'scripts'>> {
  return page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
    const bytes = new Map(files.map(({ name, transferSize }) => [name, transferSize]))
    return { scripts: bytes.size, scriptBytes: [...bytes.values()].reduce((sum, size) => sum + size, 0) }
  })
}

/** Many pages have the same scripts. */
const known = new Map<string, Promise<number>>()

function scriptBytes(url: string): Promise<number> {
  const bytes = known.get(url) ?? ask(url).then((answer) => answer.bytes)
  known.set(url, bytes)
  return bytes
}

/** `fetch` does not tell how long an encoded body was. */
async function ask(url: string): Promise<{ body: Buffer; bytes: number; encoding: string | undefined }> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(url, { headers: { 'accept-encoding': ENCODINGS } }, resolve).on('error', reject)
  const response = await promise
  const body = Buffer.concat(await response.toArray())
  const lines = [`HTTP/1.1 ${response.statusCode} ${response.statusMessage}`]
  for (let at = 0; at < response.rawHeaders.length; at += 2)
    lines.push(`${response.rawHeaders[at]}: ${response.rawHeaders[at + 1]}`)
  const encoding = response.headers['content-encoding']
  return { body, encoding, bytes: body.byteLength + Buffer.byteLength(`${lines.join('\r\n')}\r\n\r\n`) }
}
