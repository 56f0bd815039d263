import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { noteArrival } from './arrivals.ts'
import { boundPending, oneAtATime } from './slow-readers.ts'

/** A whole request, body and all, has this long to arrive; its headers less. */
const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 10_000
/** Longer than the usual proxy keeps its end, so that it is never us who close under a request on its way. */
const KEEP_ALIVE_MS = 65_000
/** Longer than any answer takes to begin. A client that does not read what we send is cut after it. */
const SILENT_SOCKET_MS = 15_000
const CHECK_EVERY_MS = 5_000
/** Connections that wait to be taken: beyond it the system makes a client try again, seconds later. */
const BACKLOG = 4096

/** The address cannot be listened on; the message says which setting to change. */
export class ListenError extends Error {
  override name = 'ListenError'
}

export interface ListenOptions {
  /** A host name or address; `localhost` means 127.0.0.1 and ::1, whichever of the two the machine has. */
  host: string
  /** 0 takes any free port. */
  port: number
  /** A connection on which nothing moves for so long is cut, unless it waits for its next request. */
  silentMs?: number
}

export interface Listening {
  port: number
  /** Requests wait for this: it may be set once the port is known. */
  serve(fetch: Hono['fetch']): void
  /** Takes no more connections and lets what is under way finish; cuts what is left after `graceMs`. */
  close(graceMs: number): Promise<void>
}

/**
 * Listens for HTTP.
 *
 * @throws ListenError when the port is taken or the address is not this machine's.
 */
export async function listen({ host, port, silentMs = SILENT_SOCKET_MS }: ListenOptions): Promise<Listening> {
  const { promise: ready, resolve: serve } = Promise.withResolvers<Hono['fetch']>()
  const answer = getRequestListener(async (request, env) => (await ready)(request, env))
  const servers: Server[] = []
  const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  try {
    for (const address of addresses) {
      const server = newServer(answer, silentMs)
      // Both addresses of localhost get the port that the first was given.
      if (await bind(server, address, servers[0] ? portOf(servers[0]) : port)) servers.push(server)
    }
    const [first] = servers
    if (!first) throw new ListenError(`HOST is "${host}", which is not an address of this machine.`)
    return { port: portOf(first), serve, close: (graceMs) => closeAll(servers, graceMs) }
  } catch (error) {
    await closeAll(servers, 0)
    throw error
  }
}

function newServer(answer: ReturnType<typeof getRequestListener>, silentMs: number): Server {
  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
    oneAtATime((incoming, outgoing) => void answer(incoming, outgoing)),
  )
  server.timeout = silentMs
  server.on('connection', noteArrival)
  boundPending(server)
  return server
}

/** False when the machine has no such address, as one without IPv6 has no ::1. */
async function bind(server: Server, host: string, port: number): Promise<boolean> {
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
  server.listen({ host, port, exclusive: true, backlog: BACKLOG }, () => resolve(true))
  return promise
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

async function closeAll(servers: Server[], graceMs: number): Promise<void> {
  const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())))
  // A connection falls idle when its answer is out: closing looks again until none is left.
  const idle = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), 50)
  const cut = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), graceMs)
  await Promise.all(closed)
  clearInterval(idle)
  clearTimeout(cut)
}
