import type { RequestListener } from 'node:http'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fetchBoard } from '#ingest/boards/fetch-board.ts'
import { createHttp } from './http.ts'
import { serve } from '#test/ingest/loopback.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { ingestBoard } from '#ingest/boards/pipeline.ts'
import { createRobots } from './robots.ts'
import type { Outcome } from './source-problem.ts'
import { ADAPTERS, parseSource } from '#ingest/boards/sources.ts'

/** Imports a board of the adapter from a server on this machine. */
async function ingestFrom(adapter: string, listener: RequestListener, timeoutMs?: number) {
  await using server = await serve(listener)
  const example = ADAPTERS.find(({ name }) => name === adapter)?.example ?? ''
  const source = parseSource(`${adapter}:${example}`, { baseUrl: new URL(server.url) })
  const http = createHttp({
    userAgent: 'PraveshBot/test',
    allowLoopback: true,
    timeoutMs,
    maxBytes: 4 << 20,
    rateLimiter: createRateLimiter({ intervalMs: 0, maxWaitMs: 500 }),
    retryDelaysMs: [1],
  })
  const network = { http, robots: createRobots({ http }), allowed: new Set<string>() }
  const seenAt = new Date()
  return await ingestBoard({ source, seenAt, store: null, load: () => fetchBoard(source, network) })
}

const answer =
  (status: number, headers: Record<string, string> = {}, body: string | Buffer = ''): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end(body)

const inTwoHours = () => new Date(Date.now() + 7_200_000).toUTCString()
const MEGABYTE = Buffer.alloc(1 << 20, ' ')
const BOMB = gzipSync(Buffer.alloc(64 << 20, ' '))

interface Fault {
  does: string
  listener: RequestListener
  outcome: Outcome
  says: RegExp
  /** Only for slow servers: the others may take as long as a busy machine needs. */
  timeoutMs?: number
}

const FAULTS: Fault[] = [
  {
    does: 'answers nothing',
    listener: () => {},
    outcome: 'network',
    says: /no complete response within 0\.15 s/,
    timeoutMs: 150,
  },
  {
    does: 'begins an answer and never ends it',
    listener: (_, response) => void response.write('{"jobs":['),
    outcome: 'network',
    says: /no complete response within 0\.15 s/,
    timeoutMs: 150,
  },
  {
    does: 'hangs up',
    listener: (_, response) => void response.socket?.destroy(),
    outcome: 'network',
    says: /socket hang up/,
  },
  {
    does: 'redirects to a private address',
    listener: answer(302, { location: 'http://169.254.169.254/latest/meta-data' }),
    outcome: 'blocked',
    says: /redirects to http:\/\/169\.254\.169\.254\/latest\/meta-data, which is a private address/,
  },
  {
    does: 'redirects to another port of this machine',
    // Some adapters request robots.txt first.
    listener: (request, response) =>
      answer(request.url === '/robots.txt' ? 404 : 307, { location: 'http://127.0.0.1:1/jobs' })(
        request,
        response,
      ),
    outcome: 'blocked',
    says: /redirects to http:\/\/127\.0\.0\.1:1\/jobs, which is not on a host of this source/,
  },
  {
    does: 'redirects to a foreign host',
    listener: answer(301, { location: 'https://elsewhere.example/jobs' }),
    outcome: 'blocked',
    says: /redirects to https:\/\/elsewhere\.example\/jobs, which is not on a host of this source/,
  },
  {
    does: 'redirects without end',
    listener: (request, response) => void response.writeHead(302, { location: `${request.url}x` }).end(),
    outcome: 'network',
    says: /redirects more than 5 times/,
  },
  {
    does: 'answers with a page of HTML',
    listener: answer(200, { 'content-type': 'text/html' }, '<!doctype html><title>Sorry</title><br>'),
    outcome: 'shape changed',
    says: /expected (?:JSON|XML|a page with [a-z ]+), got HTML/,
  },
  {
    does: 'answers with half a JSON',
    listener: answer(200, {}, '{"jobs":[{"id":1,"title":"Soft'),
    outcome: 'shape changed',
    says: /expected (?:JSON|a page with [a-z ]+), got broken JSON|expected XML, got JSON/,
  },
  {
    does: 'answers with nothing in it',
    listener: answer(200),
    outcome: 'shape changed',
    says: /expected (?:JSON|XML|a page with [a-z ]+), got an empty response/,
  },
  {
    does: 'sends 100 MB',
    listener: (_, response) => void Readable.from(Array.from({ length: 100 }, () => MEGABYTE)).pipe(response),
    outcome: 'network',
    says: /sends more than 4 MB/,
  },
  {
    does: 'sends a small file that unpacks to 64 MB',
    listener: answer(200, { 'content-encoding': 'gzip' }, BOMB),
    outcome: 'network',
    says: /sends more than 4 MB/,
  },
  {
    does: 'asks to be left alone for two hours, in seconds',
    listener: answer(429, { 'retry-after': '7200' }),
    outcome: 'blocked',
    says: /answered 429 and asked us to wait (?:2 hours|1 hour 59 minutes)$/,
  },
  {
    does: 'asks to be left alone for two hours, with a date',
    listener: (_, response) => void response.writeHead(429, { 'retry-after': inTwoHours() }).end(),
    outcome: 'blocked',
    says: /answered 429 and asked us to wait (?:2 hours|1 hour 59 minutes)$/,
  },
  { does: 'refuses', listener: answer(403), outcome: 'blocked', says: /answered 403/ },
  { does: 'has an error', listener: answer(500), outcome: 'network', says: /answered 500/ },
  { does: 'knows no such board', listener: answer(404), outcome: 'gone', says: /answered 404/ },
]

const NAMES = ADAPTERS.filter(({ hosts, example }) => hosts(example).length > 0).map(({ name }) => name)

test.each(FAULTS.flatMap((fault) => NAMES.map((name) => ({ name, ...fault }))))(
  '$name: a server that $does is $outcome',
  async ({ name, listener, outcome, says, timeoutMs }) => {
    const report = await ingestFrom(name, listener, timeoutMs)
    expect(report).toMatchObject({ found: 0, kept: 0, stored: null, problem: { outcome } })
    expect(report.problem?.message).toMatch(says)
    if (says.source.includes('asked us to wait'))
      expect(Math.abs((report.problem?.retryAt?.getTime() ?? 0) - Date.now() - 7_200_000)).toBeLessThan(
        10_000,
      )
  },
)

test.each(NAMES)('%s: an unrequested 304 is not a board', async (name) => {
  const report = await ingestFrom(name, (request, response) => {
    response.writeHead(request.url === '/robots.txt' ? 404 : 304).end()
  })
  expect(report.problem).toMatchObject({
    outcome: 'shape changed',
    message: expect.stringMatching(/answered 304$/),
  })
})
