import { beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { testDatabase } from '#test/database.ts'
import { greenhouseBoard, jobs } from '#test/greenhouse-board.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { linkSources } from '#ingest/links/check-links.ts'
import { createHttp } from '#ingest/network/http.ts'
import { serve } from '#test/ingest/loopback.ts'
import { createRateLimiter, type RateLimiter } from '#ingest/network/rate-limiter.ts'
import { createRobots } from '#ingest/network/robots.ts'
import { parseSource } from '#ingest/boards/sources.ts'
import { crawlHost } from './crawl-host.ts'

const database = testDatabase()
beforeEach(() => database.empty())

const BOARDS = ['a', 'b', 'c']

/** A host with boards, which records the requested boards, and `turn` for each turn of the rate limiter. */
async function host(status: (board: string) => number = () => 200) {
  const asked: string[] = []
  const server = await serve((request, response) => {
    const board = /boards\/(\w+)/.exec(request.url ?? '')?.[1] ?? ''
    asked.push(board)
    const code = status(board)
    response.writeHead(code, code === 429 ? { 'retry-after': '3600' } : {})
    response.end(greenhouseBoard(`Company ${board}`, jobs(1, 2)))
  })
  const unlimited = createRateLimiter({ intervalMs: 0 })
  const rateLimiter: RateLimiter = {
    ...unlimited,
    turn: (name, work) => {
      asked.push('turn')
      return unlimited.turn(name, work)
    },
  }
  const http = createHttp({ userAgent: 'test', allowLoopback: true, rateLimiter, retryDelaysMs: [] })
  const settings = { company: null, baseUrl: new URL(server.url), pages: [] }
  return {
    asked,
    name: new URL(server.url).host,
    url: server.url,
    sources: BOARDS.map((board) => parseSource(`greenhouse:${board}`, settings)),
    network: { http, rateLimiter, robots: createRobots({ http, rateLimiter }), allowed: new Set<string>() },
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
  }
}

function runCrawl(
  at: Awaited<ReturnType<typeof host>>,
  signal = new AbortController().signal,
  links: string[] = [],
  paused: string[] = [],
  contentLinks: string[] = [],
) {
  const done: string[] = []
  const { sources, network } = at
  const owner = database.owner
  return {
    done,
    ended: crawlHost({
      host: at.name,
      sources,
      links,
      contentLinks,
      onThisMachine: true,
      onContentLink: ({ link, outcome }) => void done.push(`${new URL(link).pathname} ${outcome}`),
      linkSources: linkSources(sources, paused, network.allowed),
      onLink: ({ external_id, outcome }) => void done.push(`${external_id} ${outcome}`),
      network,
      owner,
      signal,
      everySeconds: 3600,
      onDone: ({ source }) => void done.push(source),
    }),
  }
}

test('imports the due boards of a host one after another, and waits one interval at the end', async () => {
  await using at = await host()
  await runCrawl(at).ended
  expect(at.asked).toEqual(['turn', 'a', 'turn', 'b', 'turn', 'c', 'turn'])
})

test('skips a board that was just crawled, so that a resumed job does only the rest', async () => {
  await using at = await host()
  await runCrawl(at).ended
  await sql`update boards set last_run_at = now() - interval '2 hours' where source = 'greenhouse:b'`.execute(
    database.owner,
  )
  const again = runCrawl(at)
  await again.ended
  expect(again.done).toEqual(['greenhouse:b'])
})

test('after a cooldown starts, the other boards of the host stay due', async () => {
  await using at = await host((board) => (board === 'b' ? 429 : 200))
  const { done, ended } = runCrawl(at)
  await ended
  expect(done).toEqual(['greenhouse:a', 'greenhouse:b'])
  const runs = await database.owner.selectFrom('ingest_runs').select(['source', 'outcome']).execute()
  expect(runs).toEqual([
    { source: 'greenhouse:a', outcome: 'done' },
    { source: 'greenhouse:b', outcome: 'blocked' },
  ])
})

test('when stopped, says so and fetches nothing more', async () => {
  await using at = await host()
  const stopping = new AbortController()
  stopping.abort(new Error('The worker was stopped'))
  const { done, ended } = runCrawl(at, stopping.signal)
  await expect(ended).rejects.toThrow('The worker was stopped')
  expect(done).toEqual([])
  expect(at.asked).toEqual(['turn'])
})

test('checks due posting pages without a live board after the boards', async () => {
  await using at = await host((page) => (page === '' ? 404 : 200))
  const { owner } = database
  await owner
    .insertInto('boards')
    .values({ source: 'file:gulmohar', seen_at: null, found: 1, kept: 1, doubted_found: null })
    .execute()
  const source_url = new URL('careers/17', at.url).href
  const links = await insertJobs(owner, [jobRow('17', { source: 'file:gulmohar', source_url })])
  const paused = runCrawl({ ...at, sources: [] }, undefined, links, ['file:gulmohar'])
  await paused.ended
  expect(paused.done).toEqual([])
  const one = runCrawl({ ...at, sources: at.sources.slice(0, 1) }, undefined, links)
  await one.ended
  expect(one.done).toEqual(['greenhouse:a', '17 gone once'])
  const again = runCrawl({ ...at, sources: [] }, undefined, links)
  await again.ended
  expect(again.done).toEqual([])
})

test('a board that redirects to another one we know has moved there', async () => {
  await using server = await serve((_, response) => {
    response.writeHead(301, { location: 'https://jobs.ashbyhq.com/acme' })
    response.end()
  })
  await using at = await host()
  const settings = { company: null, baseUrl: new URL(server.url), pages: [] }
  await runCrawl({ ...at, sources: [parseSource('greenhouse:acme', settings)] }).ended
  const boards = await database.owner.selectFrom('boards').select(['state', 'moved_to', 'tier']).execute()
  expect(boards).toEqual([{ state: 'moved', moved_to: 'ashby:acme', tier: 'monthly' }])
})

test('checks the links of curated rows on its host after the boards', async () => {
  await using at = await host()
  const link = `${at.url}courses/1`
  const course = { name: 'Git', platform: 'Kaveri', role_category: 'DevOps', difficulty: 'Beginner' as const }
  await database.owner
    .insertInto('learn_courses')
    .values({ ...course, is_free: true, tags: [], link })
    .execute()
  const { done, ended } = runCrawl(at, undefined, [], [], [link, `${at.url}not-of-a-row`])
  await ended
  expect(done.slice(0, -1)).toEqual(['greenhouse:a', 'greenhouse:b', 'greenhouse:c'])
  expect(done.at(-1)).toMatch(/^\/courses\/1 /)
})
