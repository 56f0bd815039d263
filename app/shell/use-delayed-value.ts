import { useEffect, useState } from 'react'

/** Changes faster than this feel instant, and a skeleton would only flicker. */
const DELAY_MILLISECONDS = 100

/** The value, once it has not changed for 100 ms; null until then. Null itself is returned at once. */
export function useDelayedValue(value: string | null): string | null {
  const [shown, setShown] = useState<string | null>(null)

  useEffect(() => {
    if (value === null) return
    const timer = setTimeout(() => setShown(value), DELAY_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      setShown(null)
    }
  }, [value])

  return shown === value ? shown : null
}
