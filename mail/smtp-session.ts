import { Readable } from 'node:stream'
import { isIP, type Socket } from 'node:net'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { SmtpProblem, smtpProblem, unreachable } from './smtp-problem.ts'
import { connectWire } from './smtp-wire.ts'

const CONNECT_WITHIN_MS = 10_000
/** RFC 5321, 4.5.3.2 lets a server think for minutes about a mail; no server that we know does. */
const SILENCE_MS = 120_000
/** RFC 6409 and RFC 8314. */
const SUBMISSION_PORT = 587
const SUBMISSIONS_PORT = 465

export interface Envelope {
  from: string
  to: string
}

/** Stands between a mail and its end. */
export interface Release {
  /** Awaited first. False, or an error, withholds the end, and closes the session. */
  may(): Promise<boolean>
  /** Called in the very moment before the end is written. */
  now(): void
}

const ALWAYS: Release = { may: async () => true, now: () => {} }

/** One connection to the mail server, for one mail after another. */
export interface SmtpSession {
  /**
   * Sends a mail.
   *
   * @param release Asked when the server has all but the mail's end: until then it cannot take the mail for whole.
   * @throws SmtpProblem
   */
  send(envelope: Envelope, message: Buffer, release?: Release): Promise<void>
  /** Whether it can send another mail. */
  isOpen(): boolean
  /** Says goodbye and waits for no answer. */
  close(): void
}

/**
 * Connects to the mail server and logs in where the address holds a user. A password is sent encrypted, or not at all;
 * a server on this machine is believed as it is.
 *
 * @param smtpUrl As `core/settings.ts` lets it through.
 * @throws SmtpProblem
 */
export async function openSmtp(
  smtpUrl: string,
  connectWithinMs: number = CONNECT_WITHIN_MS,
): Promise<SmtpSession> {
  // A site without a mail server never loads it.
  const { default: Connection } = await import('nodemailer/lib/smtp-connection')
  const { auth, ...options } = connectionOptions(smtpUrl)
  const began = performance.now()
  const wire = await connectWire({ ...options, timeoutMs: connectWithinMs }).catch((error: unknown) => {
    throw unreachable(error)
  })
  const connection: SMTPConnection = new Connection({
    ...options,
    // Its types ask for a socket. What it uses of one is a duplex stream with a time limit; smtp-wire.test.ts holds it
    // to that in plain text, with STARTTLS and with TLS from the start.
    connection: wire as unknown as Socket,
    connectionTimeout: Math.max(1, connectWithinMs - (performance.now() - began)),
    greetingTimeout: connectWithinMs,
    socketTimeout: SILENCE_MS,
  })
  let open = true
  let onFailure = (_error: unknown) => {}
  const close = () => {
    open = false
    connection.close()
  }
  const sayGoodbye = () => {
    if (open) connection.quit()
    open = false
  }
  connection.on('error', (error) => {
    close()
    onFailure(error)
  })
  connection.once('end', () => {
    open = false
    // What ended it is told in the same turn, and says more.
    setImmediate(() => onFailure(new Error('The connection was closed')))
  })

  /** One exchange: nodemailer tells some failures to the callback and some to the listener. */
  const exchange = (begin: (done: (error?: unknown) => void) => void) =>
    new Promise<void>((resolve, reject) => {
      onFailure = reject
      begin((error) => (error ? reject(error) : resolve()))
    })

  try {
    await exchange((done) => connection.connect((error) => done(error)))
    if (auth) await exchange((done) => connection.login({ credentials: auth }, (error) => done(error)))
  } catch (error) {
    close()
    const { message } = smtpProblem(error, false)
    throw new SmtpProblem('unreachable', message)
  }

  return {
    isOpen: () => open,
    close: sayGoodbye,
    async send(envelope, message, { may, now } = ALWAYS) {
      let released = false
      const release = async () => {
        await wire.flushed()
        if (!(await may())) throw new Withheld()
        released = true
        wire.beforeNextWrite(now)
      }
      try {
        await exchange((done) =>
          connection.send({ ...envelope, size: message.length }, withheldEnd(message, release), (error) =>
            done(error),
          ),
        )
      } catch (error) {
        const problem = isWithheld(error)
          ? new SmtpProblem('withheld', 'The mail was cancelled before it was sent.')
          : smtpProblem(error, released)
        // After a refusal the session goes on with the next mail; after anything else its state is unknown.
        if (problem.fate === 'for now' || problem.fate === 'for good') await reset()
        else close()
        throw problem
      }
    },
  }

  async function reset(): Promise<void> {
    await exchange((done) => connection.reset((error) => done(error))).catch(close)
  }
}

class Withheld extends Error {
  override name = 'Withheld'
}

/** What `may` threw, or its no: nodemailer passes the stream's own error on. */
function isWithheld(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ESTREAM'
}

/** The message as a stream that ends, and so lets the end mark follow, only when `release` is done. */
function withheldEnd(message: Buffer, release: () => Promise<void>): Readable {
  return Readable.from(
    (async function* () {
      yield message
      await release()
    })(),
    { objectMode: false },
  )
}

function connectionOptions(smtpUrl: string) {
  const url = new URL(smtpUrl)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const secure = url.protocol === 'smtps:'
  const isLocal = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : null
  return {
    host,
    port: Number(url.port) || (secure ? SUBMISSIONS_PORT : SUBMISSION_PORT),
    secure,
    ignoreTLS: isLocal,
    requireTLS: auth !== null && !isLocal,
    tls: isLocal ? { rejectUnauthorized: false } : {},
    auth,
  }
}
