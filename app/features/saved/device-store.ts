import { useSyncExternalStore } from 'react'
import type { DeviceData } from './device-data.ts'
import { fromStored, toStored } from './stored-rows.ts'

const KEY = 'pravesh-saved'

const listeners = new Set<() => void>()
/** The data as last read; null after another tab may have changed it. */
let current: DeviceData | null = null

/**
 * The saved jobs and hidden companies of this browser. Null on the server and during hydration: the page is
 * the same for everybody, and the state appears after it. Other tabs follow by the storage event.
 */
export function useDeviceData(): DeviceData | null {
  return useSyncExternalStore(subscribe, snapshot, () => null)
}

/**
 * Changes the stored data.
 *
 * @param change Gets the data and the time of the change; null changes nothing.
 * @returns `full` if the change gave null, `refused` if the browser stores nothing (private mode, no space).
 */
export function updateDeviceData(
  change: (data: DeviceData, now: Date) => DeviceData | null,
): 'done' | 'full' | 'refused' {
  const changed = change(read(), new Date())
  if (!changed) return 'full'
  try {
    localStorage.setItem(KEY, toStored(changed))
  } catch {
    return 'refused'
  }
  current = changed
  for (const listener of listeners) listener()
  return 'done'
}

function snapshot(): DeviceData {
  current ??= read()
  return current
}

function read(): DeviceData {
  try {
    return fromStored(localStorage.getItem(KEY))
  } catch {
    return fromStored(null)
  }
}

function subscribe(listener: () => void): () => void {
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

function onStorage({ key }: StorageEvent): void {
  // Null: everything was deleted.
  if (key !== KEY && key !== null) return
  current = null
  for (const listener of listeners) listener()
}
