import type { Socket } from 'node:net'
import { readMessages } from '#seams/pglite-socket.ts'
import type { SessionRole, SessionTurns } from './session-turns.ts'

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
