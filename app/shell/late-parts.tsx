import { useEffect, useState, type ReactNode } from 'react'
import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import type * as Parts from '#app/offline/parts.tsx'

/** What helps on a bad network. It is loaded when the first page is done, so that no first view waits for it. */
let parts: typeof Parts | null = null

/** Runs around the loading of each page's data. */
export const guardLate: MiddlewareFunction<Record<string, DataStrategyResult>> = (args, next) =>
  parts ? parts.guardNavigation(args, next) : next()

/** The screen for a page that did not come because of the connection; null for any other error. */
export function offlineScreen(error: unknown): ReactNode {
  return parts?.isOffline(error) ? <parts.OfflineScreen /> : null
}

/** Loads these parts after the page, and shows theirs. */
export function LateParts() {
  const [loaded, setLoaded] = useState(() => parts)
  useEffect(() => {
    if (parts) return
    const load = async () => {
      try {
        parts = await import('#app/offline/parts.tsx')
        setLoaded(parts)
      } catch {
        // The next page tries again.
      }
    }
    const whenIdle = () =>
      'requestIdleCallback' in globalThis
        ? requestIdleCallback(() => void load(), { timeout: 2_000 })
        : void load()
    if (document.readyState === 'complete') whenIdle()
    else window.addEventListener('load', whenIdle, { once: true })
  }, [])
  return loaded && <loaded.OfflineParts />
}
