import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { GetOptions } from '#ingest/adapters/adapter.ts'
import { serve } from '#test/ingest/loopback.ts'
import { createHttp, userAgent, type HttpOptions } from './http.ts'
import { createRateLimiter } from './rate-limiter.ts'

function get(url: string, onText: GetOptions['onText'], options: Partial<HttpOptions> = {}) {
  const http = createHttp({
    userAgent: userAgent('9.9.9', 'https://pravesh.example'),
    allowLoopback: true,
    rateLimiter: createRateLimiter({ intervalMs: 0 }),
    retryDelaysMs: [0, 0],
    ...options,
  })
  return http({ url, hosts: ['127.0.0.1'], onText })
}

test('hands over a response of any size piece by piece', async () => {
  const chunk = Buffer.alloc(1 << 20, 'x')
  await using server = await serve((_, response) => {
    Readable.from(Array.from({ length: 40 }, () => chunk)).pipe(response)
  })
  let [length, longest] = [0, 0]
  const { body } = await get(server.url, (text) => {
    length += text.length
    longest = Math.max(longest, text.length)
  })
  expect({ body, length }).toEqual({ body: '', length: 40 << 20 })
  expect(longest).toBeLessThanOrEqual(1 << 20)
})

test.each([
  ['UTF-8, cut inside a letter', Buffer.from('<?xml version="1.0"?><a>हिन्दी</a>'), 'हिन्दी'],
  [
    'its declared set',
    Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?><a>Zürich</a>', 'latin1'),
    'Zürich',
  ],
  ['UTF-16 with a mark', Buffer.from('\uFEFF<a>Pune</a>', 'utf16le'), 'Pune'],
  ['a compressed file', gzipSync('<a>Pune</a>'), 'Pune'],
])('decodes %s', async (_, bytes, words) => {
  await using server = await serve((_, response) => {
    Readable.from([...bytes].map((byte) => Buffer.from([byte]))).pipe(response)
  })
  let all = ''
  await get(server.url, (text) => void (all += text))
  expect(all).toContain(`<a>${words}</a>`)
})

test('ends the request when no more is wanted', async () => {
  let sent = 0
  function* endless() {
    for (;;) {
      sent += 1
      yield Buffer.alloc(1 << 16, 'x')
    }
  }
  await using server = await serve((_, response) => void Readable.from(endless()).pipe(response))
  await get(server.url, () => false)
  expect(sent).toBeLessThan(100)
})

test('is not sent again once text has come, and is before that', async () => {
  let asked = 0
  await using server = await serve((_, response) => {
    asked += 1
    if (asked === 1) response.writeHead(503).end()
    else response.write('x'.repeat(2000), () => response.destroy())
  })
  let length = 0
  await expect(get(server.url, (text) => void (length += text.length))).rejects.toMatchObject({
    outcome: 'network',
  })
  expect({ asked, length }).toEqual({ asked: 2, length: 2000 })
})

test('the limit of time is that of a pause', async () => {
  await using slow = await serve((_, response) => {
    let left = 6
    const timer = setInterval(() => {
      response.write('x'.repeat(2000))
      left -= 1
      if (left > 0) return
      clearInterval(timer)
      response.end()
    }, 100)
  })
  let length = 0
  await get(slow.url, (text) => void (length += text.length), { timeoutMs: 400 })
  expect(length).toBe(12_000)
  await using stuck = await serve((_, response) => void response.write('x'.repeat(2000)))
  await expect(get(stuck.url, () => {}, { timeoutMs: 200 })).rejects.toThrow(/no complete response/)
})
