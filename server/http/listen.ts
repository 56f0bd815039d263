import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { limitPendingBytes, oneAtATime } from './slow-readers.ts'

/** A whole request, including its body, must arrive within this time. */
const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 10_000
/** Longer than most proxies keep a connection, so that we never close one while a request is on its way. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000
/** Longer than any response takes to start. Disconnects clients that do not read their response. */
const SOCKET_TIMEOUT_MS = 15_000
const CHECK_EVERY_MS = 5_000
/** Connections waiting to be accepted. Beyond it, the kernel drops them and clients retry seconds later. */
const BACKLOG = 4096
/**
 * A socket accepts one connection per turn of the event loop, and a turn that makes pages takes 20 ms. With one socket,
 * thousands of connections at once waited up to 15 seconds before we read, and could refuse, what they ask for; with 32
 * three. The kernel spreads connections over sockets that share a port (SO_REUSEPORT of Linux).
 */
const SOCKETS = process.platform === 'linux' ? 32 : 1

/** We cannot listen on the address. The message says which setting to change. */
export class ListenError extends Error {
  override name = 'ListenError'
}

export interface ListenOptions {
  /** A host name or address. `localhost` means 127.0.0.1 and ::1, if the machine has both. */
  host: string
  /** 0 means any free port. */
  port: number
  /** A connection without traffic for this long is closed, unless it waits for its next request. */
  socketTimeoutMs?: number
}

export interface Listening {
  port: number
  /** Sets the handler. Requests that arrive earlier wait, because the handler needs the port. */
  serve(fetch: Hono['fetch']): void
  /** From now on, each response closes its connection, so that clients and proxies go elsewhere. */
  drain(): void
  /** Accepts no more connections, lets running requests finish, and closes the rest after `graceMs`. */
  close(graceMs: number): Promise<void>
}

/**
 * Listens for HTTP.
 *
 * @throws ListenError if the port is in use or the address does not belong to this machine.
 */
export async function listen({
  host,
  port,
  socketTimeoutMs = SOCKET_TIMEOUT_MS,
}: ListenOptions): Promise<Listening> {
  const { promise: ready, resolve } = Promise.withResolvers<Hono['fetch']>()
  const whole = getRequestListener(async (request, env) => (await ready)(request, env))
  const answer: RequestListener = (incoming, outgoing) => {
    if (draining) outgoing.setHeader('connection', 'close')
    void whole(incoming, outgoing)
  }
  const servers: Server[] = []
  let draining = false
  const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  try {
    for (const address of addresses) {
      // Both addresses of localhost use the port of the first.
      let shared = servers[0] ? portOf(servers[0]) : port
      if (shared !== 0) await checkFree(address, shared)
      for (let socket = 0; socket < SOCKETS; socket += 1) {
        const server = newServer(answer, socketTimeoutMs)
        if (!(await bind(server, { host: address, port: shared, reusePort: SOCKETS > 1 }))) break
        servers.push(server)
        shared = portOf(server)
      }
    }
    const [first] = servers
    if (!first) throw new ListenError(`HOST is "${host}", which is not an address of this machine.`)
    limitPendingBytes(servers)
    const drain = () => void (draining = true)
    const close = (graceMs: number) => {
      drain()
      return closeAll(servers, graceMs)
    }
    return { port: portOf(first), serve: resolve, drain, close }
  } catch (error) {
    await closeAll(servers, 0)
    throw error
  }
}

function newServer(answer: RequestListener, socketTimeoutMs: number): Server {
  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
    oneAtATime(answer),
  )
  server.timeout = socketTimeoutMs
  return server
}

/** A socket that shares its port does not notice that another of our processes has it. This one does. */
async function checkFree(host: string, port: number): Promise<void> {
  const server = createServer()
  if (await bind(server, { host, port })) await closeAll([server], 0)
}

/** Returns false if the machine has no such address, like ::1 without IPv6. */
async function bind(
  server: Server,
  address: { host: string; port: number; reusePort?: boolean },
): Promise<boolean> {
  const { port } = address
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      const other = port === 3000 ? 3001 : 3000
      reject(
        new ListenError(
          `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${other} npm start`,
        ),
      )
    } else if (error.code === 'EACCES') {
      reject(
        new ListenError(
          `PORT is ${port}, but this user may not listen on that port. Use a port from 1024 upwards.`,
        ),
      )
    } else if (
      ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(error.code ?? '')
    ) {
      resolve(false)
    } else reject(error)
  })
  server.listen({ ...address, exclusive: true, backlog: BACKLOG }, () => resolve(true))
  return promise
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

async function closeAll(servers: Server[], graceMs: number): Promise<void> {
  const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())))
  // A connection becomes idle only after its response was sent, so check repeatedly until none is left.
  const idle = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), 50)
  const forceClose = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), graceMs)
  await Promise.all(closed)
  clearInterval(idle)
  clearTimeout(forceClose)
}
