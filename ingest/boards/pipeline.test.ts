import { expect, test, vi } from 'vitest'
import { NOTHING_CHANGED } from '#test/board-crawls.ts'
import type { NormalisedPosting } from '#core/posting.ts'
import type { FailedRun } from '#db/queries/boards/boards.ts'
import type { Crawl } from '#db/queries/boards/crawl-plan.ts'
import { readFixture } from '#test/ingest/adapter-contract.ts'
import type { Judged } from './judge-board.ts'
import { ingestBoard, type Ingest } from './pipeline.ts'
import type { BoardStore } from './board-store.ts'
import type { Validator } from './fetch-board.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { parseSource } from './sources.ts'
import { formatReport } from '#ingest/reports/report.ts'

const source = parseSource('greenhouse:nimbuswala')
const seenAt = new Date('2026-10-05T06:00:00Z')

/** Records what it receives; the database's part has its own tests. */
function memoryStore(remembered: Awaited<ReturnType<BoardStore['load']>> = null) {
  const crawls: Crawl[] = []
  const failures: FailedRun[] = []
  const store: BoardStore = {
    now: async () => new Date(),
    load: async () => remembered,
    save: async (crawl) => {
      crawls.push(crawl)
      const inserted: NormalisedPosting[] = crawl.reading?.postings ?? []
      return { ...NOTHING_CHANGED, inserted }
    },
    recordFailure: async (run) => void failures.push(run),
  }
  return { store, crawls, failures }
}

function run(rest: Partial<Ingest> = {}) {
  const load = async () => ({ payload: source.adapter.parse(readFixture('greenhouse-nimbuswala.json')) })
  return ingestBoard({ source, load, seenAt, now: seenAt, store: null, ...rest })
}

test('keeps IT jobs in India and counts the rest by reason', async () => {
  const { store, crawls } = memoryStore()
  const report = await run({ store })
  expect(report).toMatchObject({
    source: 'greenhouse:nimbuswala',
    found: 14,
    kept: 6,
    rejected: { 'not India': 3, 'not IT': 2, 'prospect post': 1, unlisted: 0, duplicate: 1, unreadable: 1 },
    problem: null,
  })
  expect(report.stored?.inserted).toHaveLength(6)
  expect(crawls).toMatchObject([
    {
      source: 'greenhouse:nimbuswala',
      seenAt,
      reading: { found: 14, rejected: { 'not India': 3, duplicate: 1 } },
    },
  ])
  expect(crawls[0]?.reading?.postings.map(({ title, location }) => [title, location])).toEqual([
    ['Software Development Engineer I', 'Bengaluru'],
    ['Backend Engineering Intern', 'Remote, India'],
    ['Senior Android Engineer', 'Bengaluru, Hyderabad'],
    ['Data Analyst', 'Delhi NCR, Pune'],
    ['Frontend Engineer', 'Chennai'],
    ['Machine Learning Engineer', 'Gurugram'],
  ])
})

test('normalises all fields of a kept posting', async () => {
  const { store, crawls } = memoryStore()
  await run({ store })
  const [first, intern, android, , frontend, learning] = crawls[0]?.reading?.postings ?? []
  expect(first).toMatchObject({
    source: 'greenhouse:nimbuswala',
    external_id: '4100201',
    company: 'Nimbuswala',
    category: 'Software Engineering',
    experience_level: 'Fresher',
    experience_min: 0,
    experience_max: 1,
    batch: [2026],
    salary_min: 8_00_000,
    salary_max: 12_00_000,
    salary_period: 'year',
    work_mode: null,
    job_type: null,
    posted_at: new Date('2026-09-28T04:30:00Z'),
    requisition_id: 'NW-4100201',
  })
  expect(first?.skills).toEqual(['Java', 'Python', 'SQL', 'Data structures & algorithms'])
  expect(first?.description).toContain('<p>Build <strong>R&amp;D</strong> tools &amp; services.</p>')
  expect(first?.description).not.toContain('alert')
  expect(intern).toMatchObject({
    work_mode: 'remote',
    job_type: 'Internship',
    salary_min: 40_000,
    salary_period: 'month',
  })
  expect(android).toMatchObject({ work_mode: 'hybrid', experience_min: 5, experience_max: 8 })
  expect(frontend).toMatchObject({ work_mode: 'hybrid', experience_min: 2, experience_max: null })
  expect(learning).toMatchObject({
    work_mode: 'onsite',
    job_type: 'Full-time',
    salary_min: 25_00_000,
    application_url: 'https://careers.nimbuswala.example/apply?gh_jid=4100212',
  })
})

test('a dry run reports the same and writes nothing', async () => {
  const report = await run()
  expect(report).toMatchObject({ kept: 6, stored: null })
})

test('judges every posting once, with a reason and the words for it', async () => {
  const judged: Judged[] = []
  await run({ onJudged: (one) => void judged.push(one) })
  expect(judged).toHaveLength(14)
  const reasons = judged.map((one) => ('rejection' in one ? one.rejection.reason : one.verdict.reason))
  expect(reasons.filter((reason) => reason === null)).toHaveLength(6)
  const salem = judged.find((one) => 'raw' in one && one.raw.title === 'Site Reliability Engineer')
  expect(salem).toMatchObject({ verdict: { reason: 'not India', detail: 'Salem, OR' } })
})

test('reports and records a problem of the source, and writes nothing', async () => {
  const { store, crawls, failures } = memoryStore()
  const load = () => Promise.reject(new SourceProblem('gone', 'https://a.example/ answered 404'))
  const report = await run({ store, load })
  const message = 'gone: https://a.example/ answered 404'
  expect(report.problem).toEqual({ outcome: 'gone', message, retryAt: null })
  expect(crawls).toEqual([])
  expect(failures).toMatchObject([{ source: 'greenhouse:nimbuswala', outcome: 'gone', error: message }])
})

test('keeps a source’s cooldown for later runs, at most for a day', async () => {
  const { store, failures } = memoryStore()
  const load = () => Promise.reject(new SourceProblem('blocked', 'too many', { retryAfter: 900_000 }))
  await run({ store, load, seenAt: 'now' })
  const days = (failures[0]?.retryAt?.getTime() ?? 0) - Date.now()
  expect(days).toBeGreaterThan(23 * 3_600_000)
  expect(days).toBeLessThanOrEqual(24 * 3_600_000)

  const later = memoryStore({
    validators: [],
    read_at: null,
    retry_at: new Date(Date.now() + 60_000),
    memory: null,
  })
  const asked = vi.fn<Ingest['load']>()
  const report = await run({ store: later.store, load: asked, seenAt: 'now' })
  expect(asked).not.toHaveBeenCalled()
  expect(report.problem).toMatchObject({
    outcome: 'blocked',
    message: expect.stringContaining('asked us to wait another 1 minute'),
  })
  expect(later.failures).toEqual([])
})

test('sends conditional requests, but reads a board in full once a day', async () => {
  const validators = [{ url: 'https://a.example/', etag: '"1"' }]
  const validatorsAfter = async (hoursAgo: number, seenAt: Ingest['seenAt']) => {
    const read_at = new Date(Date.now() - hoursAgo * 3_600_000)
    const { store } = memoryStore({ validators, read_at, retry_at: null, memory: null })
    const asked: Validator[][] = []
    await run({
      store,
      seenAt,
      load: async (_source, before) => {
        asked.push(before)
        return { notModified: true }
      },
    })
    return asked.flat()
  }
  expect(await validatorsAfter(23, 'now')).toEqual(validators)
  expect(await validatorsAfter(25, 'now')).toEqual([])
  expect(await validatorsAfter(1, seenAt)).toEqual([])
})

test('throws a problem of the database', async () => {
  const store: BoardStore = { ...memoryStore().store, save: () => Promise.reject(new Error('disk full')) }
  await expect(run({ store })).rejects.toThrow('disk full')
})

test('rejects alone a posting that the database would refuse', async () => {
  const payload = JSON.parse(readFixture('greenhouse-nimbuswala.json'))
  payload.jobs[0].title = 'x'.repeat(301)
  const { store, crawls } = memoryStore()
  const report = await run({ store, load: async () => ({ payload }) })
  expect(report.rejected.unreadable).toBe(2)
  expect(crawls[0]?.reading?.postings.every(({ title }) => title.length <= 300)).toBe(true)
})

test('reports progress from none to all', async () => {
  const told: [number, number][] = []
  await run({ onProgress: (done, total) => void told.push([done, total]) })
  expect(told).toEqual([
    [0, 12],
    [12, 12],
  ])
})

test('does not read an unchanged board, and records that', async () => {
  const { store, crawls } = memoryStore()
  const report = await run({ store, load: async () => ({ notModified: true }) })
  expect(report).toMatchObject({ notModified: true, found: 0, problem: null, seenAt })
  expect(crawls).toMatchObject([{ seenAt, reading: null }])
})

test('passes unreadable postings to the store, because they are still listed', async () => {
  const { store, crawls } = memoryStore()
  await run({ store })
  expect(crawls[0]?.reading?.unread).toHaveLength(1)
})

test('a posting after its deadline has expired, even if the board lists it', async () => {
  const report = await run({ now: new Date('2099-12-02T00:00:00Z') })
  expect(report).toMatchObject({ kept: 5, rejected: { expired: 1 } })
})

test('rejects a posting without a publication date', async () => {
  const reading = source.adapter.read(
    source.adapter.parse(readFixture('greenhouse-nimbuswala.json')),
    source.board,
  )
  for (const posting of reading.postings) posting.posted_at = null
  const adapter = { ...source.adapter, read: () => reading }
  const report = await run({ source: { ...source, adapter } })
  expect(report).toMatchObject({ kept: 0, rejected: { unreadable: 8, 'not India': 3 } })
})

const keka = parseSource('keka:morpankh')

/** A crawl of a board that names its company on another page, after a crawl that stored this name. */
async function crawlNamed(company: string | null) {
  const { jobs, name } = JSON.parse(readFixture('keka-morpankh.json'))
  const asked: string[] = []
  const { store, crawls } = memoryStore({
    validators: [],
    read_at: null,
    retry_at: null,
    company,
    memory: null,
  })
  await run({
    source: keka,
    store,
    seenAt: 'now',
    load: async (known) => ({
      payload: await keka.adapter.fetch(
        known.board,
        async (url) => {
          asked.push(url)
          return { body: JSON.stringify(url.endsWith('/active') ? jobs : { name }), etag: null }
        },
        known.settings,
      ),
    }),
  })
  return { asked: asked.length, company: crawls[0]?.reading?.company }
}

test('a board is asked for its name once, which is then kept, without its legal form', async () => {
  expect(await crawlNamed(null)).toMatchObject({ asked: 2, company: 'Morpankh Analytics' })
  expect(await crawlNamed('Morpankh Softworks')).toMatchObject({ asked: 1, company: 'Morpankh Softworks' })
  // A name that is only the token was never one.
  expect(await crawlNamed('morpankh')).toMatchObject({ asked: 2, company: 'Morpankh Analytics' })
})

test('a board that nothing names is reported, and its token is not kept as a name', async () => {
  const { jobs } = JSON.parse(readFixture('keka-morpankh.json'))
  const { store, crawls } = memoryStore()
  const nameless = JSON.parse(JSON.stringify({ jobs }).replaceAll(/morpankh/gi, 'somebody'))
  const report = await run({ source: keka, store, load: async () => ({ payload: nameless }) })
  expect(report.unnamed).toBe('Morpankh')
  expect(formatReport([report])).toContain('  keka:morpankh: shown as "Morpankh"')
  expect(crawls[0]?.reading?.company).toBeNull()
  expect(crawls[0]?.reading?.postings[0]?.company).toBe('Morpankh')
})
