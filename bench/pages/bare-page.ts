import { brotliCompressSync } from 'node:zlib'
import type { Recorded } from './bare-server.ts'

/**
 * The same page without script, its style in the document: the fastest that this HTML can be shown.
 *
 * @param url The site's page.
 * @returns The page and the files that its style names, by path.
 */
export async function barePage(url: string): Promise<Map<string, Recorded>> {
  const html = await read(url)
  const styles = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)]
  const css = await Promise.all(styles.map(([, href = '']) => read(new URL(href, url).href)))
  const bare = html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
    .replace('</head>', () => `<style>${css.join('\n')}</style></head>`)
  const { pathname, search } = new URL(url)
  const files = new Map<string, Recorded>([[pathname + search, compressed(bare)]])
  const named = [...bare.matchAll(/(?:url\(["']?|<link[^>]+href="|<img[^>]+src=")(\/[^"')>]+)/g)]
  for (const path of new Set(named.map(([, path = '']) => path)))
    files.set(path, await recorded(new URL(path, url).href))
  return files
}

/** A response as the site sends it to a browser. */
export async function recorded(url: string, encoding = 'br'): Promise<Recorded> {
  const answer = await fetch(url, { headers: { 'accept-encoding': encoding } })
  const text = Buffer.from(await answer.arrayBuffer())
  const headers = Object.fromEntries(answer.headers)
  for (const name of ['connection', 'keep-alive', 'date', 'transfer-encoding']) delete headers[name]
  // fetch has decoded the body.
  const body = headers['content-encoding'] === 'br' ? brotliCompressSync(text) : text
  headers['content-length'] = String(body.byteLength)
  return { status: answer.status, headers, body }
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.text()
}

function compressed(html: string): Recorded {
  const body = brotliCompressSync(html)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': String(body.byteLength),
  }
  return { status: 200, headers, body }
}
