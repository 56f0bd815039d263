import { useSyncExternalStore } from 'react'
import { paths } from '#app/paths.ts'

/**
 * The address of the list of career paths: with the search and category that the visitor had set, where the page
 * before this one was that list. The server, and a browser that does not tell, give the plain list.
 */
export function useListAddress(): string {
  return useSyncExternalStore(neverChanges, listAddress, paths.careerPaths)
}

/** What came before a page stays what it is as long as the page is shown. */
function neverChanges() {
  return () => {}
}

function listAddress(): string {
  // Navigation API; browsers before 2026 may lack it.
  const history = 'navigation' in window ? window.navigation : null
  const before = history?.entries()[(history.currentEntry?.index ?? 0) - 1]?.url
  if (!before) return paths.careerPaths()
  const { pathname, search } = new URL(before)
  return pathname === paths.careerPaths() ? pathname + search : paths.careerPaths()
}
