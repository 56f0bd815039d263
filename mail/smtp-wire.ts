import { connect, type Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

/** Where a mail server listens, and how long it may take to accept the connection. */
export interface WireOptions {
  host: string
  port: number
  timeoutMs: number
}

/**
 * Our end of the connection to a mail server. nodemailer uses it through its `connection` option and adds TLS
 * on top if needed, so every byte sent passes `_write` here. This is how we know that everything was written,
 * and note the end of a mail at the moment it is sent.
 */
export class SmtpWire extends Duplex {
  readonly #socket: Socket
  #writes = 0
  #beforeWrite: (() => void) | null = null

  constructor(socket: Socket) {
    super({ allowHalfOpen: false })
    this.#socket = socket
    // nodemailer batches its writes itself, so they should not wait for an acknowledgement.
    socket.setNoDelay(true).setKeepAlive(true, 30_000)
    socket.on('data', (chunk) => {
      if (!this.push(chunk)) socket.pause()
    })
    socket.on('end', () => this.push(null))
    socket.on('timeout', () => this.emit('timeout'))
    socket.on('error', (error) => this.destroy(error))
    // Data that was received but not read yet stays readable after the close.
    socket.on('close', () => {
      if (!socket.readableEnded) this.destroy()
    })
  }

  /**
   * Resolves once the system has accepted everything written so far, including what TLS above still buffered.
   */
  async flushed(): Promise<void> {
    let writes: number
    do {
      writes = this.#writes
      await sleep(1)
    } while (!this.destroyed && (this.writableLength > 0 || this.#writes !== writes))
  }

  /**
   * Calls `act` right before the next bytes are passed to the system. Some milliseconds of other work may run
   * before that write, but nothing between `act` and the write.
   */
  beforeNextWrite(act: () => void): void {
    this.#beforeWrite = act
  }

  /** Like `net.Socket.setTimeout`: nodemailer closes a connection that is silent for this long. */
  setTimeout(ms: number): this {
    this.#socket.setTimeout(ms)
    return this
  }

  override _read(): void {
    this.#socket.resume()
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    const act = this.#beforeWrite
    this.#beforeWrite = null
    this.#writes++
    try {
      act?.()
    } catch (error) {
      done(error instanceof Error ? error : new Error('The end of a mail was not noted', { cause: error }))
      return
    }
    this.#socket.write(chunk, done)
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#socket.end(() => done())
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#socket.destroy()
    done(error)
  }
}

/**
 * Opens a connection to a mail server and sends nothing yet.
 *
 * @throws The system's error, such as ECONNREFUSED, or ETIMEDOUT.
 */
export async function connectWire({ host, port, timeoutMs }: WireOptions): Promise<SmtpWire> {
  const socket = connect({ host, port })
  const tooLate = () =>
    socket.destroy(Object.assign(new Error('Not connected in time'), { code: 'ETIMEDOUT' }))
  const timer = setTimeout(tooLate, timeoutMs)
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve).once('error', reject)
    })
  } finally {
    clearTimeout(timer)
  }
  return new SmtpWire(socket)
}
