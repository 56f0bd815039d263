import type { RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseHandle } from '#db/open.ts'
import { recordReport } from '#db/queries/jobs/job-reports.ts'
import { serve } from '#test/ingest/loopback.ts'
import { greenhouseBoard, jobs } from '#test/greenhouse-board.ts'
import { ingestPlace } from '#test/ingest-place.ts'

const good = greenhouseBoard('Kaveri', jobs(1, 3))
const HTML = '<!doctype html><title>Careers</title>'

/** Boards by the behaviour of their server, with the expected outcome. */
const BOARDS: Record<string, { answer: RequestListener; outcome: string; message: RegExp }> = {
  good: { answer: (_, response) => response.end(good), outcome: 'done', message: /^$/ },
  slow: {
    answer: async (_, response) => {
      await sleep(1500)
      response.end(good)
    },
    outcome: 'done',
    message: /^$/,
  },
  silent: { answer: () => {}, outcome: 'network', message: /no complete response within 6 s/ },
  private: {
    answer: (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    outcome: 'blocked',
    message: /169\.254\.169\.254.*private address/,
  },
  html: {
    answer: (_, response) => response.end(HTML),
    outcome: 'shape changed',
    message: /expected JSON, got HTML/,
  },
  half: {
    answer: (_, response) => response.end(good.slice(0, good.length / 2)),
    outcome: 'shape changed',
    message: /broken JSON/,
  },
  cut: {
    answer: (_, response) => {
      response.writeHead(200, { 'content-length': good.length })
      response.write(good.slice(0, 100), () => response.destroy())
    },
    outcome: 'network',
    message: /./,
  },
  renamed: {
    answer: (_, response) => response.end(good.replaceAll('"title"', '"name"')),
    outcome: 'shape changed',
    message: /jobs\[0\]\.title expected string, got nothing/,
  },
  huge: {
    answer: (_, response) => {
      const part = Buffer.alloc(1 << 20, 32)
      let sent = 0
      const more = () => {
        while (sent < 100 && !response.destroyed) {
          sent += 1
          if (!response.write(part)) return void response.once('drain', more)
        }
        response.end()
      }
      more()
    },
    outcome: 'network',
    message: /more than 32 MB/,
  },
  busy: {
    answer: (_, response) => response.writeHead(429, { 'retry-after': '3600' }).end(),
    outcome: 'blocked',
    message: /429.*asked us to wait 1 hour/,
  },
  broken: { answer: (_, response) => response.writeHead(500).end(), outcome: 'network', message: /500/ },
  gone: { answer: (_, response) => response.writeHead(404).end(), outcome: 'gone', message: /404/ },
  'also-good': { answer: (_, response) => response.end(good), outcome: 'done', message: /^$/ },
}
const NAMES = Object.keys(BOARDS)

/** Each board on its own server, because the rate limit is per host. */
const servers = new Map<string, Awaited<ReturnType<typeof serve>>>()
const requests = new Map<string, number>()
let allGood = false

beforeAll(async () => {
  for (const name of NAMES) {
    const server = await serve((request, response) => {
      requests.set(name, (requests.get(name) ?? 0) + 1)
      if (allGood) response.end(good)
      else BOARDS[name]?.answer(request, response)
    })
    servers.set(name, server)
  }
})
afterAll(async () => {
  for (const server of servers.values()) await server[Symbol.asyncDispose]()
})

const boards = () =>
  NAMES.map((name) => ({ source: `greenhouse:${name}`, baseUrl: servers.get(name)?.url ?? '' }))

test('each board has its expected outcome, the others finish, and nothing is lost', async () => {
  await using operator = await ingestPlace()
  operator.list(boards())
  const read = async <T>(query: (database: DatabaseHandle) => Promise<T>) => {
    await using database = await operator.database()
    return await query(database)
  }

  allGood = true
  const first = await operator.ingest('--timeout', '6')
  expect(first).toMatchObject({ code: 0 })

  allGood = false
  const { code, stdout, stderr } = await operator.ingest('--timeout', '6', '--json')
  expect(code).toBe(1)
  const { boards: reports } = JSON.parse(stdout)
  const outcomes = reports.map(
    (report: { problem: { outcome: string } | null }) => report.problem?.outcome ?? 'done',
  )
  expect(outcomes).toEqual(NAMES.map((name) => BOARDS[name]?.outcome))
  for (const [index, name] of NAMES.entries())
    expect(reports[index].problem?.message ?? '').toMatch(BOARDS[name]?.message ?? /./)
  expect(stderr).toContain('[13/13]')

  await read(async ({ owner, web }) => {
    const runs = await owner
      .selectFrom('ingest_runs')
      .select(['source', 'outcome', 'error'])
      .orderBy('id')
      .execute()
    const second = new Map(runs.slice(NAMES.length).map((run) => [run.source, run.outcome]))
    expect(NAMES.map((name) => second.get(`greenhouse:${name}`))).toEqual(outcomes)
    const renamed = runs.findLast(({ source }) => source === 'greenhouse:renamed')
    expect(renamed?.error).toContain('jobs[0].title')
    // Every board lists the same three postings: one card each, and no failed board closes one.
    const shown = await web
      .selectFrom('public_jobs')
      .select('external_id')
      .where('is_active', '=', true)
      .execute()
    expect(shown.map(({ external_id }) => external_id).toSorted()).toEqual(['1', '2', '3'])
    const kept = await owner.selectFrom('jobs').select('id').where('closed_at', 'is', null).execute()
    expect(kept).toHaveLength(3 * NAMES.length)
  })

  // The next run respects the cooldown as well.
  const before = requests.get('busy')
  allGood = true
  const third = await operator.ingest('--timeout', '6')
  expect(third.code).toBe(1)
  expect(third.stdout).toMatch(/greenhouse:busy asked us to wait another/)
  expect(requests.get('busy')).toBe(before)
}, 120_000)

test('a board that answers 304 is not parsed again, and still counts as seen', async () => {
  await using operator = await ingestPlace()
  let whole = 0
  await using server = await serve((request, response) => {
    response.setHeader('etag', '"1"')
    if (request.headers['if-none-match'] === '"1"') return void response.writeHead(304).end()
    whole += 1
    response.end(good)
  })
  operator.list([{ source: 'greenhouse:quick', baseUrl: server.url }])
  await operator.ingest()
  const { code, stderr } = await operator.ingest()
  expect(code).toBe(0)
  expect(stderr).toContain('[1/1] greenhouse:quick: no change, 0 new, 0 missing, 0 closed')
  expect(whole).toBe(1)
  await using database = await operator.database()
  const { owner, web } = database
  const board = await owner.selectFrom('boards').selectAll().executeTakeFirstOrThrow()
  const seen = await web
    .selectFrom('public_jobs')
    .select(['verified_at', 'first_seen_at'])
    .executeTakeFirstOrThrow()
  expect(seen.verified_at).toEqual(board.seen_at)
  expect(seen.verified_at?.getTime()).toBeGreaterThan(seen.first_seen_at.getTime())
}, 60_000)

test('a board that needs a file does not stop a run of the others', async () => {
  await using operator = await ingestPlace()
  await using server = await serve((_, response) => response.end(good))
  operator.list([{ source: 'file:gulmohar' }, { source: 'greenhouse:quick', baseUrl: server.url }])
  const { code, stdout, stderr } = await operator.ingest('--dry-run')
  expect(code).toBe(0)
  expect(stderr).toContain('file:gulmohar needs a file: npm run ingest -- file:gulmohar --from FILE')
  expect(stdout).toMatch(/greenhouse:quick +3 +3/)
}, 60_000)

test('Ctrl-C leaves each board complete or untouched, and says so', async () => {
  await using operator = await ingestPlace()
  await using never = await serve((_, response) => void response.writeHead(200).flushHeaders())
  await using quick = await serve((_, response) => response.end(good))
  operator.list([
    { source: 'greenhouse:quick', baseUrl: quick.url },
    { source: 'greenhouse:never', baseUrl: never.url },
  ])
  const run = operator.start('ingest')
  await expect.poll(run.output, { timeout: 30_000 }).toContain('[1/2] greenhouse:quick')
  run.kill('SIGINT')
  const { code, stdout, stderr } = await run.finished
  expect(stderr).toContain('Stopping after the current write')
  expect(code).toBe(130)
  expect(stdout).toContain('Interrupted: 1 done, 1 not started (greenhouse:never).')
}, 60_000)

test('boards with reported postings are imported first', async () => {
  await using operator = await ingestPlace()
  const order: string[] = []
  await using server = await serve((request, response) => {
    const board = /boards\/(\w+)/.exec(request.url ?? '')?.[1] ?? ''
    order.push(board)
    // A company for each board: the same job on two boards of one company would be one card.
    response.end(greenhouseBoard(`Company ${board}`, jobs(1, 1)))
  })
  // On one host, boards are fetched one after another.
  operator.list(['north', 'south'].map((name) => ({ source: `greenhouse:${name}`, baseUrl: server.url })))
  expect(await operator.ingest()).toMatchObject({ code: 0 })
  expect(order).toEqual(['north', 'south'])

  {
    await using database = await operator.database()
    const { id } = await database.owner
      .selectFrom('jobs')
      .select('id')
      .where('source', '=', 'greenhouse:south')
      .executeTakeFirstOrThrow()
    await recordReport(database.owner, id, 'closed')
  }
  expect(await operator.ingest()).toMatchObject({ code: 0 })
  expect(order.slice(2)).toEqual(['south', 'north'])
}, 60_000)
