/**
 * Why a board could not be read; recorded for the run.
 *
 * - `blocked`: refused by the site (401, 403, 429, robots.txt, a robot check) or by our own rules (a private
 *   address, a redirect to a foreign host, a source that needs the operator's permission).
 * - `gone`: the source says that this board does not exist (404, 410).
 * - `shape changed`: a response came, but not in the expected form.
 * - `network`: no complete response: no connection, a timeout, a server error, more than the size limit.
 */
export type Outcome = 'blocked' | 'gone' | 'shape changed' | 'network'

interface Details {
  cause?: unknown
  retryAfter?: number | null
  transient?: boolean
  redirectedTo?: string | null
  redirect?: URL | null
  status?: number | null
  words?: string
}

export class SourceProblem extends Error {
  readonly outcome: Outcome
  /** Seconds to wait before the next request, as the source asked. */
  readonly retryAfter: number | null
  /** Whether a retry may succeed soon. */
  readonly transient: boolean
  /** The host of a refused redirect: some sources redirect requests for a board that is gone. */
  readonly redirectedTo: string | null
  /** The whole address of that redirect. */
  readonly redirect: URL | null
  /** The HTTP status, if it is why. */
  readonly status: number | null
  /** The first words of the refusal's body, if there are any. */
  readonly words: string

  constructor(outcome: Outcome, detail: string, details: Details = {}) {
    const { cause, retryAfter, transient, redirectedTo, redirect, status, words } = details
    super(`${outcome}: ${detail}`, { cause })
    this.name = 'SourceProblem'
    this.outcome = outcome
    this.retryAfter = retryAfter ?? null
    this.transient = transient ?? false
    this.redirectedTo = redirectedTo ?? null
    this.redirect = redirect ?? null
    this.status = status ?? null
    this.words = words ?? ''
  }
}

/** Too many redirects. */
export class EndlessRedirect extends SourceProblem {}
