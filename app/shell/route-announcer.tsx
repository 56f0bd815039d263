import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { announce, Announcer } from '#app/ui/announcer.tsx'
import { MAIN_ID } from './skip-link.tsx'

/**
 * After a client-side navigation, announces the new title and moves the focus to the content, as a page load
 * would. Changing filters on the same page does neither.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    announce(document.title)
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [pathname])

  return <Announcer />
}
