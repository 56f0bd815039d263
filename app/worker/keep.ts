import { FILES, KEPT_AT, KEPT_TITLE, keptAddress, PAGES, PICTURES } from './cache-names.ts'
import { isOurs, mayKeep } from './rules.ts'

/** What each cache holds; the oldest go first. */
export const LIMITS: Record<string, number> = { [PAGES]: 40, [FILES]: 150, [PICTURES]: 60 }
const LARGEST_PICTURE_BYTES = 30_000

/** What is kept for an address; undefined if there is nothing, or if storage is forbidden. Never throws. */
export async function kept(cacheName: string, address: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(cacheName)).match(address)
  } catch {
    return undefined
  }
}

/** Keeps a page, with when it came and its title. @throws If the connection breaks before its end. */
export async function keepPage(address: string, response: Response): Promise<void> {
  if (!mayKeep(response) || !isOurs(response)) return
  if (!response.headers.get('content-type')?.startsWith('text/html')) return
  const html = await response.text()
  const headers = new Headers(response.headers)
  headers.set(KEPT_AT, sentAt(headers).toISOString())
  headers.set(KEPT_TITLE, encodeURIComponent(titleOf(html)))
  // The body is no longer encoded.
  headers.delete('content-encoding')
  headers.delete('content-length')
  await put(PAGES, keptAddress(address), new Response(html, { headers }))
}

/** When our server sent it: the browser's own cache may have had it for minutes. */
function sentAt(headers: Headers): Date {
  const sent = new Date(headers.get('date') ?? '')
  return Number.isNaN(sent.getTime()) ? new Date() : sent
}

function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  return title
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

/** Keeps a file or a picture. Never throws. */
export async function keepFile(address: string, response: Response): Promise<void> {
  if (mayKeep(response)) await put(FILES, address, response)
}

/** Keeps a picture if it is small. Never throws. */
export async function keepPicture(address: string, response: Response): Promise<void> {
  if (!mayKeep(response)) return
  const body = await response.blob()
  if (body.size <= LARGEST_PICTURE_BYTES)
    await put(PICTURES, address, new Response(body, { headers: response.headers }))
}

/** Fetches a page and its files, without the visitor's cookies, and keeps them. @throws If it does not come. */
export async function fetchAndKeep(path: string): Promise<void> {
  const response = await fetch(path, { credentials: 'omit', headers: { accept: 'text/html' } })
  if (!mayKeep(response) || !isOurs(response)) throw new Error(`Not kept: ${path}`)
  const html = await response.clone().text()
  await keepPage(new URL(path, location.href).href, response)
  await keepFiles([...html.matchAll(/["'](\/assets\/[^"'?]+)["']/g)].map(([, file = '']) => file))
}

/** Keeps files that are not kept yet. One that does not come is left out. */
export async function keepFiles(paths: readonly string[]): Promise<void> {
  const keepOne = async (path: string) => {
    const address = new URL(path, location.href).href
    if (await kept(FILES, address)) return
    try {
      await keepFile(address, await fetch(address))
    } catch {
      // It comes with a later page.
    }
  }
  await Promise.all([...new Set(paths)].map(keepOne))
}

/** Deletes a page. Never throws. */
export async function dropPage(address: string): Promise<void> {
  try {
    await (await caches.open(PAGES)).delete(address)
  } catch {
    // There is no storage.
  }
}

/** Deletes all that is kept, but for these pages and what pages are made of. Never throws. */
export async function forget(exceptions: readonly string[]): Promise<void> {
  try {
    await caches.delete(PICTURES)
    const pages = await caches.open(PAGES)
    const addresses = (await pages.keys()).map(({ url }) => url)
    await Promise.all(addresses.filter((url) => !exceptions.includes(url)).map((url) => pages.delete(url)))
  } catch {
    // There is no storage.
  }
}

/** Stores a response as the newest. If there is no room, half of what is there goes. */
async function put(cacheName: string, address: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    await cache.put(address, response)
    await shrink(cacheName, LIMITS[cacheName] ?? 0)
  } catch {
    for (const name of Object.keys(LIMITS)) await halve(name)
  }
}

async function halve(cacheName: string): Promise<void> {
  try {
    const { length } = await (await caches.open(cacheName)).keys()
    await shrink(cacheName, Math.floor(length / 2))
  } catch {
    // There is no storage.
  }
}

/** Deletes the oldest. */
async function shrink(cacheName: string, size: number): Promise<void> {
  const cache = await caches.open(cacheName)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - size)).map((key) => cache.delete(key)))
}
