import type { ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { ANSWERS } from '../../bench/night/answers.ts'
import { testDatabase } from '#test/database.ts'
import { serve } from '#test/ingest/loopback.ts'
import { createHttp } from '#ingest/network/http.ts'
import { createRateLimiter } from '#ingest/network/rate-limiter.ts'
import { createRobots } from '#ingest/network/robots.ts'
import { parseSource } from './sources.ts'
import { databaseStore } from './board-store.ts'
import { fetchBoard } from './fetch-board.ts'
import { ingestBoard } from './pipeline.ts'

const database = testDatabase()
afterEach(() => database.empty())

const HOUR_MS = 3_600_000
const START = Date.parse('2026-11-19T00:00:00Z')

const postings = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    id: id + 1,
    title: `Java Developer ${id + 1}`,
    city: 'Pune',
    country: 'IN',
  }))

/** A board of a kind on this machine, and its import so many hours after the first one. */
async function boardOf(
  kind: string,
  respond: (response: ServerResponse, body: string, hours: number) => void,
) {
  let hours = 0
  let count = 20
  const server = await serve((request, response) => {
    const url = new URL(request.url ?? '/', 'http://board')
    if (url.pathname === '/robots.txt') return void response.writeHead(404).end()
    const body = ANSWERS[kind]?.({ url, board: 'acme', postings: postings(count) }) ?? null
    if (body === null) response.writeHead(404).end()
    else respond(response, body, hours)
  })
  const rateLimiter = createRateLimiter({ intervalMs: 0 })
  const http = createHttp({ userAgent: 'PraveshTest/1', allowLoopback: true, rateLimiter, retryDelaysMs: [] })
  const network = { http, robots: createRobots({ http }), allowed: new Set<string>() }
  const source = parseSource(`${kind}:acme`, { baseUrl: new URL(server.url), company: 'Acme' })
  return {
    importAfter: (later: number, left = count) => {
      hours = later
      count = left
      const at = new Date(START + hours * HOUR_MS)
      const load = () => fetchBoard(source, network)
      return ingestBoard({ source, load, seenAt: at, now: at, store: databaseStore(database.owner) })
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

const rows = () =>
  database.owner
    .selectFrom('jobs')
    .select(['external_id', 'missed_since', 'closed_at', 'is_active'])
    .orderBy('external_id')
    .execute()

const half = (body: string) => body.slice(0, body.length / 2)

/** How an answer ends in the middle. */
const CUTS: Record<string, (response: ServerResponse, body: string) => void> = {
  'ends as if it were whole': (response, body) => response.end(half(body)),
  'is closed before its end': (response, body) => {
    response.writeHead(200, { 'content-length': Buffer.byteLength(body) })
    response.write(half(body), () => response.destroy())
  },
  'has no text': (response) => response.end(''),
}

const KINDS = ['greenhouse', 'lever', 'ashby', 'workable', 'recruitee', 'personio', 'teamtailor', 'keka']

test.each(KINDS.flatMap((kind) => Object.keys(CUTS).map((cut) => [kind, cut] as const)))(
  'a response of %s that %s closes nothing',
  async (kind, cut) => {
    await using board = await boardOf(kind, (response, body, hours) =>
      hours === 0 ? response.end(body) : CUTS[cut]?.(response, body),
    )
    expect(await board.importAfter(0)).toMatchObject({ problem: null, kept: 20 })
    const before = await rows()
    for (const hours of [24, 37, 72]) {
      const { problem, stored } = await board.importAfter(hours)
      expect([problem?.outcome, stored]).toEqual([expect.stringMatching(/^(?:shape changed|network)$/), null])
    }
    expect(await rows()).toEqual(before)
  },
)

test('a board without a posting after hundreds is doubted, and closes nothing for days', async () => {
  await using board = await boardOf('greenhouse', (response, body) => response.end(body))
  expect(await board.importAfter(0, 250)).toMatchObject({ problem: null, kept: 250 })
  for (const hours of [24, 37, 50]) {
    const { stored } = await board.importAfter(hours, 0)
    expect(stored).toMatchObject({ doubted: true, missing: [], closed: [] })
  }
  expect((await rows()).filter(({ is_active }) => is_active)).toHaveLength(250)
})
