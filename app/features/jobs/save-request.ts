const OUTCOMES = ['saved', 'removed', 'full', 'missing', 'sign-in', 'failed'] as const

/** What came of saving; `server/auth/account-route.ts` says it. */
export type SaveOutcome = (typeof OUTCOMES)[number]

export function isSaveOutcome(value: unknown): value is SaveOutcome {
  return OUTCOMES.some((outcome) => outcome === value)
}

/** Saves what stands at this address of the jobs page, or takes it off. Never throws. */
export async function sendSave(at: string, remove: boolean): Promise<SaveOutcome> {
  try {
    const response = await fetch('/account/save', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ at, ...(remove && { remove: '1' }) }),
    })
    const answer: unknown = await response.json()
    const outcome = typeof answer === 'object' && answer !== null && 'outcome' in answer && answer.outcome
    return isSaveOutcome(outcome) ? outcome : 'failed'
  } catch {
    return 'failed'
  }
}

/** Whether it is saved already; null when nobody can say. Never throws. */
export async function askSaved(at: string, signal: AbortSignal): Promise<boolean | null> {
  try {
    const response = await fetch(`/account/saved?${new URLSearchParams({ at })}`, { signal })
    const answer: unknown = await response.json()
    if (typeof answer !== 'object' || answer === null || !('saved' in answer)) return null
    return typeof answer.saved === 'boolean' ? answer.saved : null
  } catch {
    return null
  }
}
