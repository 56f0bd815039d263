import { useLocation, useNavigation } from 'react-router'
import { useDelayedValue } from './use-delayed-value.ts'

/**
 * The path of the page that is on its way, once it has taken long enough to show a frame for it; else null.
 * A navigation that only changes the query is the page's own affair.
 */
export function usePendingPath(): string | null {
  const navigation = useNavigation()
  const location = useLocation()
  const next = navigation.location?.pathname
  return useDelayedValue(next !== undefined && next !== location.pathname ? next : null)
}
