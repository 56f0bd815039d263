import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** No browser sends a second request before the first was answered, and no proxy that we know. */
const MOST_REQUESTS_WAITING = 16
/** Of all connections together. */
const MOST_BYTES_PENDING = 64 * 1024 * 1024
const LOOK_EVERY_MS = 1_000

/**
 * Answers the requests of a connection one after another: the next is begun when the last answer has left. Otherwise a
 * client that sends a hundred and reads none would have us hold a hundred pages.
 */
export function oneAtATime(answer: RequestListener): RequestListener {
  const waitingOn = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>()
  const begin = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { socket } = incoming
    outgoing.once('close', () => {
      const next = waitingOn.get(socket)?.shift()
      if (next && !socket.destroyed) begin(...next)
      else waitingOn.delete(socket)
    })
    answer(incoming, outgoing)
  }
  return (incoming, outgoing) => {
    const { socket } = incoming
    const waiting = waitingOn.get(socket)
    if (!waiting) {
      waitingOn.set(socket, [])
      begin(incoming, outgoing)
    } else if (waiting.length < MOST_REQUESTS_WAITING) waiting.push([incoming, outgoing])
    else socket.destroy()
  }
}

/**
 * Bounds what is held for clients that read slowly or not at all: above the limit, those that have had an answer pending
 * for a second or longer are cut, the largest first. One that reads nothing at all is cut by the server's own timeout.
 *
 * @param limit Bytes, of all connections together.
 */
export function boundPending(server: Server, limit = MOST_BYTES_PENDING): void {
  const sockets = new Set<Socket>()
  let pendingBefore = new Set<Socket>()
  const look = () => {
    const pending = [...sockets].filter((socket) => socket.writableLength > 0)
    let total = pending.reduce((sum, socket) => sum + socket.writableLength, 0)
    const slow = pending.filter((socket) => pendingBefore.has(socket))
    for (const socket of slow.toSorted((a, b) => b.writableLength - a.writableLength)) {
      if (total <= limit) break
      total -= socket.writableLength
      socket.destroy()
    }
    pendingBefore = new Set(pending)
  }
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.once('listening', () => {
    const timer = setInterval(look, LOOK_EVERY_MS).unref()
    server.once('close', () => clearInterval(timer))
  })
}
