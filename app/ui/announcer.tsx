import { useSyncExternalStore } from 'react'

/** How long a failure is shown. Those who hear it can go back to it in the same time. */
const SHOWN_MS = 12_000

interface Announcement {
  text: string
  /** Also shown: nothing else on the page says that something did not work. */
  failed: boolean
  /** A text that is announced twice is two announcements. */
  number: number
}

const NOTHING: Announcement = { text: '', failed: false, number: 0 }
const listeners = new Set<() => void>()
let current = NOTHING
let timer: ReturnType<typeof setTimeout> | undefined

function publish(text: string, failed: boolean): void {
  clearTimeout(timer)
  current = { text, failed, number: current.number + 1 }
  for (const listener of listeners) listener()
}

/** Says what a control has done, where the control itself has no room for a message. */
export function announce(text: string): void {
  publish(text, false)
}

/** Says, and shows, why a control could not do it. */
export function announceFailure(text: string): void {
  publish(text, true)
  timer = setTimeout(() => announce(''), SHOWN_MS)
}

/**
 * The live region of `announce`, outside all controls: what is inside a button is part of its name. It is in the page
 * from the start, because screen readers follow only regions that they know.
 */
export function Announcer() {
  const { text, failed, number } = useSyncExternalStore(subscribe, read, readNothing)
  return (
    <output data-chrome className={failed ? 'failure' : 'sr-only'}>
      {text !== '' && <span key={number}>{text}</span>}
    </output>
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = () => current
const readNothing = () => NOTHING
