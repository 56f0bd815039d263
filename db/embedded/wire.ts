/**
 * The few messages of PostgreSQL's protocol (version 3) that the sockets of the embedded database parse and
 * write.
 */

/** Client message types, by their first byte. */
export const CLIENT = {
  parse: 0x50,
  bind: 0x42,
  describe: 0x44,
  execute: 0x45,
  close: 0x43,
  query: 0x51,
  functionCall: 0x46,
  terminate: 0x58,
} as const

/** Ends a series of messages: the server then responds to all of them. */
export const SYNC = new Uint8Array([0x53, 0, 0, 0, 4])

/** Name and text of a prepared statement (Parse), or an unnamed text (Query); null for any other message. */
export function statementIn(message: Uint8Array): { name: string; text: string } | null {
  const body = Buffer.from(message.buffer, message.byteOffset, message.byteLength)
  if (message[0] === CLIENT.query) return { name: '', text: textAt(body, 5) }
  if (message[0] !== CLIENT.parse) return null
  const name = textAt(body, 5)
  return { name, text: textAt(body, 5 + Buffer.byteLength(name) + 1) }
}

function textAt(bytes: Buffer, start: number): string {
  const end = bytes.indexOf(0, start)
  return bytes.toString('utf8', start, end < 0 ? bytes.length : end)
}

/** Prepares a named statement; `types` are the OIDs of its parameters. */
export function parseMessage(name: string, text: string, types: number[]): Uint8Array {
  const oids = Buffer.alloc(2 + 4 * types.length)
  oids.writeInt16BE(types.length, 0)
  for (const [index, oid] of types.entries()) oids.writeUInt32BE(oid, 2 + 4 * index)
  return message('P', Buffer.concat([Buffer.from(`${name}\0${text}\0`), oids]))
}

/** The error that a server sends before it closes a connection. `code` is an SQLSTATE. */
export function fatalError(code: string, text: string): Uint8Array {
  return message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`))
}

function message(type: string, body: Buffer): Uint8Array {
  const head = Buffer.alloc(5)
  head.write(type, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const PANIC = Buffer.from('SPANIC\0VPANIC\0')

/**
 * What an error of the severity PANIC says; null if a response has none. After one, a server ends all its processes and
 * recovers from its log; the embedded engine only passes it on, and what it does next is not defined.
 */
export function panicIn(answer: Uint8Array): string | null {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
  const at = bytes.indexOf(PANIC)
  if (at < 0) return null
  return textAt(bytes, bytes.indexOf('\0M', at + PANIC.length - 1) + 2)
}

/** Whether a response ends with ReadyForQuery outside a transaction. Its last six bytes are enough. */
export function endsIdle(answer: Uint8Array): boolean {
  const [type, , , , length, status] = answer.subarray(-6)
  return type === 0x5a && length === 5 && status === 0x49
}
