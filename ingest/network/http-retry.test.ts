import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createHttp, type HttpOptions } from './http.ts'
import { serve } from '#test/ingest/loopback.ts'
import { createRateLimiter } from './rate-limiter.ts'

/** A server that gives these responses in turn, repeats the last one, and counts. */
async function serveInTurn(...answers: ((response: ServerResponse) => void)[]) {
  let asked = 0
  const server = await serve((_, response) => {
    const answer = answers[Math.min(asked, answers.length - 1)]
    asked += 1
    answer?.(response)
  })
  return { url: server.url, count: () => asked, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

const ok = (response: ServerResponse) => void response.end('{}')
const cut = (response: ServerResponse) => void response.socket?.destroy()
const status = (code: number, retryAfter?: string) => (response: ServerResponse) =>
  void response.writeHead(code, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end()

function http(options: Partial<HttpOptions> = {}) {
  return createHttp({
    userAgent: 'test',
    allowLoopback: true,
    rateLimiter: createRateLimiter({ intervalMs: 0, maxWaitMs: 1500 }),
    retryDelaysMs: [1, 1],
    ...options,
  })
}

const hosts = ['127.0.0.1']

test.each([
  ['a server error', status(500)],
  ['a gateway without a server', status(502)],
  ['a server timeout (408)', status(408)],
  ['a closed connection', cut],
])('%s is retried at most twice', async (_, failing) => {
  await using recovering = await serveInTurn(failing, failing, ok)
  expect((await http()({ url: recovering.url, hosts })).body).toBe('{}')
  await using failed = await serveInTurn(failing)
  await expect(http()({ url: failed.url, hosts })).rejects.toMatchObject({ outcome: 'network' })
  expect(failed.count()).toBe(3)
})

test.each([
  ['gone', status(404), undefined],
  ['blocked', status(403), undefined],
  ['network', () => {}, 80],
])('a final %s is not retried', async (outcome, answer, timeoutMs) => {
  await using server = await serveInTurn(answer)
  await expect(http(timeoutMs ? { timeoutMs } : {})({ url: server.url, hosts })).rejects.toMatchObject({
    outcome,
  })
  expect(server.count()).toBe(1)
})

test('waits for a short Retry-After, in seconds or as a date', async () => {
  for (const retryAfter of ['1', new Date(Date.now() + 1000).toUTCString()]) {
    await using server = await serveInTurn(status(429, retryAfter), ok)
    const started = Date.now()
    expect((await http()({ url: server.url, hosts })).body).toBe('{}')
    // A date has no fractions of a second, so the wait may be under a second.
    if (retryAfter === '1') expect(Date.now() - started).toBeGreaterThanOrEqual(950)
    expect(server.count()).toBe(2)
  }
})

test('a long Retry-After stops the board at once, with the time to come back', async () => {
  for (const retryAfter of ['7200', new Date(Date.now() + 7_200_000).toUTCString()]) {
    await using server = await serveInTurn(status(429, retryAfter))
    const problem = await http()({ url: server.url, hosts }).catch((error: unknown) => error)
    expect(problem).toMatchObject({ outcome: 'blocked', retryAfter: expect.any(Number) })
    // A date has no fractions of a second.
    expect(String(problem)).toMatch(/answered 429 and asked us to wait (?:2 hours|1 hour 59 minutes)$/)
    expect(server.count()).toBe(1)
  }
})

test('limits Retry-After to a month and ignores an invalid one', async () => {
  for (const [retryAfter, seconds] of [
    ['9'.repeat(400), 31 * 86_400],
    ['Fri, 31 Dec 9999 23:59:59 GMT', 31 * 86_400],
    ['a while', 10],
  ] as const) {
    await using server = await serveInTurn(status(429, retryAfter))
    const attempt = http({ retryDelaysMs: [] })({ url: server.url, hosts })
    await expect(attempt).rejects.toMatchObject({ outcome: 'blocked', retryAfter: seconds })
  }
})

test('a cooldown applies to other boards on the host too', async () => {
  await using server = await serveInTurn(status(429, '7200'), ok)
  const get = http()
  await expect(get({ url: `${server.url}board/1`, hosts })).rejects.toThrow(/^blocked: /)
  await expect(get({ url: `${server.url}board/2`, hosts })).rejects.toThrow(
    /^blocked: 127\.0\.0\.1:\d+ asked us to wait another (?:2 hours|1 hour 59 minutes)$/,
  )
  expect(server.count()).toBe(1)
})

test('429 without Retry-After ends as blocked after the retries', async () => {
  await using server = await serveInTurn(status(429))
  await expect(http({ retryDelaysMs: [] })({ url: server.url, hosts })).rejects.toMatchObject({
    outcome: 'blocked',
    retryAfter: 10,
  })
})

test('a 5xx with Retry-After stays a network problem, with the time', async () => {
  await using server = await serveInTurn(status(503, '7200'))
  await expect(http()({ url: server.url, hosts })).rejects.toThrow(
    /^network: .* answered 503 and asked us to wait/,
  )
  expect(server.count()).toBe(1)
})

test('a vendor that counts over all of its hosts is left alone on all of them', async () => {
  const meter = { name: 'vendor', status: 406, seconds: 240 }
  await using first = await serveInTurn(status(406))
  await using second = await serveInTurn(ok)
  const get = http()
  await expect(get({ url: first.url, hosts, meter })).rejects.toMatchObject({
    outcome: 'blocked',
    retryAfter: 240,
    message: expect.stringContaining('asked us to wait 4 minutes'),
  })
  await expect(get({ url: second.url, hosts, meter })).rejects.toMatchObject({ outcome: 'blocked' })
  expect([first.count(), second.count()]).toEqual([1, 0])
  // The host itself, and all others, are not the vendor's.
  expect((await get({ url: second.url, hosts })).body).toBe('{}')
})

test('another refusal of such a vendor concerns its host', async () => {
  const meter = { name: 'vendor', status: 406, seconds: 240 }
  await using refusing = await serveInTurn(status(403))
  await using other = await serveInTurn(ok)
  const get = http()
  await expect(get({ url: refusing.url, hosts, meter })).rejects.toMatchObject({ retryAfter: null })
  expect((await get({ url: other.url, hosts, meter })).body).toBe('{}')
})
