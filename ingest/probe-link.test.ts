import { expect, test } from 'vitest'
import { fakeNetwork, sentTo } from '#test/fake-network.ts'
import { createHttp } from './http.ts'
import { serve } from './loopback.ts'
import { createPace } from './pace.ts'
import { probeLink } from './probe-link.ts'
import { createRobots } from './robots.ts'
import { SourceProblem } from './source-problem.ts'

const URL_OF_POSTING = 'https://www.gulmohar.example/careers/backend-engineer-17'
const POSTING = { title: 'Backend Engineer', source_url: URL_OF_POSTING }
const NOW = new Date('2026-11-20T06:30:00Z')

const page = (body: string) =>
  `<!doctype html><title>Gulmohar Labs</title><script>const no = 'this job has expired'</script><main>${body}</main>`
const dated = (validThrough: string) =>
  page(
    `<h1>Backend Engineer</h1><script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title: 'Backend Engineer', validThrough })}</script>`,
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

test.each([
  'This job is no longer available.',
  'We are no longer accepting applications for this role.',
  'Sorry, this position has been filled',
  'The job you are looking for has expired',
  'Job not found',
  'Applications for this position are now closed.',
  'The posting was removed.',
  'We couldn’t find that job.',
])('a page that says “%s” is gone, whatever else it says', async (words) => {
  const answer = await probe(page(`<h1>Backend Engineer</h1><p>${words}</p>`))
  expect(answer.state).toBe('gone')
  expect(answer.detail).toMatch(/^says “/)
})

test.each([
  ['404', new SourceProblem('gone', 'answered 404'), 'gone'],
  ['403', new SourceProblem('blocked', 'answered 403'), 'uncertain'],
  ['500', new SourceProblem('network', 'answered 500', { transient: true }), 'uncertain'],
  ['no answer', new SourceProblem('network', 'no whole answer within 30 s'), 'uncertain'],
  [
    'another site, with the posting’s own id',
    sentTo('https://jobs.example/backend-engineer-17'),
    'uncertain',
  ],
  ['another site, without it', sentTo('https://jobs.example/careers'), 'gone'],
  ['a page drawn by script', page('<div id="root"></div>'), 'uncertain'],
  ['a robot check', page('<h1>Checking your browser</h1>'), 'uncertain'],
  ['a last day that is past', dated('2026-11-19'), 'gone'],
])('%s', async (_, answer, state) => {
  expect((await probe(answer)).state).toBe(state)
})

test('a wish to be left alone is passed on', async () => {
  const answer = await probe(new SourceProblem('blocked', 'answered 429', { retryAfter: 3600 }))
  expect(answer).toEqual({ state: 'uncertain', detail: 'blocked: answered 429', retryAfter: 3600 })
})

test('what robots.txt disallows is not asked', async () => {
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
  ['/', '/careers', 'open'],
])('%s that leads to %s of the same site is %s', async (from, to, state) => {
  await using server = await serve((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end()
    else if (request.url === from) response.writeHead(302, { location: to }).end()
    else response.end(page('<h1>Backend Engineer</h1>'))
  })
  const http = createHttp({ userAgent: 'x', allowLoopback: true, pace: createPace({ intervalMs: 0 }) })
  const source_url = new URL(from, server.url).href
  const answer = await probeLink({ ...POSTING, source_url }, { http, robots: createRobots({ http }) }, NOW)
  expect(answer.state).toBe(state)
})
