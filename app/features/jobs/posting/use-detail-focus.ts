import { useEffect, useRef } from 'react'

/** The heading that gets the focus when a posting opens. */
export const JOB_TITLE_ID = 'job-title'

/** Id of a card's link, which gets the focus back when its posting is closed. */
export function viewJobId(jobId: string): string {
  return `view-${jobId}`
}

/** As wide as rows and the opened posting need beside each other (app/styles/posting.css). */
export const SPLIT = '(width >= 80rem)'

/**
 * Moves the focus to a posting's title when it opens, because the list and the clicked link disappear; and
 * back to the card's link when it is closed. Where rows stay beside the posting, the focus stays on the row.
 */
export function useDetailFocus(jobId: string | null, isRows: boolean): void {
  const last = useRef(jobId)
  useEffect(() => {
    const closed = last.current
    if (closed === jobId) return
    last.current = jobId
    if (jobId && isRows && matchMedia(SPLIT).matches) {
      const row = document.getElementById(viewJobId(jobId))
      row?.focus({ preventScroll: true })
      row?.closest('li')?.scrollIntoView({ block: 'nearest' })
    } else if (jobId) document.getElementById(JOB_TITLE_ID)?.focus({ preventScroll: true })
    else if (closed) document.getElementById(viewJobId(closed))?.focus()
  }, [jobId, isRows])
}
