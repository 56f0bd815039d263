import { useSyncExternalStore } from 'react'
import { SAVE_ACTION } from '#app/features/jobs/save-request.ts'
import { paths } from '#app/paths.ts'

const listeners = new Set<() => void>()
let saved: ReadonlySet<string> | null = null

/**
 * Ids of the jobs saved in the visitor's account; null until known. Pages are shared by all visitors, so one
 * request asks for all cards.
 */
export function useAccountSaved(): ReadonlySet<string> | null {
  return useSyncExternalStore(
    subscribe,
    () => saved,
    () => null,
  )
}

/** Saves the job, or removes it. Never throws. @returns Whether that worked. */
export async function toggleInAccount(id: string, isSaved: boolean): Promise<boolean> {
  const form = new URLSearchParams({ at: paths.job(id), ...(isSaved && { remove: '1' }) })
  try {
    const headers = { accept: 'application/json' }
    const response = await fetch(SAVE_ACTION, { method: 'POST', headers, body: form })
    const outcome = outcomeIn(await response.json())
    if (outcome !== (isSaved ? 'removed' : 'saved')) return false
    const others = [...(saved ?? [])].filter((other) => other !== id)
    publish(new Set(isSaved ? others : [...others, id]))
    return true
  } catch {
    return false
  }
}

function subscribe(listener: () => void): () => void {
  // Read again for each page, because the posting's own page changes it too.
  if (listeners.size === 0) void load()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

async function load(): Promise<void> {
  try {
    const response = await fetch('/account/saved')
    const body: unknown = await response.json()
    const ids = typeof body === 'object' && body !== null && 'jobs' in body ? body.jobs : null
    if (Array.isArray(ids)) publish(new Set(ids.filter((id) => typeof id === 'string')))
  } catch {
    // Unknown: the buttons offer to save, and saving twice does no harm.
  }
}

function publish(ids: ReadonlySet<string>): void {
  saved = ids
  for (const listener of listeners) listener()
}

function outcomeIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'outcome' in body ? body.outcome : null
}
