import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { useNavigationType } from 'react-router'
import { isHydrated } from './is-hydrated.ts'

/** Narrow and not very high: a phone. Wider screens show more at once, and their processors are faster. */
const PHONE = '(width < 40rem) and (height < 60rem)'

/**
 * Whether all of a page is to be rendered. False for the first frame of a page that a press leads to on a phone: it is shown
 * earlier without what is below the screen, and that follows at once. A page that the browser goes back to is
 * rendered whole, because it may be scrolled; so is a page of the server.
 *
 * What is left out has to be the end of the page, and below the first screen: otherwise something would move.
 */
export function useWholePage(): boolean {
  const returns = useNavigationType() === 'POP'
  const [whole, setWhole] = useState(
    () => returns || !isHydrated() || location.hash !== '' || !matchMedia(PHONE).matches,
  )
  useEffect(() => {
    if (!whole) startTransition(() => setWhole(true))
  }, [whole])
  return whole
}

/** The end of a page, below the first screen of a phone. */
export function BelowFirstScreen({ children }: { children: ReactNode }): ReactNode {
  return useWholePage() && children
}
