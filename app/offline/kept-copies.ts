import { KEPT_AT, KEPT_TIMING, KEPT_TITLE, PAGES, keptAddress } from '#app/worker/cache-names.ts'
import type { WorkerMessage } from '#app/worker/cache-names.ts'
import type { Copy } from './page-memory.ts'

/** A page that the worker keeps on this device. */
export interface KeptPage {
  path: string
  title: string
  at: Date
}

/** Whether a worker answers for this page. */
export function hasWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

/** Whether the worker keeps a page for this address. Never throws. */
export async function isKept(address: string): Promise<boolean> {
  try {
    return hasWorker() && (await (await caches.open(PAGES)).match(keptAddress(address))) !== undefined
  } catch {
    return false
  }
}

/** The pages that the worker keeps, newest first, without the offline page. Never throws. */
export async function keptPages(): Promise<KeptPage[]> {
  try {
    const cache = await caches.open(PAGES)
    const pages = await Promise.all(
      (await cache.keys()).map(async ({ url }) => {
        const headers = (await cache.match(url))?.headers
        const { pathname, search } = new URL(url)
        return {
          path: pathname + search,
          title: decodeURIComponent(headers?.get(KEPT_TITLE) ?? ''),
          at: new Date(headers?.get(KEPT_AT) ?? 0),
        }
      }),
    )
    return pages.filter(({ path, title }) => path !== '/offline' && title !== '').toReversed()
  } catch {
    return []
  }
}

/** Deletes what the worker keeps. */
export async function forgetPages(): Promise<void> {
  await tellWorker({ kind: 'forget' })
}

/** What this document is, if the worker has answered with a copy; null if it came from the network. */
export function documentCopy(): Copy | null {
  const [document] = performance.getEntriesByType('navigation')
  if (!(document instanceof PerformanceNavigationTiming)) return null
  const timing = document.serverTiming.find(({ name }) => name === KEPT_TIMING)
  if (!timing) return null
  const [at = '', slow] = timing.description.split(' ')
  return { at: new Date(at), slow: slow !== undefined }
}

/** Tells the worker, and waits until it is done. Without a worker, nothing happens. Never throws. */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  try {
    const worker = (await navigator.serviceWorker.getRegistration())?.active
    if (!worker) return
    const { port1, port2 } = new MessageChannel()
    const done = new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true })
      port1.start()
    })
    worker.postMessage(message, [port2])
    await done
  } catch {
    // Storage is forbidden, or the worker has just gone.
  }
}
