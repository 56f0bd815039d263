import { lazy, Suspense, useSyncExternalStore, type ComponentProps } from 'react'
import type { StepTick } from './step-tick.tsx'

/** Loaded after the page. A file that does not load leaves the step without it. */
const LoadedTick = lazy<typeof StepTick>(() =>
  import('./step-tick.tsx').then(
    (loaded) => ({ default: loaded.StepTick }),
    () => ({ default: () => <></> }),
  ),
)

/** The tick of a step; its script, and what it keeps, are no part of the page's. */
export function StepTickLater(props: ComponentProps<typeof StepTick>) {
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return (
    <div className="min-h-11 noscript:hidden print:hidden">
      {isHydrated && (
        <Suspense fallback={null}>
          <LoadedTick {...props} />
        </Suspense>
      )}
    </div>
  )
}
