import { tellWorker } from './kept-copies.ts'

/** Set in a session that has seen a page. */
const VISITED = 'pravesh-visited'

/** Whether this is not the first page of a visit. A first view must not cost more than itself. */
export function isLaterPage(): boolean {
  try {
    const visited = sessionStorage.getItem(VISITED) !== null
    sessionStorage.setItem(VISITED, '1')
    return visited
  } catch {
    return false
  }
}

let starting: Promise<boolean> | null = null

/**
 * Starts the worker, once, and gives it the page that is shown, which came before it. Development has no worker. Never throws.
 *
 * @param signedIn Whether the pages of this visitor are their own, which are not kept.
 */
export async function startWorker(signedIn: boolean): Promise<void> {
  starting ??= register()
  if (!(await starting)) return
  await tellWorker({
    kind: 'page',
    address: location.href,
    files: performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`)),
    signedIn,
  })
}

async function register(): Promise<boolean> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return false
  try {
    await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' })
    await navigator.serviceWorker.ready
    return true
  } catch {
    // Without a worker, pages come as before.
    return false
  }
}
