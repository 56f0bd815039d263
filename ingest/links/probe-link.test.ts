import { expect, test } from 'vitest'
import { fakeNetwork, sentTo } from '#test/fake-network.ts'
import { createHttp, type HttpRequest } from '#ingest/network/http.ts'
import { serve } from '#test/ingest/loopback.ts'
import { createRateLimiter } from '#ingest/network/rate-limiter.ts'
import { probeLink } from './probe-link.ts'
import { createRobots } from '#ingest/network/robots.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'

const URL_OF_POSTING = 'https://www.gulmohar.example/careers/backend-engineer-17'
const POSTING = { title: 'Backend Engineer', source_url: URL_OF_POSTING }
const NOW = new Date('2026-11-20T06:30:00Z')

const page = (body: string) =>
  `<!doctype html><title>Gulmohar Labs</title><script>const no = 'this job has expired'</script><main>${body}</main>`
const dated = (validThrough: string) =>
  page(
    `<h1>Backend Engineer</h1><script ` +
      `type="application/ld+json">` +
      `${JSON.stringify({ '@type': 'JobPosting', title: 'Backend Engineer', validThrough })}</script>`,
  )
const probe = (answer: string | SourceProblem, posting = POSTING) =>
  probeLink(posting, fakeNetwork({ [posting.source_url]: answer }), NOW)

test.each([
  ['its title in a heading', page('<h1>Backend Engineer</h1><p>Apply by mail.</p>')],
  ['other quotes, case and spaces', page('<h1>BACKEND&nbsp;\n engineer</h1>')],
  ['a last day that has not come', dated('2026-11-20')],
  ['an open end', page('<h1>Backend Engineer</h1><p>The position stays open until filled.</p>')],
  ['a day that it is filled with', page('<h1>Backend Engineer</h1><p>The role is filled with puzzles.</p>')],
  ['a tool that is gone', page('<h1>Backend Engineer</h1><p>Move us off a library no longer available.</p>')],
])('a page that names the posting is open: %s', async (_, html) => {
  expect(await probe(html)).toMatchObject({ state: 'open', retryAfter: null })
})

test('a page that says it is closed is gone, or uncertain if it still accepts applications', async () => {
  const closed = '<h1>Backend Engineer</h1><p>Sorry, this position has been filled.</p>'
  expect(await probe(page(closed))).toEqual({
    state: 'gone',
    detail: 'says “this position has been filled”',
    retryAfter: null,
  })
  expect((await probe(page(`${closed}<button>Apply</button>`))).state).toBe('uncertain')
})

test.each([
  ['404', new SourceProblem('gone', 'answered 404'), 'gone'],
  ['403', new SourceProblem('blocked', 'answered 403'), 'uncertain'],
  ['500', new SourceProblem('network', 'answered 500', { transient: true }), 'uncertain'],
  ['no response', new SourceProblem('network', 'no whole answer within 30 s'), 'uncertain'],
  [
    'another site, with the posting’s own id',
    sentTo('https://jobs.example/backend-engineer-17'),
    'uncertain',
  ],
  ['another site, without the id', sentTo('https://jobs.example/careers'), 'gone'],
  ['a sign-in elsewhere', sentTo('https://id.example/login?from=gulmohar'), 'uncertain'],
  ['a page rendered by script', page('<div id="root"></div>'), 'uncertain'],
  ['a robot check', page('<h1>Checking your browser</h1>'), 'uncertain'],
  ['a deadline that has passed', dated('2026-11-19'), 'gone'],
])('%s', async (_, answer, state) => {
  expect((await probe(answer)).state).toBe(state)
})

test.each([
  ['https://docs.google.com/forms/d/e/1FAIp/viewform', 'open'],
  ['https://docs.google.com/forms/d/e/1FAIp/closedform', 'gone'],
])('a short form address that redirects to %s is %s', async (url, state) => {
  const source_url = 'https://forms.gle/Ab3x'
  const { robots } = fakeNetwork({})
  const http = async () => ({ body: page('<h1>Backend Engineer</h1>'), etag: null, url })
  expect((await probeLink({ ...POSTING, source_url }, { http, robots }, NOW)).state).toBe(state)
})

test('a short address may redirect to any site, which proves nothing', async () => {
  const source_url = 'https://bit.ly/Ab3x'
  const answer = sentTo('https://gulmohar.example/careers')
  expect((await probe(answer, { ...POSTING, source_url })).state).toBe('uncertain')
})

test.each([
  ['https://acme.example/jobs/7', []],
  ['http://acme.example/jobs/7', ['http://acme.example', 'http://www.acme.example']],
  ['https://www.acme.example:8443/jobs/7', ['https://www.acme.example:8443', 'https://acme.example:8443']],
  ['http://acme.example:25/jobs/7', []],
])('%s is requested as written, and may redirect to https', async (source_url, origins) => {
  const requests: HttpRequest[] = []
  const { robots } = fakeNetwork({})
  const http = async (request: HttpRequest) => {
    requests.push(request)
    return { body: page('<h1>Backend Engineer</h1>'), etag: null, url: request.url }
  }
  await probeLink({ ...POSTING, source_url }, { http, robots }, NOW)
  const [request] = requests
  expect(request?.url).toBe(source_url)
  expect(request?.hosts.toSorted()).toEqual(['acme.example', 'www.acme.example', ...origins].toSorted())
})

test('passes a cooldown on', async () => {
  const answer = await probe(new SourceProblem('blocked', 'answered 429', { retryAfter: 3600 }))
  expect(answer).toEqual({ state: 'uncertain', detail: 'blocked: answered 429', retryAfter: 3600 })
})

test('does not fetch what robots.txt disallows', async () => {
  const network = fakeNetwork({}, [URL_OF_POSTING])
  expect(await probeLink(POSTING, network, NOW)).toMatchObject({ state: 'uncertain' })
  expect(network.asked).toEqual([])
})

test.each([
  ['/careers/backend-engineer-17', '/careers', 'gone'],
  ['/careers/backend-engineer-17', '/en/careers/backend-engineer-17/', 'open'],
  ['/careers/backend-engineer', '/careers', 'gone'],
  ['/careers/backend-engineer', '/careers/backend-engineer/apply', 'open'],
  ['/jobs?id=417&from=list', '/jobs', 'gone'],
  ['/jobs?id=417', '/jobs/417-backend-engineer', 'open'],
  ['/jobs?ref=JD-17', '/jobs?ref=JD-17&lang=en', 'open'],
  ['/careers/backend-engineer?source=wp2024', '/careers/backend-engineer/', 'open'],
  ['/careers/backend-engineer?source=wp2024', '/', 'gone'],
  ['/', '/careers', 'open'],
])('%s that redirects to %s on the same site is %s', async (from, to, state) => {
  await using server = await serve((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end()
    else if (request.url === from) response.writeHead(302, { location: to }).end()
    else response.end(page('<h1>Backend Engineer</h1>'))
  })
  const http = createHttp({
    userAgent: 'x',
    allowLoopback: true,
    rateLimiter: createRateLimiter({ intervalMs: 0 }),
  })
  const source_url = new URL(from, server.url).href
  const answer = await probeLink({ ...POSTING, source_url }, { http, robots: createRobots({ http }) }, NOW)
  expect(answer.state).toBe(state)
})
