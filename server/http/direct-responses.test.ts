import { request, type IncomingHttpHeaders } from 'node:http'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { askedAgain, encode } from './content-encoding.ts'
import { createDirectAnswer } from './direct-responses.ts'
import { listen } from './listen.ts'
import { requestLog } from './request-log.ts'
import { securityDefaults, securityHeaders } from './security-headers.ts'
import { sendStored, storedResponse } from './stored-response.ts'

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=60' }
const page = storedResponse(
  200,
  { ...HTML, 'content-security-policy': "default-src 'self'" },
  'A job. '.repeat(500),
)
const headers = securityDefaults({ https: true })

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** The same site twice: with the direct way for `/page`, and without. */
async function sites() {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  const app = new Hono()
  app.use(requestLog(log))
  app.use(securityHeaders(headers))
  app.all('/page', (c) => sendStored(c, page))
  const direct = createDirectAnswer({ find: (path) => (path === '/page?a=1' ? page : null), headers, log })
  const [fast, slow] = await Promise.all([0, 1].map(() => listen({ host: '127.0.0.1', port: 0 })))
  if (!fast || !slow) throw new Error('Both listen')
  fast.serve(app.fetch, direct)
  slow.serve(app.fetch)
  return {
    ports: [fast.port, slow.port],
    lines,
    [Symbol.asyncDispose]: async () => void (await Promise.all([fast.close(0), slow.close(0)])),
  }
}

function ask(port: number, method: string, asked: Record<string, string>): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  request({ port, host: '127.0.0.1', path: '/page?a=1', method, headers: asked }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('end', () => {
      const { date, 'x-request-id': id, ...rest } = response.headers
      expect(date && id).toBeTruthy()
      resolve({ status: response.statusCode, headers: rest, body: Buffer.concat(chunks).toString('base64') })
    })
  })
    .on('error', reject)
    .end()
  return promise
}

test.for([
  ['GET', {}, 200],
  ['GET', { 'accept-encoding': 'gzip, deflate, br' }, 200],
  ['GET', { 'accept-encoding': 'gzip' }, 200],
  ['GET', { 'if-none-match': page.etag, 'accept-encoding': 'br' }, 304],
  ['GET', { 'if-none-match': '"other"' }, 200],
  ['HEAD', { 'accept-encoding': 'br' }, 200],
  ['POST', { 'content-length': '0' }, 200],
] as const)('%s with %j is answered as the whole way answers it', async ([method, asked, status]) => {
  await Promise.all([encode(page.body, 'br'), encode(page.body, 'gzip')])
  // Its forms must not change between two answers.
  for (const encoding of ['br', 'gzip'])
    for (let times = 0; times < 12; times += 1) await askedAgain(page.body, encoding)
  await using both = await sites()
  const [fast = 0, slow = 0] = both.ports
  const whole = await ask(slow, method, asked)
  // Twice: the second time the form is known.
  expect(await ask(fast, method, asked)).toEqual(whole)
  expect(await ask(fast, method, asked)).toEqual(whole)
  expect(whole.status).toBe(status)
})

test('a body that was made smaller is sent so, by a form that was prepared before, too', async () => {
  const other = storedResponse(200, HTML, Array.from({ length: 400 }, (_, at) => `Job ${at % 13}`).join())
  await encode(other.body, 'br')
  const site = await listen({ host: '127.0.0.1', port: 0 })
  const log = createLog('info', { write: () => {} })
  site.serve(new Hono().fetch, createDirectAnswer({ find: () => other, headers, log }))
  const sizes: number[] = []
  for (let times = 1; times <= 12; times += 1) {
    const { headers: got, body } = await ask(site.port, 'GET', { 'accept-encoding': 'br' })
    expect(Number(got['content-length'])).toBe(Buffer.from(body, 'base64').byteLength)
    sizes.push(Number(got['content-length']))
    await expect.poll(() => other.body.tight?.br).not.toBe('begun')
  }
  expect(sizes[4]).toBeLessThan(sizes[0] ?? 0)
  await site.close(0)
})

test('a direct answer writes the same log line, without the query', async () => {
  await using both = await sites()
  const [fast = 0] = both.ports
  await ask(fast, 'GET', {})
  const bytes = page.body.length
  expect(both.lines).toMatchObject([{ method: 'GET', path: '/page', status: 200, bytes, msg: 'request' }])
})
