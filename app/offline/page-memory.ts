import { useSyncExternalStore } from 'react'

/** Pages of this visit whose data stay in memory. */
const PAGES = 30

/** A page that is shown although it did not come now. */
export interface Copy {
  /** When it came. */
  at: Date
  /** There is a connection, which does not answer in time. */
  slow: boolean
}

interface RememberedPage {
  /** The loaders' data by route. */
  data: Record<string, unknown>
  at: Date
}

const pages = new Map<string, RememberedPage>()
/** Copies that are shown, by address. */
const copies = new Map<string, Copy>()
const listeners = new Set<() => void>()

/** Keeps the data of the page at this address, so that the way back needs no network. */
export function rememberPage(address: string, data: Record<string, unknown>): void {
  pages.delete(address)
  pages.set(address, { data, at: copies.get(address)?.at ?? new Date() })
  const [oldest] = pages.keys()
  if (pages.size > PAGES && oldest !== undefined) pages.delete(oldest)
}

/** A page of this visit; null if it is none. */
export function recallPage(address: string): RememberedPage | null {
  return pages.get(address) ?? null
}

/** Says that a copy is shown at this address, or (null) the page itself. */
export function markCopy(address: string, copy: Copy | null): void {
  if (!copies.has(address) && !copy) return
  if (copy) copies.set(address, copy)
  else copies.delete(address)
  for (const listener of listeners) listener()
}

/** The copy that is shown at this address; null if it is the page itself. */
export function useCopy(address: string): Copy | null {
  return useSyncExternalStore(
    subscribe,
    () => copies.get(address) ?? null,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
