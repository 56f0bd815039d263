/**
 * Sends a form by script, to a route that answers such a request with `{ outcome }` as JSON and a browser's own with the
 * way back.
 *
 * @returns The outcome; null when none came.
 */
export async function sendForm(action: string, form: HTMLFormElement): Promise<string | null> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new FormData(form),
    })
    const answer: unknown = await response.json()
    const outcome =
      typeof answer === 'object' && answer !== null && 'outcome' in answer ? answer.outcome : null
    return typeof outcome === 'string' ? outcome : null
  } catch {
    return null
  }
}
