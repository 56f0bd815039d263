import { formatSeconds } from '#core/duration.ts'
import type { PGlite } from '@electric-sql/pglite'
import { endTransaction, enterSession, readState, type SessionState } from './session-state.ts'
import { refusalFor } from './web-statements.ts'
import { CLIENT, endsIdle, fatalError, panicIn, statementIn, SYNC } from './wire.ts'

/** `owner` may do everything; `web` has the web process's narrow rights. */
export type SessionRole = 'owner' | 'web'

/** Errors of another thread are known by their names. */
export const PANIC_NAME = 'EnginePanicError'

/** The engine could not write its log. Like a crash, it needs a new start. */
class EnginePanicError extends Error {
  override name = PANIC_NAME
}

interface Connection {
  role: SessionRole
  /** Sends a last message to the client and closes the connection. */
  end: (lastMessage: Uint8Array) => void
  /** Buffered messages of an incomplete query: the engine gets them in one call instead of five. */
  parts: Uint8Array[]
  /** Its last unnamed statement, which a later message may still refer to. */
  unnamed: Uint8Array | null
  /** It sent a statement that may leave state in the session. */
  mayLeaveState: boolean
  /** Its session state, saved when another connection took over. */
  state: SessionState | null
}

interface Turn {
  connection: number
  message: Uint8Array
  onData: (data: Uint8Array) => void
  done: (bytes: number) => void
  failed: (error: Error) => void
}

/** The server responds to these at the following Sync. */
const PARTS = new Set<number>([CLIENT.parse, CLIENT.bind, CLIENT.describe, CLIENT.execute, CLIENT.close])
/**
 * Statements that leave no session state, unless they contain one of the words below or a second statement.
 */
const PLAIN =
  /^\s*(?:select|insert|update|delete|merge|with|values|begin|start|commit|rollback)\b[^;]*;?\s*$/i
const LEAVES_STATE = /set_config|advisory|temp/i

/**
 * Lets several connections share PGlite's one session. The messages of a query are sent together, and a
 * connection keeps the session until the engine is outside a transaction, so neither the messages of one
 * query nor the queries of one transaction mix with another connection's. Before a turn of another
 * connection, the session is reset and that connection's role, settings and prepared statements are restored
 * (docs/decisions/0018).
 *
 * A connection that idles in a transaction for `idleLimitMs` is closed, because everyone else waits for it.
 */
export class SessionTurns {
  readonly #pglite: PGlite
  readonly #idleLimitMs: number
  readonly #onCrash: (error: Error) => void
  readonly #connections = new Map<number, Connection>()
  #waiting: Turn[] = []
  /** The connection whose state the session has. */
  #resident: number | null = null
  /** The connection inside a transaction or a query; always the resident. */
  #holder: number | null = null
  #busy = false
  #idle: NodeJS.Timeout | undefined

  /** @param onCrash Called when the engine cannot go on. */
  constructor(pglite: PGlite, idleLimitMs: number, onCrash: (error: Error) => void = () => {}) {
    this.#pglite = pglite
    this.#idleLimitMs = idleLimitMs
    this.#onCrash = onCrash
  }

  /** Registers a connection and its role before its first message. */
  admit(id: number, role: SessionRole, end: (lastMessage: Uint8Array) => void): void {
    this.#connections.set(id, { role, end, parts: [], unnamed: null, mayLeaveState: false, state: null })
  }

  /** @returns Bytes of the response; 0 for a message that waits for the rest of its query. */
  async enqueue(id: number, message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number> {
    const connection = this.#connections.get(id)
    if (!connection) return 0
    const refusal = connection.role === 'web' ? refusalFor(message) : null
    if (refusal !== null) {
      this.#cutOff(id, '42501', refusal)
      void this.disconnect(id)
      return 0
    }
    trackStatement(connection, message)
    if (PARTS.has(message[0] ?? 0)) {
      connection.parts.push(message)
      return 0
    }
    const whole = Buffer.concat([...connection.parts.splice(0), message])
    return new Promise((done, failed) => {
      this.#waiting.push({ connection: id, message: whole, onData, done, failed })
      void this.#run()
    })
  }

  /** Drops the pending messages of a closing connection. */
  drop(id: number): void {
    const dropped = this.#waiting.filter((turn) => turn.connection === id)
    this.#waiting = this.#waiting.filter((turn) => turn.connection !== id)
    for (const turn of dropped) turn.done(0)
  }

  /** Rolls back what a closed connection left open, and resets the session. */
  async disconnect(id: number): Promise<void> {
    this.#connections.delete(id)
    if (this.#resident !== id) return
    while (this.#busy) await new Promise((resolve) => setTimeout(resolve, 5))
    // Another connection may have taken the session meanwhile.
    if (this.#resident === id) await this.#reset()
    void this.#run()
  }

  async #run(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    try {
      for (let turn = this.#next(); turn; turn = this.#next()) await this.#serve(turn)
    } finally {
      this.#busy = false
      const holder = this.#holder
      if (holder !== null) this.#idle ??= setTimeout(() => void this.#endIdle(holder), this.#idleLimitMs)
    }
  }

  #next(): Turn | undefined {
    const index =
      this.#holder === null ? 0 : this.#waiting.findIndex((turn) => turn.connection === this.#holder)
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0]
  }

  async #serve(turn: Turn): Promise<void> {
    const connection = this.#connections.get(turn.connection)
    if (!connection || turn.message[0] === CLIENT.terminate) return turn.done(0)
    this.#clearIdleTimer()
    try {
      if (this.#resident !== turn.connection && !(await this.#enter(turn, connection))) return turn.done(0)
      this.#holder = turn.connection
      let bytes = 0
      let tail: Uint8Array = new Uint8Array()
      let panic: string | null = null
      await this.#pglite.runExclusive(() =>
        this.#pglite.execProtocolRawStream(turn.message, {
          onRawData: (data) => {
            bytes += data.length
            tail = Buffer.concat([tail, data.subarray(-6)]).subarray(-6)
            panic ??= panicIn(data)
            if (panic === null) turn.onData(data)
          },
        }),
      )
      if (panic !== null) throw new EnginePanicError(panic)
      if (endsIdle(tail)) this.#holder = null
      turn.done(bytes)
    } catch (error) {
      this.#holder = null
      this.#resident = null
      // SQL errors are normal responses. This error means the engine itself has crashed: every later query
      // would fail.
      const isCrash = error instanceof WebAssembly.RuntimeError || error instanceof EnginePanicError
      // Before the connection ends, so that whoever waits there learns the reason first.
      if (isCrash) this.#onCrash(error)
      turn.failed(error instanceof Error ? error : new Error(String(error)))
      if (isCrash) throw error
    }
  }

  /** Gives the session to a connection. @returns False if the connection was closed instead. */
  async #enter({ connection: id, message }: Turn, connection: Connection): Promise<boolean> {
    const previous = this.#resident === null ? undefined : this.#connections.get(this.#resident)
    if (previous?.mayLeaveState) {
      previous.state = await readState(this.#pglite)
      previous.mayLeaveState = false
    }
    if (connection.state?.hadMore) {
      this.#cutOff(id, '57000', LOST_STATE)
      return false
    }
    this.#resident = null
    await enterSession(this.#pglite, connection.role, connection.state)
    this.#resident = id
    const meansUnnamed = message[0] === CLIENT.bind || message[0] === CLIENT.describe
    if (meansUnnamed && connection.unnamed) {
      const again = Buffer.concat([connection.unnamed, SYNC])
      await this.#pglite.runExclusive(() => this.#pglite.execProtocolRaw(again))
    }
    return true
  }

  #clearIdleTimer(): void {
    clearTimeout(this.#idle)
    this.#idle = undefined
  }

  /** Closes a connection that idles inside a transaction. */
  async #endIdle(id: number): Promise<void> {
    this.#clearIdleTimer()
    if (this.#busy || this.#holder !== id) return
    this.#cutOff(
      id,
      '25P03',
      `terminating connection: its transaction was left idle for ${formatSeconds(this.#idleLimitMs / 1000)} and was rolled back, because ` +
        'the embedded database serves one transaction at a time',
    )
    await this.disconnect(id)
  }

  #cutOff(id: number, code: string, why: string): void {
    const connection = this.#connections.get(id)
    this.#connections.delete(id)
    this.drop(id)
    connection?.end(fatalError(code, why))
  }

  async #reset(): Promise<void> {
    this.#busy = true
    this.#clearIdleTimer()
    try {
      await endTransaction(this.#pglite)
      await enterSession(this.#pglite, null, null)
    } finally {
      this.#busy = false
      this.#holder = null
      this.#resident = null
    }
  }
}

const LOST_STATE =
  'terminating connection: its temporary tables, LISTEN, session locks or cursors are gone, because the embedded ' +
  'database has one session and another connection had its turn. Use them inside one transaction'

function trackStatement(connection: Connection, message: Uint8Array): void {
  const statement = statementIn(message)
  if (!statement) return
  if (message[0] === CLIENT.query) connection.unnamed = null
  else if (statement.name === '') connection.unnamed = message
  if (statement.name !== '' || !PLAIN.test(statement.text) || LEAVES_STATE.test(statement.text))
    connection.mayLeaveState = true
}
