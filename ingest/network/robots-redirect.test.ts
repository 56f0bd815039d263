import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { fetchBoard } from '#ingest/boards/fetch-board.ts'
import { createHttp } from './http.ts'
import { serve } from '#test/ingest/loopback.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { probeLink } from '#ingest/links/probe-link.ts'
import { createRobots, fetchIfAllowed } from './robots.ts'
import { parseSource } from '#ingest/boards/sources.ts'

function network() {
  const rateLimiter = createRateLimiter({ intervalMs: 0 })
  const http = createHttp({
    userAgent: 'PraveshBot/test',
    allowLoopback: true,
    rateLimiter,
    retryDelaysMs: [],
  })
  return { http, robots: createRobots({ http, rateLimiter }), allowed: new Set<string>() }
}

const page = `<script type="application/ld+json">${JSON.stringify({
  '@type': 'JobPosting',
  title: 'Engineer',
})}</script>`

/** A careers site of three pages; `odd` handles all other requests. */
async function site(odd: RequestListener) {
  const asked: string[] = []
  const server = await serve((request, response) => {
    const { url = '' } = request
    asked.push(url)
    if (/^\/jobs\/[23]$/.test(url)) response.end(page)
    else odd(request, response)
  })
  const pages = [1, 2, 3].map((number) => `https://careers.acme.example/jobs/${number}`)
  const source = parseSource('jsonld:careers.acme.example', { baseUrl: new URL(server.url), pages })
  const fetch = () => fetchBoard(source, network())
  return {
    asked,
    fetch,
    url: `${server.url}jobs/1`,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

test('does not follow a redirect that robots.txt disallows, and fails that page alone', async () => {
  await using at = await site(({ url }, response) => {
    if (url === '/robots.txt') response.end('User-agent: *\nDisallow: /secret/\n')
    else response.writeHead(302, { location: '/secret/1' }).end()
  })
  expect(await at.fetch()).toMatchObject({
    payload: {
      pages: [
        {
          detail_problem: expect.stringMatching(/redirects to \S+\/secret\/1, which robots\.txt disallows$/),
        },
        { detail: {} },
        { detail: {} },
      ],
    },
  })
  expect(at.asked).toEqual(['/robots.txt', '/jobs/1', '/jobs/2', '/jobs/3'])
})

test('checks the robots.txt of another host after a redirect', async () => {
  await using other = await serve(({ url }, response) => {
    if (url === '/robots.txt') response.end('User-agent: *\nDisallow: /\n')
    else response.end(page)
  })
  await using at = await serve(({ url }, response) => {
    if (url === '/robots.txt') response.writeHead(404).end()
    else response.writeHead(302, { location: other.url }).end()
  })
  await expect(fetchIfAllowed(network(), { url: at.url, hosts: ['127.0.0.1'] })).rejects.toThrow(
    `blocked: ${at.url} redirects to ${other.url}, which robots.txt disallows`,
  )
})

test('follows a robots.txt to another host', async () => {
  await using other = await serve((_, response) => response.end('User-agent: *\nDisallow: /jobs/1\n'))
  await using at = await site(({ url }, response) => {
    if (url === '/robots.txt')
      response.writeHead(301, { location: `http://localhost:${other.port}/robots.txt` }).end()
    else response.end(page)
  })
  expect(await at.fetch()).toMatchObject({ payload: { pages: [{ detail: {} }, { detail: {} }] } })
  expect(at.asked).toEqual(['/robots.txt', '/jobs/2', '/jobs/3'])
})

test.each([
  ['endlessly', '/robots.txt'],
  ['to a private address', 'http://10.0.0.1/robots.txt'],
  ['away from this machine', 'https://acme.example/robots.txt'],
])('a robots.txt that redirects %s counts as missing', async (_, location) => {
  await using at = await site(({ url }, response) => {
    if (url === '/robots.txt') response.writeHead(301, { location }).end()
    else response.end(page)
  })
  expect(await at.fetch()).toMatchObject({ payload: { pages: [{}, {}, {}] } })
})

test('a robots.txt refused after a redirect disallows everything', async () => {
  await using other = await serve((_, response) => response.writeHead(403).end())
  await using at = await site((_, response) => {
    response.writeHead(301, { location: `http://localhost:${other.port}/robots.txt` }).end()
  })
  await expect(at.fetch()).rejects.toThrow(/^blocked: .*403$/)
})

test('link checks do not follow redirects that robots.txt disallows either', async () => {
  await using at = await site(({ url }, response) => {
    if (url === '/robots.txt') response.end('User-agent: *\nDisallow: /secret/\n')
    else response.writeHead(302, { location: '/secret/jobs/1' }).end()
  })
  const answer = await probeLink({ title: 'Engineer', source_url: at.url }, network(), new Date())
  expect(answer).toMatchObject({
    state: 'uncertain',
    detail: expect.stringMatching(/which robots\.txt disallows$/),
  })
  expect(at.asked).toEqual(['/robots.txt', '/jobs/1'])
})
