import { expect, test } from 'vitest'
import { fakeNetwork } from '#test/fake-network.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { probeContentLink } from './content-links.ts'

const LINK = 'https://learn.example/courses/git'

test.each([
  ['a page', '<h1>Git</h1>', 'open'],
  ['a page about missing pages', '<h1>Git</h1><p>404 Page not found</p><h2>What a 404 page is</h2>', 'open'],
  ['a page without words, made by script', '<div id="root"></div>', 'open'],
  ['a heading that says so', '<title>Kaveri</title><h1>404 - Page not found</h1>', 'gone'],
  ['an error 404', new SourceProblem('gone', 'answered 404'), 'gone'],
  ['a refusal', new SourceProblem('blocked', 'answered 403'), 'uncertain'],
  ['an error', new SourceProblem('network', 'answered 500'), 'uncertain'],
  ['a host without an address', new SourceProblem('network', 'getaddrinfo ENOTFOUND'), 'uncertain'],
  ['an odd status', new SourceProblem('shape changed', 'answered 418'), 'uncertain'],
])('%s', async (_, answer, state) => {
  expect(await probeContentLink(LINK, fakeNetwork({ [LINK]: answer }))).toMatchObject({ state })
})

test.each([
  [LINK, 'https://learn.example/', 'gone'],
  [LINK, 'https://learn.example/en', 'gone'],
  [LINK, 'https://learn.example/login?next=/courses/git', 'open'],
  [LINK, 'https://academy.example/git', 'open'],
  [LINK, 'https://parked.example/', 'gone'],
  ['https://learn.example/', 'https://www.learn.example/en/', 'open'],
])('%s that ends at %s is %s', async (link, final, state) => {
  const network = fakeNetwork({ [link]: '<h1>x</h1>' })
  const http: typeof network.http = async (request) => ({ ...(await network.http(request)), url: final })
  expect(await probeContentLink(link, { ...network, http })).toMatchObject({ state })
})

test('obeys robots.txt, and passes on how long a host wants to be left alone', async () => {
  const network = fakeNetwork({ [LINK]: '<h1>Git</h1>' }, [LINK])
  expect(await probeContentLink(LINK, network)).toMatchObject({ state: 'uncertain' })
  expect(network.asked).toEqual([])
  const busy = new SourceProblem('blocked', 'answered 429', { retryAfter: 90 })
  expect(await probeContentLink(LINK, fakeNetwork({ [LINK]: busy }))).toMatchObject({ retryAfter: 90 })
})
