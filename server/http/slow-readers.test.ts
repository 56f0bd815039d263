import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { limitPendingBytes } from './slow-readers.ts'

const MEGABYTE = 1024 * 1024
/** More than the socket buffers of the system hold. */
const LARGE = Buffer.alloc(32 * MEGABYTE)

async function serverWithLimit(limit: number) {
  const sockets: Socket[] = []
  const server = createServer((incoming, outgoing) => {
    sockets.push(incoming.socket)
    outgoing.end(incoming.url === '/large' ? LARGE : LARGE.subarray(0, 4 * MEGABYTE))
  })
  limitPendingBytes([server], limit)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const ask = (path: string) => {
    const client = connect(port, '127.0.0.1').pause()
    client.on('error', () => undefined)
    onTestFinished(() => void client.destroy())
    client.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    return client
  }
  return { sockets, ask }
}

test('disconnects clients that do not read once the limit is exceeded', async () => {
  const { sockets, ask } = await serverWithLimit(80 * MEGABYTE)
  for (let i = 0; i < 4; i++) ask('/large')
  await expect.poll(() => sockets.length).toBe(4)
  await expect.poll(() => sockets.filter(({ destroyed }) => destroyed).length).toBe(2)
})

test('does not disconnect a client that reads, whatever the others do', async () => {
  const { sockets, ask } = await serverWithLimit(10 * MEGABYTE)
  ask('/large')
  let bytes = 0
  ask('/small')
    .on('data', (data) => (bytes += data.length))
    .resume()
  await expect.poll(() => bytes).toBeGreaterThan(4 * MEGABYTE)
  await expect.poll(() => sockets.filter(({ destroyed }) => destroyed).length).toBe(1)
})
