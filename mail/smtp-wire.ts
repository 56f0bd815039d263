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
 * Our end of the connection to a mail server. nodemailer takes it by its `connection` option and puts TLS on top of it
 * where TLS is used, so every byte that leaves passes `_write` here: this is where we learn that all was written, and
 * where the end of a mail is noted in the moment in which it goes out.
 */
export class SmtpWire extends Duplex {
  readonly #socket: Socket
  #writes = 0
  #beforeWrite: (() => void) | null = null

  constructor(socket: Socket) {
    super({ allowHalfOpen: false })
    this.#socket = socket
    // nodemailer corks and writes whole batches itself; what it writes is not to wait for an acknowledgement.
    socket.setNoDelay(true).setKeepAlive(true, 30_000)
    socket.on('data', (chunk) => {
      if (!this.push(chunk)) socket.pause()
    })
    socket.on('end', () => this.push(null))
    socket.on('timeout', () => this.emit('timeout'))
    socket.on('error', (error) => this.destroy(error))
    // After its end, what was read and not yet taken is still to be had.
    socket.on('close', () => {
      if (!socket.readableEnded) this.destroy()
    })
  }

  /** Resolves when the system has taken all that was written so far, also what TLS above still held. */
  async flushed(): Promise<void> {
    let writes: number
    do {
      writes = this.#writes
      await sleep(1)
    } while (!this.destroyed && (this.writableLength > 0 || this.#writes !== writes))
  }

  /**
   * Calls `act` right before the next bytes are given to the system. Between a promise and that write other work may
   * come, some milliseconds of it; between `act` and the write nothing does.
   */
  beforeNextWrite(act: () => void): void {
    this.#beforeWrite = act
  }

  /** As `net.Socket` has it: nodemailer ends a connection that is silent for so long. */
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
 * Connects to a mail server, without a word said yet.
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
