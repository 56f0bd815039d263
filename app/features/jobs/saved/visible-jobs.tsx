import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { isHidden } from './device-data.ts'
import { useKept } from './kept.ts'
import type { ReactNode } from 'react'

/** The line that says how many postings are hidden. */
export const HIDDEN_NOTE_ID = 'hidden-note'

/**
 * Takes the postings of hidden companies out of a list. The server and the hydration show all of them.
 *
 * @returns The rest, and a line that says how many are hidden (null if none).
 */
export function useVisibleJobs<T extends { company: string }>(jobs: T[]): { visible: T[]; note: ReactNode } {
  const { data } = useKept()
  const [shown, setShown] = useState(false)
  const others = jobs.filter(({ company }) => !isHidden(data, company))
  const hidden = jobs.length - others.length
  if (hidden === 0) return { visible: jobs, note: null }
  const note = (
    <p
      id={HIDDEN_NOTE_ID}
      tabIndex={-1}
      className="-mt-3 mb-2 flex flex-wrap items-center gap-x-4 text-sm outline-none"
    >
      <span className="text-ink-soft">
        {hidden} {shown ? 'of companies that you hide' : 'hidden'}
      </span>
      <button
        type="button"
        className="inline-flex min-h-11 items-center text-link"
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide again' : 'Show'}
      </button>
      <Link to={`${paths.saved()}#hidden`} className="inline-flex min-h-11 items-center text-link">
        Hidden companies
      </Link>
    </p>
  )
  return { visible: shown ? jobs : others, note }
}
