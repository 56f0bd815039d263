import { sendForm } from '#app/send-form.ts'

/** Where the form is sent. */
export const SAVE_ACTION = '/account/save'

const OUTCOMES = ['saved', 'removed', 'full', 'missing', 'sign-in', 'failed'] as const

/** What came of saving; `server/auth/account-route.ts` says it. */
export type SaveOutcome = (typeof OUTCOMES)[number]

export function isSaveOutcome(value: unknown): value is SaveOutcome {
  return OUTCOMES.some((outcome) => outcome === value)
}

/** Saves what stands at the form's address of the jobs page, or takes it off. Never throws. */
export async function sendSave(form: HTMLFormElement): Promise<SaveOutcome> {
  const outcome = await sendForm(SAVE_ACTION, form)
  return isSaveOutcome(outcome) ? outcome : 'failed'
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
