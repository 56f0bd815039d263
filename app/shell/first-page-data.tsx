import { useEffect, useState } from 'react'
import { PREFETCH } from '#app/ui/prefetch.ts'
import { createPath, PrefetchPageLinks, useLocation } from 'react-router'

/** What the next page needs comes first. */
const AFTER_LEAVING_MS = 300

/**
 * Fetches the data of the document's first page, once, when the visitor has left it. They came in the document: without
 * asking for them again, the way back would wait for the network.
 */
export function FirstPageData() {
  const location = useLocation()
  const [first] = useState(location)
  const [isDue, setIsDue] = useState(false)
  const left = location.key !== first.key
  useEffect(() => {
    if (!left || PREFETCH === 'none') return
    const timer = setTimeout(() => setIsDue(true), AFTER_LEAVING_MS)
    return () => clearTimeout(timer)
  }, [left])
  return isDue ? <PrefetchPageLinks page={createPath(first)} /> : null
}
