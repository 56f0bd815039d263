import { useEffect, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { JobSummary } from '#core/job.ts'
import { jobsHref, type JobsState } from './jobs-href.ts'
import { SPLIT } from './posting/use-detail-focus.ts'

const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

interface RowsAndPostingProps {
  jobs: readonly JobSummary[]
  state: JobsState
  list: ReactNode
  /** Null if none is opened. */
  posting: ReactNode
}

/**
 * Rows, and on a wide screen the opened posting beside them, each column with a scroll bar of its own; on others the posting
 * takes the place of the rows. j and k open the next and the previous one, as the arrows do in the list.
 */
export function RowsAndPosting({ jobs, state, list, posting }: RowsAndPostingProps) {
  const navigate = useNavigate()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      const { target } = event
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
      if (!(target instanceof Element) || target.closest('input, select, textarea, [popover], dialog')) return
      if (event.key.startsWith('Arrow') && !target.closest('.rows-column')) return
      if (!matchMedia(SPLIT).matches) return
      const at = jobs.findIndex(({ id }) => id === state.job)
      // Without an opened one, the first of the list.
      const next = jobs[at === -1 ? 0 : at + step]
      if (!next) return
      event.preventDefault()
      void navigate(jobsHref({ ...state, job: next.id }), { preventScrollReset: true })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [jobs, state, navigate])
  return (
    <div className={posting ? 'split' : undefined}>
      <div className="rows-column">{list}</div>
      {posting && (
        <div className="posting-column" key={state.job}>
          {posting}
        </div>
      )}
    </div>
  )
}
