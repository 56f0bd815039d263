import { lazy, startTransition, Suspense, useEffect, useState, type ComponentType } from 'react'
import { isHydrated } from './is-hydrated.ts'

/**
 * A part for which a visitor need not wait: its script, and what that keeps, are no part of the page's. It is loaded after
 * hydration, and a file that does not load leaves the page without it. Without script, it takes no room.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded = lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => <></> }),
    ),
  )
  return function Later(props: Props) {
    const [isShown, setShown] = useState(isHydrated)
    useEffect(() => {
      startTransition(() => setShown(true))
    }, [])
    return (
      <div className="min-h-11 noscript:hidden print:min-h-0">
        {isShown && (
          <Suspense fallback={null}>
            <Loaded {...props} />
          </Suspense>
        )}
      </div>
    )
  }
}
