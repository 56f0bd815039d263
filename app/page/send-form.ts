/**
 * Submits a form with fetch. The route returns `{ outcome }` as JSON to such a request, and a redirect to a
 * plain form submit.
 *
 * @param pressed The button that sent it, if the button has a value of its own.
 * @returns The outcome; null if the request failed or the response has none.
 */
export async function sendForm(
  action: string,
  form: HTMLFormElement,
  pressed: HTMLElement | null = null,
): Promise<string | null> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      // As a form without script does. It has no files, whose content would be left out.
      body: new URLSearchParams(
        [...new FormData(form, pressed)].map(([name, value]) => [name, String(value)]),
      ),
    })
    const body: unknown = await response.json()
    const outcome = typeof body === 'object' && body !== null && 'outcome' in body ? body.outcome : null
    return typeof outcome === 'string' ? outcome : null
  } catch {
    return null
  }
}
