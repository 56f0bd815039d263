import type { PGlite } from '@electric-sql/pglite'

/** What a connection may do: the operator's, or the web process's narrow one. */
export type SessionRole = 'owner' | 'web'

interface Turn {
  connection: number
  message: Uint8Array
  onData: (data: Uint8Array) => void
  done: (bytes: number) => void
  failed: (error: Error) => void
}

const SYNC = new Uint8Array([0x53, 0, 0, 0, 4])
const TERMINATE = 0x58
/** Parse, Bind, Describe, Execute, Close: parts of a query, which the server answers at the Sync behind them. */
const PARTS = new Set([0x50, 0x42, 0x44, 0x45, 0x43])

/**
 * Lets several connections share PGlite's one session. The parts of a query go through it together, and a
 * connection keeps the session until the engine says that it is outside a transaction, so that neither the parts of
 * one query nor the queries of one transaction mix with another connection's; and the session takes on the
 * connection's role.
 *
 * It stands in for the query queue of `@electric-sql/pglite-socket`, which takes turns message by message.
 */
export class SessionTurns {
  readonly #pglite: PGlite
  readonly #roles = new Map<number, SessionRole>()
  /** Of each connection, the parts of a query that is not whole yet: one passage through the engine, not five. */
  readonly #parts = new Map<number, Uint8Array[]>()
  #waiting: Turn[] = []
  #holder: number | null = null
  #busy = false
  #sessionRole: SessionRole = 'owner'

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  /** Names the role of a connection before its first message. */
  admit(connection: number, role: SessionRole): void {
    this.#roles.set(connection, role)
  }

  /** @returns Bytes of the answer; none yet for a part of a query, which waits for the rest of it. */
  enqueue(connection: number, message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number> {
    const parts = this.#parts.get(connection) ?? []
    if (PARTS.has(message[0] ?? 0)) {
      this.#parts.set(connection, [...parts, message])
      return Promise.resolve(0)
    }
    this.#parts.delete(connection)
    return new Promise((done, failed) => {
      this.#waiting.push({ connection, message: Buffer.concat([...parts, message]), onData, done, failed })
      void this.#run()
    })
  }

  /** Drops what a closing connection still had to say. */
  clearQueueForHandler(connection: number): void {
    const dropped = this.#waiting.filter((turn) => turn.connection === connection)
    this.#waiting = this.#waiting.filter((turn) => turn.connection !== connection)
    this.#parts.delete(connection)
    for (const turn of dropped) turn.failed(new Error('The connection was closed'))
  }

  /** Ends what a closed connection left open, and frees the session. */
  async clearTransactionIfNeeded(connection: number): Promise<void> {
    this.#roles.delete(connection)
    if (this.#holder !== connection) return
    while (this.#busy) await new Promise((resolve) => setTimeout(resolve, 5))
    this.#busy = true
    try {
      await this.#pglite.runExclusive(() => this.#pglite.execProtocolRaw(SYNC))
      if (this.#pglite.isInTransaction()) await this.#pglite.exec('rollback')
    } finally {
      this.#busy = false
      this.#holder = null
    }
    void this.#run()
  }

  getQueueLength(): number {
    return this.#waiting.length
  }

  async #run(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    try {
      for (let turn = this.#next(); turn; turn = this.#next()) await this.#serve(turn)
    } finally {
      this.#busy = false
    }
  }

  #next(): Turn | undefined {
    const index =
      this.#holder === null ? 0 : this.#waiting.findIndex((turn) => turn.connection === this.#holder)
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0]
  }

  async #serve(turn: Turn): Promise<void> {
    if (turn.message[0] === TERMINATE) return turn.done(0)
    try {
      if (this.#holder === null) await this.#become(this.#roles.get(turn.connection) ?? 'web')
      this.#holder = turn.connection
      let bytes = 0
      let tail: Uint8Array = new Uint8Array()
      await this.#pglite.runExclusive(() =>
        this.#pglite.execProtocolRawStream(turn.message, {
          onRawData: (data) => {
            bytes += data.length
            tail = Buffer.concat([tail, data.subarray(-6)]).subarray(-6)
            turn.onData(data)
          },
        }),
      )
      if (isReadyAndIdle(tail)) this.#holder = null
      turn.done(bytes)
    } catch (error) {
      this.#holder = null
      turn.failed(error instanceof Error ? error : new Error(String(error)))
    }
  }

  async #become(role: SessionRole): Promise<void> {
    if (role === this.#sessionRole) return
    await this.#pglite.exec(role === 'web' ? 'set role pravesh_web' : 'reset role')
    this.#sessionRole = role
  }
}

/** ReadyForQuery with status idle, the protocol's last six bytes of an answer: 'Z', length 5, 'I'. */
function isReadyAndIdle(tail: Uint8Array): boolean {
  return tail.length === 6 && tail[0] === 0x5a && tail[4] === 5 && tail[5] === 0x49
}
