import { useEffect, useState } from 'react'

/** Below a tenth of a second a change feels immediate, and a frame shown for less would only flicker. */
const PATIENCE_MILLISECONDS = 100

/** The value once it has stood for a tenth of a second; null until then, and at once when it is null. */
export function useDelayedValue(value: string | null): string | null {
  const [shown, setShown] = useState<string | null>(null)

  useEffect(() => {
    if (value === null) return
    const timer = setTimeout(() => setShown(value), PATIENCE_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      setShown(null)
    }
  }, [value])

  return shown === value ? shown : null
}
