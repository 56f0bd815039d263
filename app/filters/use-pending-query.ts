import { useNavigation } from 'react-router'
import { useDelayedValue } from '#app/shell/use-delayed-value.ts'

/**
 * The query of any pending navigation within the page at `path`; else null. Fields take it at once: with the query of
 * the loaded page they would lose a choice that was made while the one before it loads.
 */
export function useNextQuery(path: string): URLSearchParams | null {
  const { location } = useNavigation()
  return location?.pathname === path ? new URLSearchParams(location.search) : null
}

/** The query of a slow pending navigation within the page at `path`; else null. */
export function usePendingQuery(path: string): URLSearchParams | null {
  const { location } = useNavigation()
  const query = useDelayedValue(location?.pathname === path ? location.search : null)
  return query === null ? null : new URLSearchParams(query)
}
