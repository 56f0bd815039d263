import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'

// Assumed of nodemailer 10: its SMTP connection is a module of its own; it uses the socket that it is given as a duplex
// stream with a timeout, also below TLS; and the error of a message's stream comes with a code. That each mail is sent
// exactly once rests on it: nothing public says when the end of a mail is written. The tests of `mail/smtp-wire.ts`
// fail if it changes, for plain text, STARTTLS and TLS from the start.

type Options = Omit<NonNullable<ConstructorParameters<typeof SMTPConnection>[0]>, 'connection'>

/** nodemailer's connection over a stream of ours. Loaded on demand: a site without a mail server never needs it. */
export async function connectionOver(
  stream: Duplex & { setTimeout(ms: number): unknown },
  options: Options,
): Promise<SMTPConnection> {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection')
  return new Connection({ ...options, connection: stream as unknown as Socket })
}

/** Whether the message's own stream failed, and not the server. */
export function isStreamError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ESTREAM'
}
