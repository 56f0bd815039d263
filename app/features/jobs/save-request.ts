import { paths } from '#app/paths.ts'
import { sendForm } from '#app/page/send-form.ts'

/** Handled by `server/auth/account-route.ts`. */
export const SAVE_ACTION = '/account/save'

const OUTCOMES = ['saved', 'removed', 'full', 'missing', 'sign-in', 'failed'] as const

/** The outcome of saving, as `server/auth/account-route.ts` returns it. */
export type SaveOutcome = (typeof OUTCOMES)[number]

export function isSaveOutcome(value: unknown): value is SaveOutcome {
  return OUTCOMES.some((outcome) => outcome === value)
}

/** Saves, or removes, the posting or search of the form. Never throws. */
export async function sendSave(form: HTMLFormElement): Promise<SaveOutcome> {
  const outcome = await sendForm(SAVE_ACTION, form)
  return isSaveOutcome(outcome) ? outcome : 'failed'
}

/** Whether it is already saved; null if unknown. Never throws. */
export async function fetchSaved(path: string, signal: AbortSignal): Promise<boolean | null> {
  try {
    const response = await fetch(`/account/saved?${new URLSearchParams({ at: path })}`, { signal })
    const body: unknown = await response.json()
    if (typeof body !== 'object' || body === null || !('saved' in body)) return null
    return typeof body.saved === 'boolean' ? body.saved : null
  } catch {
    return null
  }
}

/** The address that signs the visitor in and then saves the posting or search at `path`. */
export function signInToSave(path: string): string {
  return `${paths.signIn(path)}&keep=1`
}
