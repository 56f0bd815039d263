/** What `sendForm` says if nothing of ours has answered: the network is gone, or a captive portal is in between. */
export type Unsent = 'offline'
const UNSENT_TEXT = 'Not sent. No connection. What you entered is still here. Please try again.'

/** The text of an outcome of a form that may also not have been sent. */
export function outcomeText<T extends string>(
  outcome: T | Unsent | null,
  texts: Readonly<Record<T, string>>,
): string | null {
  if (outcome === null) return null
  return outcome === 'offline' ? UNSENT_TEXT : texts[outcome]
}

/**
 * What the route has answered.
 *
 * @param read Null for a text that is no outcome of this form.
 */
export function outcomeOrUnsent<T extends string>(
  answer: string | null,
  read: (text: string | null) => T | null,
): T | Unsent | null {
  return answer === 'offline' ? answer : read(answer)
}

/**
 * Submits a form with fetch. The route returns `{ outcome }` as JSON to such a request, and a redirect to a
 * plain form submit.
 *
 * @param pressed The button that sent it, if the button has a value of its own.
 * @returns The outcome; `offline` if there is no connection, null if the response has no outcome.
 */
export async function sendForm(
  action: string,
  form: HTMLFormElement,
  pressed: HTMLElement | null = null,
): Promise<string | null> {
  // As a form without script does. It has no files, whose content would be left out.
  const fields = [...new FormData(form, pressed)].map(([name, value]) => [name, String(value)])
  let response: Response
  try {
    response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
    })
  } catch {
    return 'offline'
  }
  // Each answer of our server has it.
  if (!response.headers.has('x-request-id')) return 'offline'
  try {
    const body: unknown = await response.json()
    const outcome = typeof body === 'object' && body !== null && 'outcome' in body ? body.outcome : null
    return typeof outcome === 'string' ? outcome : null
  } catch {
    return null
  }
}
