/**
 * Why a board gave nothing, in the four words a run is recorded under.
 *
 * - `blocked`: somebody refused: the site (401, 403, 429, its robots.txt, a robot check) or our own rules (a private
 *   address, a redirect to a host that is not the source's, a source that needs the operator's leave).
 * - `gone`: the source says that there is no such board (404, 410).
 * - `shape changed`: an answer came and is not what this source used to send.
 * - `network`: no whole answer came: no connection, a timeout, a server error, more than the size limit.
 */
export type Outcome = 'blocked' | 'gone' | 'shape changed' | 'network'

interface Details {
  cause?: unknown
  retryAfter?: number | null
  transient?: boolean
  redirectedTo?: string | null
  redirect?: URL | null
}

export class SourceProblem extends Error {
  readonly outcome: Outcome
  /** Seconds that the source asked us to wait before the next request. */
  readonly retryAfter: number | null
  /** Whether the same request may well succeed in a moment. */
  readonly transient: boolean
  /** The host of a redirect that was refused: some sources send away whoever asks for a board that is gone. */
  readonly redirectedTo: string | null
  /** The whole address that it led to. */
  readonly redirect: URL | null

  constructor(outcome: Outcome, detail: string, details: Details = {}) {
    const { cause, retryAfter, transient, redirectedTo, redirect } = details
    super(`${outcome}: ${detail}`, { cause })
    this.name = 'SourceProblem'
    this.outcome = outcome
    this.retryAfter = retryAfter ?? null
    this.transient = transient ?? false
    this.redirectedTo = redirectedTo ?? null
    this.redirect = redirect ?? null
  }
}

/** More redirects than anybody follows. */
export class EndlessRedirect extends SourceProblem {}
