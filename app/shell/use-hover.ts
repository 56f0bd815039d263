import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Opens a `details` menu on mouse hover, and closes it when the mouse or the focus leaves it. Ignores touch,
 * because a tap already opens a `details`.
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
        // A menu opened with the keyboard stays open when the mouse passes over it.
        if (hovered && !details.querySelector(':focus-visible')) details.open = false
        hovered = false
      },
      { signal },
    )
    details.querySelector('summary')?.addEventListener(
      'click',
      (event) => {
        // Hover has already opened it, so the click must not close it. Keyboard clicks have detail 0.
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
