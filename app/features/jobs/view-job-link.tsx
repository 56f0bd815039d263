import { Link, useNavigate } from 'react-router'
import { SPLIT } from './posting/use-detail-focus.ts'
import type { LinkProps } from 'react-router'
import type { MouseEvent } from 'react'

interface ViewJobLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  jobId: string
  /** URL of the opened posting. */
  to: string
  /** URL of the list, if this posting is already open. */
  closeTo?: string
  /** Where it leads on a screen on which rows and the posting are beside each other. */
  besideTo?: string
}

/** Opens a posting, or closes it if it is open. Only opening is recorded as a click. */
export function ViewJobLink({ jobId, to, closeTo, besideTo, ...rest }: ViewJobLinkProps) {
  const navigate = useNavigate()
  const record = (event: MouseEvent) => {
    // A new tab loads a new document, and the server records the click.
    const newTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (newTab) return
    if (closeTo === undefined) recordJobClick(jobId)
    if (besideTo === undefined || !matchMedia(SPLIT).matches) return
    event.preventDefault()
    void navigate(besideTo, { preventScrollReset: true })
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
