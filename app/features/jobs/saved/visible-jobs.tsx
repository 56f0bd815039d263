import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { KEPT_PROBLEMS } from '#app/device/kept-outcome.ts'
import { paths } from '#app/paths.ts'
import { announce, announceFailure } from '#app/ui/announcer.tsx'
import { isHidden } from './device-data.ts'
import { useKept } from './kept.ts'
import type { ReactNode } from 'react'

/** How long the last hiding can be undone in the line. */
const UNDO_MS = 10_000

/** The company that was hidden a moment ago. */
let justHidden: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function tell(company: string | null): void {
  justHidden = company
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Offers to undo in the line that says how many postings are hidden, for ten seconds. */
export function offerUndo(company: string): void {
  tell(company)
  clearTimeout(timer)
  timer = setTimeout(() => {
    const note = document.getElementById(HIDDEN_NOTE_ID)
    // The button goes, and the focus would be lost with it.
    if (note?.contains(document.activeElement)) note.focus({ preventScroll: true })
    tell(null)
  }, UNDO_MS)
}

/** The line that says how many postings are hidden. */
export const HIDDEN_NOTE_ID = 'hidden-note'

/**
 * Takes the postings of hidden companies out of a list. The server and the hydration show all of them.
 *
 * @returns The rest, and a line that says how many are hidden (null if none).
 */
export function useVisibleJobs<T extends { company: string }>(jobs: T[]): { visible: T[]; note: ReactNode } {
  const { data, change } = useKept()
  const [shown, setShown] = useState(false)
  const undoable = useSyncExternalStore(
    subscribe,
    () => justHidden,
    () => null,
  )
  const others = jobs.filter(({ company }) => !isHidden(data, company))
  const hidden = jobs.length - others.length
  if (hidden === 0) return { visible: jobs, note: null }
  const undo = async (company: string) => {
    const outcome = await change({ kind: 'show', company })
    if (outcome !== 'done') return announceFailure(KEPT_PROBLEMS[outcome])
    tell(null)
    announce(`Jobs of ${company} are in your lists again.`)
    // The pressed button is gone, and the line if nothing else is hidden: the list that was below it is next.
    requestAnimationFrame(() =>
      (document.getElementById(HIDDEN_NOTE_ID) ?? document.querySelector<HTMLElement>('article a'))?.focus({
        preventScroll: true,
      }),
    )
  }
  const note = (
    <p
      id={HIDDEN_NOTE_ID}
      tabIndex={-1}
      className="-mt-3 mb-2 flex flex-wrap items-center gap-x-4 text-sm outline-none"
    >
      <span className="text-ink-soft">
        {hidden} {shown ? 'of companies that you hide' : 'hidden'}
      </span>
      {undoable !== null && isHidden(data, undoable) && (
        <button
          type="button"
          className="inline-flex min-h-11 items-center text-link"
          onClick={() => void undo(undoable)}
        >
          Undo<span className="sr-only">: show {undoable} again</span>
        </button>
      )}
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
