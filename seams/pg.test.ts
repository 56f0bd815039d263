import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { Pool, type PoolConfig } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { isAnswerTimeout, isConnectionLost, isConnectionTimeout, isPoolBusy } from './pg.ts'

const CHANGED = 'pg words this error in another way than seams/pg.ts assumes: change the text there'

/** AuthenticationOk, ReadyForQuery. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

let server: Server | undefined
afterEach(() => server?.close())

/** A pool of a server that greets, if it does, and then never answers. */
async function poolOf(greets: boolean, config: PoolConfig): Promise<{ pool: Pool; sockets: Socket[] }> {
  const sockets: Socket[] = []
  server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    if (greets) socket.once('data', () => socket.write(WELCOME))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const pool = new Pool({ host: '127.0.0.1', port, user: 'pravesh', max: 1, ...config })
  pool.on('error', () => undefined)
  return { pool, sockets }
}

const problemOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

test('a pool that stays busy', async () => {
  const { pool, sockets } = await poolOf(true, { connectionTimeoutMillis: 50 })
  const client = await pool.connect()
  expect(isPoolBusy(await problemOf(pool.connect())), CHANGED).toBe(true)
  client.release(true)
  for (const socket of sockets) socket.destroy()
})

test('a server that accepts no connection in time', async () => {
  const { pool, sockets } = await poolOf(false, { connectionTimeoutMillis: 50 })
  expect(isConnectionTimeout(await problemOf(pool.connect())), CHANGED).toBe(true)
  for (const socket of sockets) socket.destroy()
})

test('a server that does not answer in time, and then goes', async () => {
  const { pool, sockets } = await poolOf(true, { query_timeout: 50 })
  const client = await pool.connect()
  client.on('error', () => undefined)
  expect(isAnswerTimeout(await problemOf(client.query('select 1'))), CHANGED).toBe(true)
  const lost = problemOf(client.query({ text: 'select 1', query_timeout: 60_000 } as never))
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  for (const socket of sockets) socket.destroy()
  expect(isConnectionLost(await lost), CHANGED).toBe(true)
  await ended
  expect(isConnectionLost(await problemOf(client.query('select 1'))), CHANGED).toBe(true)
  client.release(true)
  await pool.end()
  expect(isConnectionLost(await problemOf(pool.connect())), CHANGED).toBe(true)
})
