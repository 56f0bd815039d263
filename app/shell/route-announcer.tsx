import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { MAIN_ID } from './skip-link.tsx'

/**
 * After a client-side navigation, announces the new title and moves the focus to the content, as a page load
 * would. Changing filters on the same page does neither.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    setTitle(document.title)
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [pathname])

  return <output className="sr-only">{title}</output>
}
