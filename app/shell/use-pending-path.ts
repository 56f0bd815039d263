import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Below a tenth of a second a change feels immediate, and a frame shown for less would only flicker. */
const PATIENCE_MILLISECONDS = 100

/**
 * The path of the page that is on its way, once it has taken long enough to show a frame for it; else null.
 * A navigation that only changes the query is the page's own affair.
 */
export function usePendingPath(): string | null {
  const navigation = useNavigation()
  const location = useLocation()
  const [shown, setShown] = useState<string | null>(null)
  const next = navigation.location?.pathname
  const target = next !== undefined && next !== location.pathname ? next : null

  useEffect(() => {
    if (target === null) return
    const timer = setTimeout(() => setShown(target), PATIENCE_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      setShown(null)
    }
  }, [target])

  return shown === target ? shown : null
}
