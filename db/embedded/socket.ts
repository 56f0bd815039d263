import type { Socket } from 'node:net'
import { PGLiteSocketHandler, type PGLiteSocketHandlerOptions } from '@electric-sql/pglite-socket'
import type { SessionRole, SessionTurns } from './session-turns.ts'

/** Every method that the handler of `@electric-sql/pglite-socket` calls on its queue. */
export interface HandlerQueue {
  /** @returns Bytes of the response, once the message is processed; a rejection closes the connection. */
  enqueue(handlerId: number, message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number>
  /** First call when a connection closes; not awaited. */
  clearQueueForHandler(handlerId: number): void
  /** Second call when a connection closes; awaited. */
  clearTransactionIfNeeded(handlerId: number): Promise<void>
}

/**
 * Reads one client's messages from a socket and passes each to the queue. The library's own queue takes turns
 * per message, and there is no public way to replace it: its type is a class with private fields, of which
 * the handler calls the three methods above. `socket.test.ts` fails if it calls another.
 */
export function readMessages(socket: Socket, queue: HandlerQueue): PGLiteSocketHandler {
  const queryQueue = queue as unknown as PGLiteSocketHandlerOptions['queryQueue']
  const handler = new PGLiteSocketHandler({ queryQueue, closeOnDetach: true })
  void handler.attach(socket)
  return handler
}

/** Serves a connected client under a role. */
export function serveClient(socket: Socket, turns: SessionTurns, role: SessionRole): void {
  const { handlerId } = readMessages(socket, {
    enqueue: (id, message, onData) => turns.enqueue(id, message, onData),
    clearQueueForHandler: (id) => turns.drop(id),
    clearTransactionIfNeeded: (id) => turns.disconnect(id),
  })
  turns.admit(handlerId, role, (lastWords) => {
    socket.end(lastWords)
    socket.destroySoon()
  })
}
