import { expect, test } from 'vitest'
import type { NormalisedPosting } from '#core/posting.ts'
import { readFixture } from './adapters/adapter-contract.ts'
import { fetchBoard, ingestBoard, type Ingest, type Judged } from './pipeline.ts'
import type { PostingStore } from './posting-store.ts'
import { SourceProblem } from './source-problem.ts'
import { parseSource } from './sources.ts'

const source = parseSource('greenhouse:nimbuswala')
const seenAt = new Date('2026-10-05T06:00:00Z')

/** Keeps postings in memory as the database would. */
function memoryStore() {
  const rows = new Map<string, string>()
  const calls: { postings: NormalisedPosting[]; seenAt: Date }[] = []
  let samples = 3
  const store: PostingStore = {
    async upsert(postings, seenAt) {
      calls.push({ postings, seenAt })
      const counts = { inserted: 0, updated: 0, unchanged: 0 }
      for (const posting of postings) {
        const row = JSON.stringify(posting)
        const before = rows.get(posting.external_id)
        counts[before === undefined ? 'inserted' : before === row ? 'unchanged' : 'updated'] += 1
        rows.set(posting.external_id, row)
      }
      return counts
    },
    async retireSamples() {
      const retired = samples
      samples = 0
      return retired
    },
  }
  return { store, calls }
}

function run(rest: Partial<Ingest> = {}) {
  const load = async () => source.adapter.parse(readFixture('greenhouse-nimbuswala.json'))
  return ingestBoard({ source, load, seenAt, store: null, ...rest })
}

test('keeps IT jobs in India and counts the rest by reason', async () => {
  const { store, calls } = memoryStore()
  const report = await run({ store })
  expect(report).toMatchObject({
    source: 'greenhouse:nimbuswala',
    found: 14,
    kept: 6,
    rejected: { 'not India': 3, 'not IT': 2, 'prospect post': 1, unlisted: 0, duplicate: 1, unreadable: 1 },
    stored: { inserted: 6, updated: 0, unchanged: 0 },
    samplesRetired: 3,
    problem: null,
  })
  expect(calls[0]?.seenAt).toEqual(seenAt)
  expect(calls[0]?.postings.map(({ title, location }) => [title, location])).toEqual([
    ['Software Development Engineer I', 'Bengaluru'],
    ['Backend Engineering Intern', 'Remote, India'],
    ['Senior Android Engineer', 'Bengaluru, Hyderabad'],
    ['Data Analyst', 'Delhi NCR, Pune'],
    ['Frontend Engineer', 'Chennai'],
    ['Machine Learning Engineer', 'Gurugram'],
  ])
})

test('a kept posting is normalised whole', async () => {
  const { store, calls } = memoryStore()
  await run({ store })
  const [first, intern, android, , frontend, learning] = calls[0]?.postings ?? []
  expect(first).toMatchObject({
    source: 'greenhouse:nimbuswala',
    external_id: '4100201',
    company: 'Nimbuswala',
    category: 'Software Engineering',
    experience_level: 'Fresher',
    experience_min: 0,
    experience_max: 1,
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

test('the same board again changes nothing', async () => {
  const { store } = memoryStore()
  await run({ store })
  const again = await run({ store })
  expect(again.stored).toEqual({ inserted: 0, updated: 0, unchanged: 6 })
  expect(again.samplesRetired).toBe(0)
})

test('a dry run reports the same and writes nothing', async () => {
  const report = await run()
  expect(report).toMatchObject({ kept: 6, stored: null, samplesRetired: 0 })
})

test('samples stay while a board gives nothing to take their place', async () => {
  const { store } = memoryStore()
  const report = await run({ store, load: async () => ({ jobs: [] }) })
  expect(report).toMatchObject({ found: 0, kept: 0, samplesRetired: 0 })
})

test('every posting is judged once, with its reason and its words', async () => {
  const judged: Judged[] = []
  await run({ onJudged: (one) => void judged.push(one) })
  expect(judged).toHaveLength(14)
  const reasons = judged.map((one) => ('rejection' in one ? one.rejection.reason : one.verdict.reason))
  expect(reasons.filter((reason) => reason === null)).toHaveLength(6)
  const salem = judged.find((one) => 'raw' in one && one.raw.title === 'Site Reliability Engineer')
  expect(salem).toMatchObject({ verdict: { reason: 'not India', detail: 'Salem, OR' } })
})

test('a problem of the source is reported and writes nothing', async () => {
  const { store, calls } = memoryStore()
  const load = () => Promise.reject(new SourceProblem('gone', 'https://a.example/ answered 404'))
  const report = await run({ store, load })
  expect(report.problem).toEqual({ outcome: 'gone', message: 'gone: https://a.example/ answered 404' })
  expect(calls).toEqual([])
})

test('a problem of the database is not swallowed', async () => {
  const store: PostingStore = { ...memoryStore().store, upsert: () => Promise.reject(new Error('disk full')) }
  await expect(run({ store })).rejects.toThrow('disk full')
})

test('a posting that the database would refuse is left out by itself', async () => {
  const payload = JSON.parse(readFixture('greenhouse-nimbuswala.json'))
  payload.jobs[0].title = 'x'.repeat(301)
  const { store, calls } = memoryStore()
  const report = await run({ store, load: async () => payload })
  expect(report.rejected.unreadable).toBe(2)
  expect(calls[0]?.postings.every(({ title }) => title.length <= 300)).toBe(true)
})

test('progress is told from none to all', async () => {
  const told: [number, number][] = []
  await run({ onProgress: (done, total) => void told.push([done, total]) })
  expect(told).toEqual([
    [0, 12],
    [12, 12],
  ])
})

test('a board is fetched from the hosts of its source alone', async () => {
  const asked: { url: string; hosts: string[] }[] = []
  await fetchBoard(source, async (request) => {
    asked.push(request)
    return { body: readFixture('greenhouse-nimbuswala.json'), etag: null }
  })
  expect(asked.map(({ hosts }) => hosts)).toContainEqual(['boards-api.greenhouse.io'])
})
