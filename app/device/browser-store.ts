import { startTransition, useEffect, useState } from 'react'
import { isHydrated } from '#app/ui/is-hydrated.ts'

/** How a value is written into the browser's storage. */
interface StoredForm<T> {
  /** @param stored Null if nothing is stored. Never throws: what is not valid is left out. */
  parse: (stored: string | null) => T
  format: (value: T) => string
}

interface BrowserStore<T> {
  /**
   * The stored value. Null on the server and until a task of its own after the hydration: the page is the same for
   * everybody, and the state appears after it. Other tabs follow by the storage event.
   */
  useValue: () => T | null
  /**
   * Changes the stored value.
   *
   * @param change Gets the value; null changes nothing.
   * @returns `full` if the change gave null, `refused` if the browser stores nothing (private mode, no space).
   */
  update: (change: (value: T) => T | null) => 'done' | 'full' | 'refused'
}

/** One value that a visitor keeps in this browser, under a key of `localStorage`. */
export function browserStore<T>(key: string, { parse, format }: StoredForm<T>): BrowserStore<T> {
  const listeners = new Set<() => void>()
  /** As last read; null after another tab may have changed it. */
  let current: T | null = null

  const read = (): T => {
    try {
      return parse(localStorage.getItem(key))
    } catch {
      return parse(null)
    }
  }
  const snapshot = () => (current ??= read())
  const tell = () => {
    for (const listener of listeners) listener()
  }
  /*
   * The first reading waits for the browser's other processes, and every card shows something of it. In the task of the
   * hydration it would make that twice as long. React may pause a transition for what the visitor does.
   */
  let firstReading: ReturnType<typeof setTimeout> | undefined
  const readLater = () => {
    firstReading ??= setTimeout(() => {
      firstReading = undefined
      startTransition(tell)
    })
  }
  const onStorage = (event: StorageEvent) => {
    // Null: everything was deleted.
    if (event.key !== key && event.key !== null) return
    current = null
    tell()
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) window.addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      window.removeEventListener('storage', onStorage)
      // Nobody follows other tabs any more.
      current = null
    }
  }
  return {
    useValue: () => {
      const [value, setValue] = useState(() => (isHydrated() ? snapshot() : null))
      useEffect(() => {
        const follow = () => setValue(snapshot())
        const stop = subscribe(follow)
        if (current === null) readLater()
        // It may have changed since the rendering.
        else follow()
        return stop
      }, [])
      return value
    },
    update: (change) => {
      const changed = change(read())
      if (changed === null) return 'full'
      try {
        localStorage.setItem(key, format(changed))
      } catch {
        return 'refused'
      }
      current = changed
      tell()
      return 'done'
    },
  }
}
