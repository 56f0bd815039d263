import type { KeptOutcome } from './kept-outcome.ts'

/** What the server answers to a change (`server/auth/account-route.ts`). */
const OUTCOMES: Record<string, KeptOutcome> = {
  saved: 'done',
  removed: 'done',
  done: 'done',
  full: 'full',
  missing: 'missing',
  'sign-in': 'sign-in',
}

/** Sends one change to the account. Never throws. It is sent even if the visitor leaves the page. */
export async function postToAccount(action: string, fields: Record<string, string>): Promise<KeptOutcome> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
      keepalive: true,
    })
    const outcome = memberOf(await response.json(), 'outcome')
    return (typeof outcome === 'string' && OUTCOMES[outcome]) || 'failed'
  } catch {
    return 'failed'
  }
}

/**
 * Reads a member of an answer about the account. Never throws.
 *
 * @param parse Null: this is not what was asked for.
 * @returns A word if there is none: `sign-in` if the session has ended.
 */
export async function readFromAccount<T extends object>(
  path: string,
  member: string,
  parse: (value: unknown) => T | null,
): Promise<T | 'sign-in' | 'failed'> {
  try {
    const response = await fetch(path)
    const value = memberOf(await response.json(), member)
    return value === null ? 'sign-in' : (parse(value) ?? 'failed')
  } catch {
    return 'failed'
  }
}

/** The member of an object; undefined if it is none. */
export function memberOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
}
