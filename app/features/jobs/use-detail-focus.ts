import { useEffect, useRef } from 'react'

/** The heading that takes the focus when a posting opens. */
export const JOB_TITLE_ID = 'job-title'

/** The link of a card in the list, which gets the focus back when its posting closes. */
export function viewJobId(jobId: string): string {
  return `view-${jobId}`
}

/**
 * Opening a posting replaces the list, and the pressed link with it. The keyboard goes on at the posting's title,
 * and afterwards where it came from.
 */
export function useDetailFocus(jobId: string | null): void {
  const last = useRef(jobId)
  useEffect(() => {
    const closed = last.current
    if (closed === jobId) return
    last.current = jobId
    if (jobId) document.getElementById(JOB_TITLE_ID)?.focus({ preventScroll: true })
    else if (closed) document.getElementById(viewJobId(closed))?.focus()
  }, [jobId])
}
