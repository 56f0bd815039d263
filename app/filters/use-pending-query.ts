import { useNavigation } from 'react-router'
import { useDelayedValue } from '#app/ui/use-delayed-value.ts'

/*
 * Both are strings: a page that only gets them is not rendered again while another one loads (`memo`).
 */

/**
 * The query of any pending navigation within the page at `path`; else null. Fields take it at once: with the query of
 * the loaded page they would lose a choice that was made while the one before it loads.
 */
export function useNextQuery(path: string): string | null {
  const { location } = useNavigation()
  return location?.pathname === path ? location.search : null
}

/** The query of a slow pending navigation within the page at `path`; else null. */
export function usePendingQuery(path: string): string | null {
  return useDelayedValue(useNextQuery(path))
}
