import type { Refused } from '#db/queries/newsletter/deliveries.ts'

/**
 * What happened to a message that was not sent:
 *
 * - `unreachable`: the server did not respond, or refused the connection; it got nothing.
 * - `withheld`: we held it back before the server could accept it.
 * - `for now`, `for good`: the server refused it.
 * - `in doubt`: the server had all of it, and did not respond.
 */
export type DeliveryFate = 'unreachable' | 'withheld' | 'for now' | 'for good' | 'in doubt'

/**
 * A message was not sent. The text contains neither an address nor the server's text, which may repeat one,
 * so it can be logged and shown.
 */
export class DeliveryProblem extends Error {
  override name = 'DeliveryProblem'
  readonly fate: DeliveryFate
  readonly refused: Refused
  /** How long the server asks the whole sender to wait; null if it does not. */
  readonly waitMs: number | null

  constructor(
    fate: DeliveryFate,
    what: string,
    { refused = 'message', waitMs = null }: { refused?: Refused; waitMs?: number | null } = {},
  ) {
    super(what)
    this.fate = fate
    this.refused = refused
    this.waitMs = waitMs
  }
}
