import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { listen, ListenError, type ListenOptions } from './listen.ts'

const hello = new Hono().get('/', (c) => c.text('hello'))

async function listening(options: Partial<ListenOptions> = {}) {
  const server = await listen({ host: '127.0.0.1', port: 0, ...options })
  onTestFinished(() => server.close(0))
  return server
}

test('localhost is reached at both of its addresses, on one port', async () => {
  const server = await listening({ host: 'localhost' })
  server.serve(hello.fetch)
  const addresses = ['127.0.0.1', ...((await hasIpv6()) ? ['[::1]'] : [])]
  for (const address of addresses) {
    expect(await (await fetch(`http://${address}:${server.port}/`)).text()).toBe('hello')
  }
})

test('a request that comes before the site is ready waits for it', async () => {
  const server = await listening()
  const asked = fetch(`http://127.0.0.1:${server.port}/`)
  await sleep(50)
  server.serve(hello.fetch)
  expect((await asked).status).toBe(200)
})

test('a taken port is refused by name, with what to do', async () => {
  const { port } = await listening()
  const refused = listen({ host: '127.0.0.1', port })
  await expect(refused).rejects.toThrow(ListenError)
  await expect(refused).rejects.toThrow(
    `Port ${port} is taken by another program. Stop that one, or set PORT`,
  )
  await expect(listen({ host: 'localhost', port })).rejects.toThrow(ListenError)
})

test.for(['203.0.113.7', 'no-such-host.invalid'])('HOST=%s is no address of this machine', async (host) => {
  await expect(listen({ host, port: 0 })).rejects.toThrow(`HOST is "${host}"`)
})

test('closing lets a request under way finish, and takes no new connection', async () => {
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
  const underWay = fetch(url)
  await reached.promise
  const closed = server.close(5000)
  await expect(fetch(url)).rejects.toThrow()
  released.resolve()
  expect(await (await underWay).text()).toBe('finished')
  await closed
})

test('closing waits for no idle connection', async () => {
  const server = await listening()
  server.serve(hello.fetch)
  const socket = connect(server.port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await new Promise((resolve) => socket.once('data', resolve))
  const begun = performance.now()
  await server.close(5000)
  expect(performance.now() - begun).toBeLessThan(2000)
})

test('closing cuts what does not finish in time', async () => {
  const server = await listening()
  server.serve(new Hono().get('/', () => new Promise<Response>(() => undefined)).fetch)
  const stuck = fetch(`http://127.0.0.1:${server.port}/`)
  await sleep(50)
  const cut = expect(stuck).rejects.toThrow()
  await server.close(100)
  await cut
})

async function hasIpv6(): Promise<boolean> {
  const server = await listen({ host: '::1', port: 0 }).catch(() => undefined)
  await server?.close(0)
  return server !== undefined
}
