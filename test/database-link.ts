import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { administer, databaseUrl } from './postgres-admin.ts'

/** A proxy between a site and its own database, which a test can break and restore. */
export interface DatabaseLink extends AsyncDisposable {
  /** The database's URL through the proxy. */
  url: string
  /** Like a server that stops: open connections are closed, new ones are refused. */
  stop(): Promise<void>
  /** Like a server that hangs: connections stay open, and nothing is answered. */
  hang(): void
  /** Like a restarted server, at the same address and with the same data. */
  start(): void
}

/**
 * Creates an empty database behind a proxy. The server itself keeps running, because it may be in use by
 * others (see `test/postgres.ts`).
 *
 * @param serverUrl A superuser's URL.
 * @param name The database's name; it is dropped at the end.
 */
export async function linkDatabase(serverUrl: string, name: string): Promise<DatabaseLink> {
  await administer(serverUrl, `create database ${name}`)
  const target = new URL(databaseUrl(serverUrl, name))
  const pairs = new Set<[Socket, Socket]>()
  let state: 'up' | 'down' | 'silent' = 'up'

  const server = createServer((near) => {
    if (state === 'down') return near.resetAndDestroy()
    const far = connect(Number(target.port || 5432), target.hostname.replace(/^\[|\]$/g, ''))
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const socket of pair) socket.once('error', end).once('close', end)
    if (state === 'silent') return
    near.pipe(far)
    far.pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(target)
  url.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const breakAll = () => {
    for (const [near] of pairs) near.resetAndDestroy()
  }

  return {
    url: url.href,
    stop: async () => {
      state = 'down'
      await administer(
        serverUrl,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      )
      breakAll()
    },
    hang: () => {
      state = 'silent'
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
      }
    },
    start: () => {
      // Connections from before the restart are broken.
      if (state === 'silent') breakAll()
      state = 'up'
    },
    [Symbol.asyncDispose]: async () => {
      server.close()
      breakAll()
      await administer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}
