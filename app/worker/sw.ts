import {
  FILES,
  KEPT_AT,
  KEPT_TIMING,
  keptAddress,
  OFFLINE,
  PAGES,
  PICTURES,
  type WorkerMessage,
} from './cache-names.ts'
import { dropPage, fetchAndKeep, forget, keepFile, keepFiles, keepPage, keepPicture, kept } from './keep.ts'
import { endsSession, isOurs, isPublicPage, kindOf } from './rules.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

/**
 * Keeps public pages that were visited, for when the network fails. Nothing here is needed for a page to come: what throws
 * leaves the request to the network.
 */
declare const self: WorkerScope

/** A document that takes longer is replaced by its copy, if there is one. */
const PATIENCE_MS = 3_000
/** A copy is young enough for so long where the visitor did not ask for the page. */
const YOUNG_MS = 3_600_000
/** Answers of something on the way to us. */
const GATEWAY = new Set([502, 503, 504])

const at = (path: string) => new URL(path, self.location.href).href
const OFFLINE_PAGE = at('/offline')
const SAVED_PAGE = at('/saved')

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([fetchAndKeep('/offline'), self.skipWaiting()]))
})

self.addEventListener('activate', (event) => {
  const start = async () => {
    const names = await caches.keys()
    const old = names.filter(
      (name) => name.startsWith('pravesh-') && ![PAGES, FILES, PICTURES].includes(name),
    )
    await Promise.all(old.map((name) => caches.delete(name)))
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(start())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (endsSession(request)) event.waitUntil(forget([OFFLINE_PAGE]))
  const kind = kindOf(request, self.location.origin)
  if (!kind) return
  const answer = { document: pageFor, data: dataFor, file: fileFor, picture: pictureFor }[kind]
  event.respondWith(answer(event).catch(() => fetch(request)))
})

self.addEventListener('message', (event) => {
  const done = async () => {
    await onMessage(event.data as WorkerMessage)
    event.ports[0]?.postMessage('done')
  }
  event.waitUntil(done())
})

async function onMessage(message: WorkerMessage): Promise<void> {
  if (message.kind === 'forget') return forget([OFFLINE_PAGE])
  await keepFiles(message.files)
  // Pages of an account are not kept, and /saved without it would show another list.
  if (message.signedIn) return dropPage(SAVED_PAGE)
  for (const address of [...message.addresses, SAVED_PAGE]) {
    const copy = await kept(PAGES, keptAddress(address))
    if (!isPublicPage(address, self.location.origin) || (copy && isYoung(copy))) continue
    // One that does not come now is kept when it is visited.
    await fetchAndKeep(address).catch(() => undefined)
  }
  return undefined
}

/** A document: from the network, or after three seconds and at once on failure the copy, or the offline page. */
async function pageFor(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const address = keptAddress(url)
  const copy = await kept(PAGES, address)
  // The browser's own cache would answer, and not say when that came.
  if (copy && !self.navigator.onLine) return asCopy(copy, false)
  const giveUp = new AbortController()
  const network = fromNetwork(event, giveUp.signal)
  const storing = network.then((response) => (response ? remember(address, response.clone()) : undefined))
  event.waitUntil(storing.catch(() => undefined))

  const first = copy ? await Promise.race([network, patience()]) : await network
  if (first === 'late' && copy) {
    if (savesData() && isYoung(copy)) giveUp.abort()
    return asCopy(copy, true)
  }
  const response = first === 'late' ? await network : first
  const isFromUs = response && (isOurs(response) || !GATEWAY.has(response.status))
  if (isFromUs) return response
  if (copy) return asCopy(copy, false)
  if (response) return response
  const { pathname, search } = new URL(url)
  const offline = await kept(PAGES, OFFLINE_PAGE)
  if (pathname === '/offline' && offline) return offline
  if (!offline) return Response.error()
  return Response.redirect(`${OFFLINE_PAGE}?${new URLSearchParams({ from: pathname + search })}`, 302)
}

/** Null: it did not come. */
async function fromNetwork(
  { request, preloadResponse }: FetchEvent,
  signal: AbortSignal,
): Promise<Response | null> {
  try {
    return (await preloadResponse) ?? (await fetch(request, { signal }))
  } catch {
    return null
  }
}

async function remember(address: string, response: Response): Promise<void> {
  const isOwn = /\bprivate\b/.test(response.headers.get('cache-control') ?? '')
  // The visitor is signed in: the copies of before are another list, and another page.
  if (isOwn) await Promise.all([dropPage(SAVED_PAGE), dropPage(address)])
  else await keepPage(address, response)
}

/** The copy, which says so. */
function asCopy(copy: Response, slow: boolean): Response {
  const headers = new Headers(copy.headers)
  const when = headers.get(KEPT_AT) ?? ''
  headers.set('server-timing', `${KEPT_TIMING};desc="${slow ? `${when} slow` : when}"`)
  return new Response(copy.body, { headers })
}

function isYoung(copy: Response): boolean {
  return Date.now() - Date.parse(copy.headers.get(KEPT_AT) ?? '') < YOUNG_MS
}

function patience(): Promise<'late'> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('late'), PATIENCE_MS)
  })
}

/** The data of a page for the router, which tells this answer from an error of ours in every browser. */
async function dataFor({ request }: FetchEvent): Promise<Response> {
  try {
    const response = await fetch(request)
    if (isOurs(response)) return response
  } catch {
    // The connection failed.
  }
  return new Response(null, OFFLINE)
}

/** A file whose name has its hash: it never changes. */
async function fileFor(event: FetchEvent): Promise<Response> {
  const { request } = event
  const copy = await kept(FILES, request.url)
  if (copy) return copy
  const response = await fetch(request)
  event.waitUntil(keepFile(request.url, response.clone()))
  return response
}

/** A logo or a preview: the copy at once, which the network renews. With Save-Data there are none. */
async function pictureFor(event: FetchEvent): Promise<Response> {
  const { request } = event
  const copy = await kept(PICTURES, request.url)
  if (savesData()) return copy ?? new Response(null, { status: 204 })
  const renew = async () => {
    const response = await fetch(request)
    event.waitUntil(keepPicture(request.url, response.clone()))
    return response
  }
  if (!copy) return renew()
  event.waitUntil(renew().catch(() => undefined))
  return copy
}

function savesData(): boolean {
  const { saveData = false, effectiveType = '' } = self.navigator.connection ?? {}
  return saveData || effectiveType.endsWith('2g')
}
