/**
 * Why a board gave nothing, in the four words a run is recorded under.
 *
 * - `blocked`: somebody refused: the site (401, 403, 429, a robot check) or our own rules (a private address, a
 *   redirect to a host that is not the source's).
 * - `gone`: the source says that there is no such board (404, 410).
 * - `shape changed`: an answer came and is not what this source used to send.
 * - `network`: no whole answer came: no connection, a timeout, a server error, more than the size limit.
 */
export type Outcome = 'blocked' | 'gone' | 'shape changed' | 'network'

export class SourceProblem extends Error {
  readonly outcome: Outcome
  /** Seconds that the source asked us to wait before the next request. */
  readonly retryAfter: number | null

  constructor(
    outcome: Outcome,
    detail: string,
    options: { cause?: unknown; retryAfter?: number | null } = {},
  ) {
    super(`${outcome}: ${detail}`, { cause: options.cause })
    this.name = 'SourceProblem'
    this.outcome = outcome
    this.retryAfter = options.retryAfter ?? null
  }
}
