import { isPublicPage } from '#app/worker/rules.ts'
import { tellWorker } from './kept-copies.ts'

/** The addresses of public pages that this visit has seen, the newest last. */
const VISITED = 'pravesh-visited'
const PAGES = 10

/** Notes a page of this visit. @returns The pages until now; without storage, only this one. */
export function noteVisit(address: string): string[] {
  try {
    const before = (sessionStorage.getItem(VISITED) ?? '').split(' ').filter((one) => one && one !== address)
    const visited = isPublicPage(address, location.origin) ? [...before, address].slice(-PAGES) : before
    sessionStorage.setItem(VISITED, visited.join(' '))
    return visited
  } catch {
    return [address]
  }
}

let starting: Promise<boolean> | null = null

/**
 * Starts the worker, once, and gives it the pages that came without it. Development has no worker. Never throws.
 *
 * @param signedIn Whether the pages of this visitor are their own, which are not kept.
 */
export async function startWorker(addresses: string[], signedIn: boolean): Promise<void> {
  starting ??= register()
  if (!(await starting)) {
    // The next page tries again.
    starting = null
    return
  }
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))
  await tellWorker({ kind: 'page', addresses, files, signedIn })
}

async function register(): Promise<boolean> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return false
  try {
    const container = navigator.serviceWorker
    const { installing } = await container.register('/sw.js', { scope: '/', updateViaCache: 'none' })
    return await Promise.race([container.ready.then(() => true), isDropped(installing)])
  } catch {
    // Without a worker, pages come as before.
    return false
  }
}

/** False once a worker could not be installed: then none may ever be ready. */
function isDropped(worker: ServiceWorker | null): Promise<false> {
  return new Promise((resolve) => {
    worker?.addEventListener('statechange', () => worker.state === 'redundant' && resolve(false))
  })
}
