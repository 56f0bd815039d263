import { useNavigation } from 'react-router'
import { useDelayedValue } from '#app/shell/use-delayed-value.ts'

/** The query of a slow pending navigation within the page at `path`; else null. */
export function usePendingQuery(path: string): URLSearchParams | null {
  const { location } = useNavigation()
  const query = useDelayedValue(location?.pathname === path ? location.search : null)
  return query === null ? null : new URLSearchParams(query)
}
