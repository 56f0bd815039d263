import { createServer, type Server } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { z } from 'zod'
import { closeEscapes } from './session-state.ts'
import { SessionTurns, type SessionRole } from './session-turns.ts'
import { serveClient } from './socket.ts'

/**
 * The embedded database, in its own thread because a query blocks the thread it runs on. It listens on one
 * socket per role; `db/embedded/open.ts` starts it.
 */
const { folder, addresses, idleLimitMs } = z
  .object({
    folder: z.string(),
    idleLimitMs: z.number(),
    addresses: z.object({
      owner: z.object({ path: z.string() }).or(z.object({ host: z.string(), port: z.number() })),
      web: z.object({ path: z.string() }).or(z.object({ host: z.string(), port: z.number() })),
    }),
  })
  .parse(workerData)

const pglite = await PGlite.create({
  dataDir: folder,
  extensions: { pg_trgm },
  // Half the default memory, with no measured slowdown. Pages are in memory, so a random read is cheap.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'random_page_cost=1.1'],
})
await closeEscapes(pglite)
const turns = new SessionTurns(pglite, idleLimitMs, ({ message }) =>
  parentPort?.postMessage({ crashed: message }),
)
const servers = await Promise.all([answer('owner'), answer('web')])

parentPort?.postMessage({ ready: true, ports: servers.map((server) => portOf(server)) })
parentPort?.once('message', async () => {
  for (const server of servers) server.close()
  await pglite.close()
  parentPort?.postMessage({ closed: true })
  parentPort?.close()
})

function answer(role: SessionRole): Promise<Server> {
  const server = createServer((socket) => serveClient(socket, turns, role))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(addresses[role], () => resolve(server))
  })
}

function portOf(server: Server): number | null {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : null
}
