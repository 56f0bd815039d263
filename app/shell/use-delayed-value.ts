import { use, useEffect, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'

/** Changes faster than this feel instant, and a skeleton would only flicker. */
const DELAY_MILLISECONDS = 100

/**
 * The value, a part of a pending navigation, once it has not changed for 100 ms; null until then, and if the data are there
 * by then: React is about to show them. Null itself is returned at once.
 */
export function useDelayedValue(value: string | null): string | null {
  const [shown, setShown] = useState<string | null>(null)
  const router = use(DataRouterContext)?.router

  useEffect(() => {
    if (value === null) return
    const timer = setTimeout(() => {
      if (router?.state.navigation.state !== 'idle') setShown(value)
    }, DELAY_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      setShown(null)
    }
  }, [value, router])

  return shown === value ? shown : null
}
