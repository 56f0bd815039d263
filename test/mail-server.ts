import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail that the server accepted, or withheld the reply to. */
export interface Delivered {
  to: string
  raw: Buffer
  /** Whether it came over TLS. */
  encrypted: boolean
}

export interface MailServerOptions {
  /**
   * The reply to a complete mail; undefined accepts it. `withhold` accepts it and never replies. A reply that
   * starts with 4 or 5 rejects it.
   */
  answer?: (mail: Delivered) => 'withhold' | string | undefined | Promise<'withhold' | string | undefined>
  /** Rejects the recipient; a promise delays the sender. */
  refuse?: (address: string) => string | undefined | Promise<string | undefined>
  port?: number
  /** STARTTLS after the greeting, or TLS from the first byte; the certificate is self-signed. */
  tls?: 'STARTTLS' | 'always'
}

export interface MailServer extends AsyncDisposable {
  url: string
  port: number
  /** Mails received so far, those without a reply included. */
  mails: Delivered[]
  mailsTo(address: string): Promise<Email[]>
}

/** A real SMTP server on loopback that keeps the mails it receives. */
export async function startMailServer({
  answer,
  refuse,
  port = 0,
  tls,
}: MailServerOptions = {}): Promise<MailServer> {
  const mails: Delivered[] = []
  const server = new SMTPServer({
    disabledCommands: tls === 'STARTTLS' ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    secure: tls === 'always',
    logger: false,
    closeTimeout: 100,
    async onRcptTo({ address }, _session, done) {
      const refusal = await refuse?.(address)
      done(refusal === undefined ? null : replyError(refusal))
    },
    async onData(stream, { envelope, secure }, done) {
      const raw = await buffer(stream).catch(() => null)
      // The sender disconnected before the end of the mail, which no server would accept.
      if (raw === null) return
      const mail = { to: envelope.rcptTo[0]?.address ?? '', raw, encrypted: secure }
      const reply = await answer?.(mail)
      const refused = reply !== undefined && reply !== 'withhold'
      if (!refused) mails.push(mail)
      if (reply !== 'withhold') done(refused ? replyError(reply) : null)
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const actual = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp${tls === 'always' ? 's' : ''}://127.0.0.1:${actual}`,
    port: actual,
    mails,
    mailsTo: (to) =>
      Promise.all(mails.filter((mail) => mail.to === to).map(({ raw }) => PostalMime.parse(raw))),
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Converts `550 No such user` to the library's error. */
function replyError(reply: string): Error & { responseCode: number } {
  return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) })
}
