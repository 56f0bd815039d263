import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'

/** What a visitor does before using anything of a page. */
const INTENT = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/** Fetch the late parts of the page. */
const waiting = new Set<() => void>()

/**
 * A part of a page whose script is fetched when the visitor first presses, touches, types or moves the focus, anywhere in
 * the page. Until then it is the server's HTML: links, forms and popovers in it work, and React does not look at it. What
 * was filled in meanwhile stays; a form that sends its fields by script has to look for that when the part is mounted.
 *
 * A page that is opened by a navigation fetches the part with its own script.
 *
 * @param loaded The part itself, on the server, which renders in one go.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loaded: ComponentType<Props> | undefined,
): ComponentType<Props> {
  if (loaded) return withBoundary(loaded)
  const { promise, resolve, reject } = Promise.withResolvers<ComponentType<Props>>()
  const start = () => {
    if (!waiting.delete(start)) return
    load().then(resolve, reject)
  }
  waiting.add(start)
  if (isHydrated()) start()
  else for (const name of INTENT) document.addEventListener(name, startAll, { capture: true, passive: true })

  const Part = lazy(async () => ({ default: await promise }))
  let isTried = false
  return withBoundary((props: Props) => {
    // A page that is not from the server waits for the part, and so does a change of the page.
    const isHydration = useHydration()
    if (isTried || !isHydration) start()
    isTried = true
    return <Part {...props} />
  })
}

/** Whether this is the first rendering, which has to be like the server's. */
export function useHydration(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
}

/** The same on both sides: hydration looks for the boundary. */
function withBoundary<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Late(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

function startAll() {
  for (const name of INTENT) document.removeEventListener(name, startAll, { capture: true })
  for (const start of waiting) start()
}

/** See `app/root.tsx`. */
function isHydrated(): boolean {
  return document.documentElement.dataset['hydrated'] !== undefined
}
