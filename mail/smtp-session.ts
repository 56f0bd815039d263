import { Readable } from 'node:stream'
import { isIP } from 'node:net'
import { connectionOver, isStreamError } from '#seams/nodemailer.ts'
import { DeliveryProblem } from './delivery-problem.ts'
import { smtpProblem, unreachable } from './smtp-problem.ts'
import { connectWire } from './smtp-wire.ts'

const CONNECT_WITHIN_MS = 10_000
/** RFC 5321, 4.5.3.2 allows a server minutes to respond; no server that we know takes that long. */
const SILENCE_MS = 120_000
/** RFC 6409 and RFC 8314. */
const SUBMISSION_PORT = 587
const SUBMISSIONS_PORT = 465

export interface Envelope {
  from: string
  to: string
}

/** Decides when the end of a mail is sent. */
export interface Release {
  /** Awaited first. False, or an error, withholds the end and closes the session. */
  approve(): Promise<boolean>
  /** Called right before the end is written. */
  onEnd(): void
}

const ALWAYS: Release = { approve: async () => true, onEnd: () => {} }

/** One connection to the mail server, for one mail after another. */
export interface SmtpSession {
  /**
   * Sends a mail.
   *
   * @param release Called when the server has everything but the mail's end, without which it cannot accept
   * the mail.
   * @throws DeliveryProblem
   */
  send(envelope: Envelope, message: Buffer, release?: Release): Promise<void>
  /** Whether it can send another mail. */
  isOpen(): boolean
  /** Sends QUIT and does not wait for a reply. */
  close(): void
}

/**
 * Connects to the mail server, and logs in if the URL contains a user. A password is only sent encrypted,
 * except to a server on this machine; there the certificate is not checked.
 *
 * @param smtpUrl As validated by `core/settings.ts`.
 * @throws DeliveryProblem
 */
export async function openSmtp(
  smtpUrl: string,
  connectWithinMs: number = CONNECT_WITHIN_MS,
): Promise<SmtpSession> {
  const { auth, ...options } = connectionOptions(smtpUrl)
  const began = performance.now()
  const wire = await connectWire({ ...options, timeoutMs: connectWithinMs }).catch((error: unknown) => {
    throw unreachable(error)
  })
  const connection = await connectionOver(wire, {
    ...options,
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
    // The cause is reported in the same tick, and its error says more.
    setImmediate(() => onFailure(new Error('The connection was closed')))
  })

  /** One request to the server. nodemailer reports some failures to the callback and some to the listener. */
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
    throw new DeliveryProblem('unreachable', message)
  }

  return {
    isOpen: () => open,
    close: sayGoodbye,
    async send(envelope, message, { approve, onEnd } = ALWAYS) {
      let released = false
      const release = async () => {
        await wire.flushed()
        if (!(await approve())) throw new Withheld()
        released = true
        wire.beforeNextWrite(onEnd)
      }
      try {
        await exchange((done) =>
          connection.send({ ...envelope, size: message.length }, withheldEnd(message, release), (error) =>
            done(error),
          ),
        )
      } catch (error) {
        // `approve` threw or returned false.
        const problem = isStreamError(error)
          ? new DeliveryProblem('withheld', 'The mail was cancelled before it was sent.')
          : smtpProblem(error, released)
        // After a refusal the session can send the next mail; after any other error its state is unknown.
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

/** The message as a stream that ends only when `release` is done, so that the end mark is not sent before. */
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
