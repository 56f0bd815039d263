import { Link } from 'react-router'
import type { LinkProps } from 'react-router'
import type { MouseEvent } from 'react'

interface ViewJobLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  jobId: string
  /** URL of the opened posting. */
  to: string
  /** URL of the list, if this posting is already open. */
  closeTo?: string
}

/** Opens a posting, or closes it if it is open. Only opening is recorded as a click. */
export function ViewJobLink({ jobId, to, closeTo, ...rest }: ViewJobLinkProps) {
  const record = (event: MouseEvent) => {
    // A new tab loads a new document, and the server records the click.
    const newTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!newTab && closeTo === undefined) recordJobClick(jobId)
  }
  return <Link to={closeTo ?? to} onClick={record} {...rest} />
}

/**
 * Records a click on View Job, without delaying the navigation. The server checks that the posting has a
 * link, and logs failures; nothing changes here. Without script, the server records the click when it serves
 * the posting (server/job-actions/click-without-script.ts).
 */
function recordJobClick(jobId: string): void {
  const body = JSON.stringify({ item_type: 'job', item_id: jobId, referrer: document.referrer })
  navigator.sendBeacon('/click', new Blob([body], { type: 'application/json' }))
}
