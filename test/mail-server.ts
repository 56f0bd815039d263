import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as the server took it, or would have. */
export interface Delivered {
  to: string
  raw: Buffer
  /** It came through TLS. */
  encrypted: boolean
}

export interface MailServerOptions {
  /**
   * What to answer once a whole mail is in; nothing takes it. `withhold` takes it and never answers. An answer that starts
   * with 4 or 5 refuses it.
   */
  answer?: (mail: Delivered) => 'withhold' | string | undefined | Promise<'withhold' | string | undefined>
  /** A refusal of the recipient; a promise holds the sender up. */
  refuse?: (address: string) => string | undefined | Promise<string | undefined>
  port?: number
  /** Offered after the greeting, or used from the first byte; the certificate is one that nobody vouches for. */
  tls?: 'STARTTLS' | 'always'
}

export interface MailServer extends AsyncDisposable {
  url: string
  port: number
  /** Taken so far, also without an answer. */
  mails: Delivered[]
  mailsTo(address: string): Promise<Email[]>
}

/** A real SMTP server on loopback that keeps what it takes. */
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
      // The sender was gone before the end of the mail: no server takes such a one.
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

/** `550 No such user` as the library wants it. */
function replyError(reply: string): Error & { responseCode: number } {
  return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) })
}
