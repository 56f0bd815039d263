import { useSyncExternalStore } from 'react'
import { paths } from '#app/paths.ts'

/**
 * The URL of the list of career paths. If the previous page was that list, the URL keeps its search and
 * category. On the server, and in browsers without the Navigation API, it is the plain list.
 */
export function useListAddress(): string {
  return useSyncExternalStore(neverChanges, listAddress, paths.careerPaths)
}

/** Nothing to subscribe to: the previous history entry does not change while the page is shown. */
function neverChanges() {
  return () => {}
}

function listAddress(): string {
  // Browsers before 2026 may lack the Navigation API.
  const history = 'navigation' in window ? window.navigation : null
  const before = history?.entries()[(history.currentEntry?.index ?? 0) - 1]?.url
  if (!before) return paths.careerPaths()
  const { pathname, search } = new URL(before)
  return pathname === paths.careerPaths() ? pathname + search : paths.careerPaths()
}
