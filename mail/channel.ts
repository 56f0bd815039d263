import { openSmtp, type Release } from './smtp-session.ts'
import { DeliveryProblem } from './delivery-problem.ts'

/**
 * How messages reach readers: by mail, or by Telegram. What the channels share is in `send-mailing.ts`: claims, states,
 * the journal, pauses and second attempts. A channel only builds a message, hands it over, and tells what a refusal means.
 */
export interface Channel<R, M = unknown> {
  /** Messages on their way at once. */
  lines: number
  /** Messages of all lines in a second; null for as many as the server takes. */
  perSecond: number | null
  /** Waits before this run tries a message again that was refused for now; the next run does so if there are none. */
  retryAfterMs: readonly number[]
  /** Waits between attempts to open a line, before it is given up. */
  reopenAfterMs: readonly number[]
  /** The message to a reader. It is the same each time it is built, except for its date. */
  render(reader: R): Promise<M>
  /** Opens a line to the server. */
  open(): Promise<Line<R, M>>
  /** What an error of `open` or `handOver` means; null if it is not about the delivery. */
  problemOf(error: unknown): DeliveryProblem | null
}

/** Hands over one message after another. */
export interface Line<R, M> {
  /** @param release Asked when everything is ready, before the server can accept the message. */
  handOver(reader: R, message: M, release: Release): Promise<void>
  /** Whether it can hand over another message. */
  isOpen(): boolean
  close(): void
}

export interface MailServer {
  smtpUrl: string
  /** Address of the sender. */
  from: string
}

/** Concurrent connections: as many as small mail servers accept. */
const CONNECTIONS = 4
const RECONNECT_AFTER_MS = [1000, 4000]

/** Mail, over a few connections. */
export function mailChannel<R extends { address: string }>(
  { smtpUrl, from }: MailServer,
  render: (reader: R) => Promise<Buffer>,
): Channel<R, Buffer> {
  return {
    lines: CONNECTIONS,
    perSecond: null,
    retryAfterMs: [],
    reopenAfterMs: RECONNECT_AFTER_MS,
    render,
    async open() {
      const session = await openSmtp(smtpUrl)
      return {
        handOver: ({ address: to }, message, release) => session.send({ from, to }, message, release),
        isOpen: session.isOpen,
        close: session.close,
      }
    },
    problemOf: (error) => (error instanceof DeliveryProblem ? error : null),
  }
}
