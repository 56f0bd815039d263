import { useEffect, useRef } from 'react'

/** The heading that gets the focus when a posting opens. */
export const JOB_TITLE_ID = 'job-title'

/** Id of a card's link, which gets the focus back when its posting is closed. */
export function viewJobId(jobId: string): string {
  return `view-${jobId}`
}

/**
 * Moves the focus to a posting's title when it opens, because the list and the clicked link disappear; and
 * back to the card's link when it is closed.
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
