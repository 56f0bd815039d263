import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { administer, databaseUrl } from './postgres-admin.ts'

/** The way from a site to a database of its own, which a test can break and mend. */
export interface DatabaseLink extends AsyncDisposable {
  /** Of the database, by this way. */
  url: string
  /** As a server that stops: what is connected ends with its farewell, whoever connects anew is turned away. */
  stop(): Promise<void>
  /** As a server that no longer answers: connections stand, and stay silent. */
  hang(): void
  /** As a server that was started again, on the same address and with the same data. */
  start(): void
}

/**
 * A new, empty database behind a link. The server itself is not stopped: it may be somebody's own (see
 * `test/postgres.ts`), and what it holds has to be there when it comes back.
 *
 * @param serverUrl Of a superuser.
 * @param name Of the database; dropped in the end.
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
      // Whom it left hanging finds the connection broken.
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
