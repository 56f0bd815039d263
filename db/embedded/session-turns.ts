import type { PGlite } from '@electric-sql/pglite'
import { endTransaction, enterSession, readState, type SessionState } from './session-state.ts'
import { refusalFor } from './web-statements.ts'
import { CLIENT, endsIdle, fatalError, statementIn, SYNC } from './wire.ts'

/** What a connection may do: the operator's, or the web process's narrow one. */
export type SessionRole = 'owner' | 'web'

interface Connection {
  role: SessionRole
  /** Sends its client the last words and closes it. */
  end: (lastWords: Uint8Array) => void
  /** The parts of a query that is not whole yet: one passage through the engine, not five. */
  parts: Uint8Array[]
  /** Its last statement without a name, which a later query may still mean. */
  unnamed: Uint8Array | null
  /** It sent what may leave something behind in the session. */
  mayLeaveState: boolean
  /** What it left in the session when another connection took it. */
  state: SessionState | null
}

interface Turn {
  connection: number
  message: Uint8Array
  onData: (data: Uint8Array) => void
  done: (bytes: number) => void
  failed: (error: Error) => void
}

/** Answered at the Sync behind them. */
const PARTS = new Set<number>([CLIENT.parse, CLIENT.bind, CLIENT.describe, CLIENT.execute, CLIENT.close])
/** Statements that leave nothing behind in the session, unless they hold one of the words below or a second statement. */
const PLAIN =
  /^\s*(?:select|insert|update|delete|merge|with|values|begin|start|commit|rollback)\b[^;]*;?\s*$/i
const LEAVES_STATE = /set_config|advisory|temp/i

/**
 * Lets several connections share PGlite's one session. The parts of a query go through it together, and a
 * connection keeps the session until the engine says that it is outside a transaction, so that neither the parts of
 * one query nor the queries of one transaction mix with another connection's. Before another connection has its turn
 * the session is made as new, with that connection's role, settings and prepared statements (docs/decisions/0018).
 *
 * Who waits inside a transaction, with nothing running, is cut off after `idleLimitMs`: everybody else waits for them.
 */
export class SessionTurns {
  readonly #pglite: PGlite
  readonly #idleLimitMs: number
  readonly #connections = new Map<number, Connection>()
  #waiting: Turn[] = []
  /** Whose settings the session has. */
  #resident: number | null = null
  /** Who is inside a transaction or a query; always the resident. */
  #holder: number | null = null
  #busy = false
  #idle: NodeJS.Timeout | undefined

  constructor(pglite: PGlite, idleLimitMs: number) {
    this.#pglite = pglite
    this.#idleLimitMs = idleLimitMs
  }

  /** Names the role of a connection before its first message. */
  admit(id: number, role: SessionRole, end: (lastWords: Uint8Array) => void): void {
    this.#connections.set(id, { role, end, parts: [], unnamed: null, mayLeaveState: false, state: null })
  }

  /** @returns Bytes of the answer; none yet for a part of a query, which waits for the rest of it. */
  async enqueue(id: number, message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number> {
    const connection = this.#connections.get(id)
    if (!connection) return 0
    const refusal = connection.role === 'web' ? refusalFor(message) : null
    if (refusal !== null) {
      this.#cutOff(id, '42501', refusal)
      void this.leave(id)
      return 0
    }
    note(connection, message)
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

  /** Drops what a closing connection still had to say. */
  drop(id: number): void {
    const dropped = this.#waiting.filter((turn) => turn.connection === id)
    this.#waiting = this.#waiting.filter((turn) => turn.connection !== id)
    for (const turn of dropped) turn.done(0)
  }

  /** Ends what a closed connection left open, and frees the session of all that was its own. */
  async leave(id: number): Promise<void> {
    this.#connections.delete(id)
    if (this.#resident !== id) return
    while (this.#busy) await new Promise((resolve) => setTimeout(resolve, 5))
    // Another turn may have made the session its own meanwhile.
    if (this.#resident === id) await this.#free()
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
    this.#stopClock()
    try {
      if (this.#resident !== turn.connection && !(await this.#enter(turn, connection))) return turn.done(0)
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
      if (endsIdle(tail)) this.#holder = null
      turn.done(bytes)
    } catch (error) {
      this.#holder = null
      this.#resident = null
      turn.failed(error instanceof Error ? error : new Error(String(error)))
      // Errors of SQL are answers. This one is the engine's own end: no later query would fare better.
      if (error instanceof WebAssembly.RuntimeError) throw error
    }
  }

  /** Gives the session to a connection. @returns Whether it may go on. */
  async #enter({ connection: id, message }: Turn, connection: Connection): Promise<boolean> {
    const leaving = this.#resident === null ? undefined : this.#connections.get(this.#resident)
    if (leaving?.mayLeaveState) {
      leaving.state = await readState(this.#pglite)
      leaving.mayLeaveState = false
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

  #stopClock(): void {
    clearTimeout(this.#idle)
    this.#idle = undefined
  }

  /** Ends a connection that waits inside a transaction while nothing of it runs. */
  async #endIdle(id: number): Promise<void> {
    this.#stopClock()
    if (this.#busy || this.#holder !== id) return
    const seconds = this.#idleLimitMs / 1000
    this.#cutOff(
      id,
      '25P03',
      `terminating connection: its transaction was left idle for ${seconds} seconds and was rolled back, because ` +
        'the embedded database serves one transaction at a time',
    )
    await this.leave(id)
  }

  #cutOff(id: number, code: string, why: string): void {
    const connection = this.#connections.get(id)
    this.#connections.delete(id)
    this.drop(id)
    connection?.end(fatalError(code, why))
  }

  async #free(): Promise<void> {
    this.#busy = true
    this.#stopClock()
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

function note(connection: Connection, message: Uint8Array): void {
  const statement = statementIn(message)
  if (!statement) return
  if (message[0] === CLIENT.query) connection.unnamed = null
  else if (statement.name === '') connection.unnamed = message
  if (statement.name !== '' || !PLAIN.test(statement.text) || LEAVES_STATE.test(statement.text))
    connection.mayLeaveState = true
}
