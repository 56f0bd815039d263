import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Opens a `details` menu under the mouse and shuts it when mouse or keyboard leaves. Touch is left alone: a tap
 * opens a `details` by itself.
 */
export function useHover(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = menu.current
    if (!details) return
    const listening = new AbortController()
    const { signal } = listening
    let hovered = false

    details.addEventListener(
      'pointerenter',
      ({ pointerType }) => {
        hovered = pointerType === 'mouse'
        if (hovered) details.open = true
      },
      { signal },
    )
    details.addEventListener(
      'pointerleave',
      () => {
        // Someone at the keyboard keeps what they opened when the mouse happens to pass.
        if (hovered && !details.querySelector(':focus-visible')) details.open = false
        hovered = false
      },
      { signal },
    )
    details.querySelector('summary')?.addEventListener(
      'click',
      (event) => {
        // Hovering has opened it already, and the click that follows must not shut it. Keys click with detail 0.
        if (hovered && event.detail > 0) {
          event.preventDefault()
          details.open = true
        }
      },
      { signal },
    )
    details.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        const inside = relatedTarget instanceof Node && details.contains(relatedTarget)
        if (!hovered && !inside) details.open = false
      },
      { signal },
    )
    return () => listening.abort()
  }, [menu])
}
