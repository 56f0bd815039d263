import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Per connection. Browsers do not pipeline requests at all, and neither do the proxies that we know. */
const MAX_QUEUED_REQUESTS = 16
/** Over all connections. */
const MAX_PENDING_BYTES = 64 * 1024 * 1024
const CHECK_EVERY_MS = 1_000

/**
 * Handles the requests of a connection one after another: the next starts when the last response was sent.
 * Otherwise a client that sends a hundred requests and reads nothing would make us hold a hundred pages in
 * memory.
 */
export function oneAtATime(handle: RequestListener): RequestListener {
  const running = new WeakMap<Socket, ServerResponse>()
  const queues = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>()
  const start = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    running.set(incoming.socket, outgoing)
    handle(incoming, outgoing)
  }
  const startNext = (socket: Socket) => {
    const next = queues.get(socket)?.shift()
    if (!next || socket.destroyed) return void queues.delete(socket)
    next[1].once('close', () => startNext(socket))
    start(...next)
  }
  return (incoming, outgoing) => {
    const { socket } = incoming
    const last = running.get(socket)
    const waiting = queues.get(socket)
    if (!waiting && (!last || last.closed)) start(incoming, outgoing)
    else if (!waiting) {
      queues.set(socket, [[incoming, outgoing]])
      last?.once('close', () => startNext(socket))
    } else if (waiting.length < MAX_QUEUED_REQUESTS) waiting.push([incoming, outgoing])
    else socket.destroy()
  }
}

/**
 * Limits the memory held for clients that read slowly or not at all. Above the limit, connections with a
 * response pending for a second or longer are closed, largest first. The server's own timeout closes those
 * that read nothing.
 *
 * @param servers All that answer from this process's memory.
 * @param limit Bytes, over all connections.
 */
export function limitPendingBytes(servers: readonly Server[], limit = MAX_PENDING_BYTES): void {
  const sockets = new Set<Socket>()
  let pendingBefore = new Set<Socket>()
  const check = () => {
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
  const timer = setInterval(check, CHECK_EVERY_MS).unref()
  let open = servers.length
  for (const server of servers) {
    server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
    server.once('close', () => {
      open -= 1
      if (open === 0) clearInterval(timer)
    })
  }
}
