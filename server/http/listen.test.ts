import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { listen, ListenError, type ListenOptions } from './listen.ts'

const hello = new Hono().get('/', (c) => c.text('hello'))

/** In bytes. More than the socket buffers of the system hold. */
const LARGER_THAN_BUFFERS = 64 * 1024 * 1024

const get = (name: string) => `GET /${name} HTTP/1.1\r\nHost: localhost\r\n\r\n`

function clientOf(server: { port: number }): Socket {
  const socket = connect(server.port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  return socket
}

function textOf(socket: Socket): () => string {
  let text = ''
  socket.setEncoding('utf8').on('data', (data) => (text += data))
  return () => text
}

async function listening(options: Partial<ListenOptions> = {}) {
  const server = await listen({ host: '127.0.0.1', port: 0, ...options })
  onTestFinished(() => server.close(0))
  return server
}

test('localhost listens on both of its addresses, on one port', async () => {
  const server = await listening({ host: 'localhost' })
  server.serve(hello.fetch)
  const addresses = ['127.0.0.1', ...((await hasIpv6()) ? ['[::1]'] : [])]
  for (const address of addresses) {
    expect(await (await fetch(`http://${address}:${server.port}/`)).text()).toBe('hello')
  }
})

test('a request that arrives before the site is ready waits', async () => {
  const server = await listening()
  const pending = fetch(`http://127.0.0.1:${server.port}/`)
  await sleep(50)
  server.serve(hello.fetch)
  expect((await pending).status).toBe(200)
})

test('the error for a port in use names it and says what to do', async () => {
  const { port } = await listening()
  const refused = listen({ host: '127.0.0.1', port })
  await expect(refused).rejects.toThrow(ListenError)
  await expect(refused).rejects.toThrow(
    `Port ${port} is already in use. Stop the other program, or choose another port`,
  )
  await expect(listen({ host: 'localhost', port })).rejects.toThrow(ListenError)
})

test.runIf(process.platform === 'linux')(
  'many connections at once are accepted in a few turns of the event loop',
  async () => {
    const server = await listening()
    let turns = 0
    let turnAtLast = 0
    server.serve(
      new Hono().get('/', (c) => {
        turnAtLast = turns
        return c.text('hello')
      }).fetch,
    )
    const turn = () => {
      turns += 1
      next = setImmediate(turn)
    }
    let next = setImmediate(turn)
    onTestFinished(() => clearImmediate(next))
    const clients = Array.from({ length: 320 }, () => clientOf(server))
    for (const client of clients) client.write(get(''))
    await Promise.all(clients.map((client) => once(client, 'data')))
    expect(turnAtLast).toBeLessThan(clients.length / 2)
  },
)

test.for(['203.0.113.7', 'no-such-host.invalid'])(
  'HOST=%s is not an address of this machine',
  async (host) => {
    await expect(listen({ host, port: 0 })).rejects.toThrow(`HOST is "${host}"`)
  },
)

test('close lets a running request finish and accepts no new connection', async () => {
  const server = await listening()
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  server.serve(
    new Hono().get('/', async (c) => {
      reached.resolve()
      await released.promise
      return c.text('finished')
    }).fetch,
  )
  const url = `http://127.0.0.1:${server.port}/`
  const running = fetch(url)
  await reached.promise
  const closed = server.close(5000)
  await expect(fetch(url)).rejects.toThrow()
  released.resolve()
  expect(await (await running).text()).toBe('finished')
  await closed
})

test('while draining, each response closes its connection, and new ones are still answered', async () => {
  const server = await listening()
  server.serve(hello.fetch)
  const url = `http://127.0.0.1:${server.port}/`
  expect((await fetch(url)).headers.get('connection')).toBe('keep-alive')
  server.drain()
  for (let request = 0; request < 2; request += 1) {
    const response = await fetch(url)
    expect(response.status).toBe(200)
    expect(response.headers.get('connection')).toBe('close')
    await response.text()
  }
  await server.close(0)
})

test('close does not wait for idle connections', async () => {
  const server = await listening()
  server.serve(hello.fetch)
  const socket = clientOf(server)
  socket.write(get(''))
  await new Promise((resolve) => socket.once('data', resolve))
  // Longer than this test may take.
  await expect(server.close(600_000)).resolves.toBeUndefined()
})

test('close ends requests that do not finish in time', async () => {
  const server = await listening()
  server.serve(new Hono().get('/', () => new Promise<Response>(() => undefined)).fetch)
  const stuck = fetch(`http://127.0.0.1:${server.port}/`)
  await sleep(50)
  const cut = expect(stuck).rejects.toThrow()
  await server.close(100)
  await cut
})

test('handles the requests of a connection one after another', async () => {
  const server = await listening()
  const started: string[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  server.serve(
    new Hono().get('/:name', async (c) => {
      const name = c.req.param('name')
      started.push(name)
      if (name === 'first') await released
      return c.text(`answer ${name}`)
    }).fetch,
  )
  const socket = clientOf(server)
  const read = textOf(socket)
  socket.write(['first', 'second', 'third'].map(get).join(''))
  await expect.poll(() => started).toEqual(['first'])
  // Other connections do not wait.
  expect(await (await fetch(`http://127.0.0.1:${server.port}/other`)).text()).toBe('answer other')
  expect(started).toEqual(['first', 'other'])
  release()
  await expect.poll(read).toMatch(/answer first[^]*answer second[^]*answer third/)
})

test('disconnects a client that pipelines too many requests', async () => {
  const server = await listening()
  server.serve(new Hono().get('/', () => new Promise<Response>(() => undefined)).fetch)
  const socket = clientOf(server)
  socket.on('error', () => undefined)
  socket.write(get('').repeat(100))
  await once(socket.resume(), 'close')
  expect(socket.bytesRead).toBe(0)
})

test('disconnects a client that does not read its response', async () => {
  const server = await listening({ socketTimeoutMs: 300 })
  const cut = Promise.withResolvers<void>()
  server.serve(
    new Hono().get('/', (c) => {
      const { incoming } = c.env as { incoming: IncomingMessage }
      incoming.socket.once('close', () => cut.resolve())
      return c.body(new Uint8Array(LARGER_THAN_BUFFERS))
    }).fetch,
  )
  const socket = clientOf(server)
  socket.on('error', () => undefined)
  socket.pause().write(get(''))
  await cut.promise
  expect(socket.bytesRead).toBeLessThan(LARGER_THAN_BUFFERS)
})

async function hasIpv6(): Promise<boolean> {
  const server = await listen({ host: '::1', port: 0 }).catch(() => undefined)
  await server?.close(0)
  return server !== undefined
}
