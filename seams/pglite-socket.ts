import type { Socket } from 'node:net'
import { PGLiteSocketHandler, type PGLiteSocketHandlerOptions } from '@electric-sql/pglite-socket'

// Assumed of @electric-sql/pglite-socket 0.2: the handler calls nothing of its queue but the three methods below, and there
// is no public way to replace the queue. Its own lets the statements of one client into the transaction of another.

/** Every method that the handler of `@electric-sql/pglite-socket` calls on its queue. */
export interface HandlerQueue {
  /** @returns Bytes of the response, once the message is processed; a rejection closes the connection. */
  enqueue(handlerId: number, message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number>
  /** First call when a connection closes; not awaited. */
  clearQueueForHandler(handlerId: number): void
  /** Second call when a connection closes; awaited. */
  clearTransactionIfNeeded(handlerId: number): Promise<void>
}

/** Reads one client's messages from a socket and passes each to the queue. */
export function readMessages(socket: Socket, queue: HandlerQueue): PGLiteSocketHandler {
  const queryQueue = queue as unknown as PGLiteSocketHandlerOptions['queryQueue']
  const handler = new PGLiteSocketHandler({ queryQueue, closeOnDetach: true })
  void handler.attach(socket)
  return handler
}
