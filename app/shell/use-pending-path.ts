import { useLocation, useNavigation } from 'react-router'
import { useDelayedValue } from './use-delayed-value.ts'

/**
 * The path of a pending navigation that is slow enough to show a skeleton; else null. A change of the query alone is
 * left to the page.
 */
export function usePendingPath(): string | null {
  const navigation = useNavigation()
  const location = useLocation()
  const next = navigation.location?.pathname
  return useDelayedValue(next !== undefined && next !== location.pathname ? next : null)
}
