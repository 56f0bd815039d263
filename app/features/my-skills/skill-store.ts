import { useSyncExternalStore } from 'react'
import { NO_SKILLS, parseRecord, type SkillRecord } from './skill-record.ts'

const KEY = 'pravesh-skills'

const listeners = new Set<() => void>()
/** As last read; null after another tab may have changed it. */
let current: SkillRecord | null = null

/**
 * The skills that the visitor ticked in this browser. Null on the server and during hydration: the page is the same for
 * everybody, and the state appears after it.
 */
export function useSkillRecord(): SkillRecord | null {
  return useSyncExternalStore(subscribe, snapshot, () => null)
}

/** Changes the stored record. @returns False if the browser stores nothing. */
export function updateSkillRecord(change: (record: SkillRecord) => SkillRecord): boolean {
  const changed = change(read())
  try {
    localStorage.setItem(KEY, JSON.stringify(changed))
  } catch {
    return false
  }
  current = changed
  for (const listener of listeners) listener()
  return true
}

function snapshot(): SkillRecord {
  current ??= read()
  return current
}

function read(): SkillRecord {
  try {
    return parseRecord(localStorage.getItem(KEY))
  } catch {
    return NO_SKILLS
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('storage', onStorage)
    current = null
  }
}

function onStorage({ key }: StorageEvent): void {
  // Null: everything was deleted.
  if (key !== KEY && key !== null) return
  current = null
  for (const listener of listeners) listener()
}
