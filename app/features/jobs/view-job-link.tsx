import { Link } from 'react-router'
import { recordJobClick } from './record-click.ts'
import type { ComponentProps, MouseEvent } from 'react'

interface ViewJobLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  jobId: string
  /** Where the detail opens. */
  to: string
  /** Where the same press leads when this job is open already: back to the list. */
  closeTo?: string
}

/** The way into a posting. A second press on the job that is open closes it, and only opening is a click. */
export function ViewJobLink({ jobId, to, closeTo, ...rest }: ViewJobLinkProps) {
  const record = (event: MouseEvent) => {
    // A new tab loads a document of its own, which the server counts.
    const newTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!newTab && closeTo === undefined) recordJobClick(jobId)
  }
  return <Link to={closeTo ?? to} onClick={record} {...rest} />
}
