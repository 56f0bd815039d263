import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { readMessages } from './pglite-socket.ts'

const CHANGED =
  'pglite-socket calls its queue in another way than seams/pglite-socket.ts assumes: read its handler and follow it there'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A queue that records each call, and responds to every message with its first byte. */
function notingQueue() {
  const uses: string[] = []
  const methods: Record<string, (...parameters: never[]) => unknown> = {
    enqueue: async (_id: number, message: Uint8Array, onData: (data: Uint8Array) => void) => {
      onData(message.subarray(0, 1))
      return 1
    },
    clearQueueForHandler: () => undefined,
    clearTransactionIfNeeded: async () => undefined,
  }
  const queue = new Proxy(methods, {
    get(target, name) {
      uses.push(String(name))
      return target[String(name)]
    },
  })
  return { uses, queue: queue as never }
}

test('the pglite-socket handler enqueues each message, and makes two calls on close', async () => {
  const { uses, queue } = notingQueue()
  const server = createServer((socket) => void readMessages(socket, queue))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  closing.push(
    () => client.destroy(),
    () => server.close(),
  )
  const sync = Buffer.from([0x53, 0, 0, 0, 4])
  const parse = Buffer.from([0x50, 0, 0, 0, 8, 0, 0, 0, 0])
  client.write(Buffer.concat([parse, sync]))
  let answer = ''
  while (answer.length < 2) answer += String((await once(client, 'data'))[0])
  expect(answer).toBe('PS')
  expect(uses, CHANGED).toEqual(['enqueue', 'enqueue'])
  client.end()
  await expect
    .poll(() => uses.slice(2), { message: CHANGED })
    .toEqual(['clearQueueForHandler', 'clearTransactionIfNeeded'])
})
