import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { MAIN_ID } from './skip-link.tsx'

/**
 * What a browser does on a page load, done for a navigation inside the page: the new title is spoken, and the
 * keyboard starts at the content. Changes of filters on the same page do neither.
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
