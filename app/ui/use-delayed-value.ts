import { startTransition, useEffect, useState } from 'react'

/** Changes faster than this feel instant, and a skeleton would only flicker. */
const DELAY_MILLISECONDS = 100

/**
 * The value, a part of a pending navigation, once it has not changed for 100 ms; null until then. If the data are there by
 * then, and React is about to show them, it shows both at once: that is, the data alone. Null itself is returned at once.
 */
export function useDelayedValue(value: string | null): string | null {
  const [shown, setShown] = useState<string | null>(null)

  useEffect(() => {
    if (value === null) return
    const timer = setTimeout(() => startTransition(() => setShown(value)), DELAY_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      setShown(null)
    }
  }, [value])

  return shown === value ? shown : null
}
