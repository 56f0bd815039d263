import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Escape closes an open `details` menu and moves the focus to its summary. */
export function useEscape(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = menu.current
    if (!details) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    details.addEventListener('keydown', onKeyDown)
    return () => details.removeEventListener('keydown', onKeyDown)
  }, [menu])
}

/** An open `details` menu closes when the focus goes on: it would lie over what has the focus. */
export function useFocusOut(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = menu.current
    if (!details) return
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false
    }
    details.addEventListener('focusout', onFocusOut)
    return () => details.removeEventListener('focusout', onFocusOut)
  }, [menu])
}

/** Arrow keys open a `details` menu and move the focus through its links, with wrap-around. */
export function useArrowKeys(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = menu.current
    if (!details) return
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step === undefined) return
      event.preventDefault()
      details.open = true
      const links = [...details.querySelectorAll('a')]
      const at = links.findIndex((link) => link === document.activeElement)
      const next = at === -1 && step === -1 ? links.length - 1 : (at + step + links.length) % links.length
      links[next]?.focus()
    }
    details.addEventListener('keydown', onKeyDown)
    return () => details.removeEventListener('keydown', onKeyDown)
  }, [menu])
}
