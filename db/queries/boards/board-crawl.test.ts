import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { crawl, hour, notModified, posting } from '#test/board-crawls.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { storeCrawl, type CrawlResult } from './board-crawl.ts'
import type { PostingFacts } from '#core/posting-facts.ts'
import { readBoard, recordFailure } from './boards.ts'
import type { Crawl } from './crawl-plan.ts'
import { listMncCompanies, listMncJobOpenings } from '#db/queries/content/mnc.ts'
import { getJob, listNewestJobs } from '../jobs/jobs.ts'

const database = testDatabase()
afterEach(() => database.empty())

const take = (crawl: Crawl) => storeCrawl(database.owner, crawl)
const rows = () => database.owner.selectFrom('jobs').selectAll().orderBy('external_id').execute()
const listed = async () =>
  (await listNewestJobs(database.web, { limit: 100 })).map(({ title }) => title.split(' ').at(-1)).toSorted()
const shown = async (external_id: string) => {
  const row = (await rows()).find((row) => row.external_id === external_id)
  return getJob(database.web, row?.id ?? '')
}
const ids = (postings: { external_id: string }[]) => postings.map(({ external_id }) => external_id).toSorted()
const summary = (result: CrawlResult) => ({
  new: ids(result.inserted),
  reopened: ids(result.reopened),
  missing: ids(result.missing),
  closed: ids(result.closed),
})
const NOTHING = { new: [], reopened: [], missing: [], closed: [] }
const failure = (hours: number) =>
  recordFailure(database.owner, {
    source: 'greenhouse:tarangini',
    startedAt: hour(hours),
    outcome: 'network',
    error: 'network: no answer',
    retryAt: hour(hours + 1),
  })

test('a crawl inserts verified postings', async () => {
  const many = Array.from({ length: 430 }, (_, index) => String(index).padStart(3, '0'))
  const result = await take(crawl(0, many))
  expect(ids(result.inserted)).toEqual(many)
  const [first] = await rows()
  expect(first).toMatchObject({
    source: 'greenhouse:tarangini',
    external_id: '000',
    verified_at: hour(0),
    first_seen_at: hour(0),
    last_seen_at: hour(0),
    is_active: true,
    is_sample: false,
  })
})

test('the same board again writes no posting, and the visitor sees that it was checked again', async () => {
  await take(crawl(0, ['1', '2']))
  const versions = () => sql`select xmin, xmax, ctid from jobs order by external_id`.execute(database.owner)
  const before = await versions()
  expect(await take(crawl(5, ['1', '2']))).toMatchObject({ inserted: [], updated: 0, unchanged: 2 })
  expect(await take(notModified(6))).toMatchObject({ inserted: [], updated: 0, unchanged: 2 })
  expect((await versions()).rows).toEqual(before.rows)
  expect(await shown('1')).toMatchObject({
    last_seen_at: hour(6),
    verified_at: hour(6),
    first_seen_at: hour(0),
  })
})

test('a changed posting is updated and keeps its id and first sighting', async () => {
  await take(crawl(0, ['1', '2']))
  const [before] = await rows()
  const changed = posting('1', { title: 'Senior Backend Engineer', salary_max: 15e5, batch: [2025, 2026] })
  expect(await take(crawl(3, [changed, '2']))).toMatchObject({ inserted: [], updated: 1, unchanged: 1 })
  expect((await rows())[0]).toMatchObject({
    id: before?.id,
    first_seen_at: hour(0),
    content_changed_at: hour(3),
    title: 'Senior Backend Engineer',
    salary_max: 15e5,
  })
  expect(await shown('1')).toMatchObject({ batch: [2025, 2026] })
})

const FACTS: PostingFacts = {
  degree: { names: ['BE/BTech', 'MCA'], required: true },
  branch: ['CSE'],
  notice_days: 0,
  walk_in: { dates: ['2026-12-01', '2026-12-02'], hours: null, place: null, bring: null },
}

test('what a posting states is stored, and its filters as columns', async () => {
  await take(crawl(0, [posting('1', { facts: FACTS }), posting('2')]))
  expect(await rows()).toMatchObject([
    {
      facts: FACTS,
      degrees: 0b1001,
      degree_required: true,
      branches: 1,
      notice_days: 0,
      is_walk_in: true,
      walk_in_until: '2026-12-02',
      fee_asked: false,
    },
    { facts: {}, degrees: 0, degree_required: null, notice_days: null, is_walk_in: false },
  ])
  expect(await shown('1')).toMatchObject({ facts: FACTS })
})

test('when the rules read more, the next crawl updates each open posting once, and leaves closed ones alone', async () => {
  await take(crawl(0, ['1', '2', '3']))
  await database.owner
    .updateTable('jobs')
    .set({ is_active: false, closed_at: hour(1), close_reason: 'by hand' })
    .where('external_id', '=', '3')
    .execute()
  const reread = ['1', '2', '3'].map((id) => posting(id, { facts: FACTS }))
  expect((await take(crawl(20, reread))).updated).toBe(2)
  expect((await rows()).map(({ notice_days }) => notice_days)).toEqual([0, 0, null])
  expect(await take(crawl(40, reread))).toMatchObject({ updated: 0, unchanged: 3 })
})

test('a featured posting that turns out to ask for money is featured no longer', async () => {
  await take(crawl(0, ['1']))
  await database.owner.updateTable('jobs').set({ is_featured: true }).execute()
  await take(crawl(20, [posting('1', { facts: { fee_asked: true } })]))
  expect(await rows()).toMatchObject([{ is_featured: false, fee_asked: true }])
})

test('the publication date moves to an earlier one, never to a later', async () => {
  await take(crawl(0, ['1']))
  await take(crawl(1, [posting('1', { posted_at: hour(-24) })]))
  expect((await rows())[0]?.posted_at).toEqual(hour(-19 * 24))
  await take(crawl(2, [posting('1', { posted_at: hour(-50 * 24) })]))
  expect((await rows())[0]?.posted_at).toEqual(hour(-50 * 24))
})

test('a crawl says what was known of the board before', async () => {
  await failure(0)
  const saved = await take({ ...crawl(1, ['1']), fromFile: true })
  const live = await take(crawl(2, ['1', '2']))
  expect([saved.before, live.before, (await take(crawl(3, ['1']))).before]).toEqual([
    'nothing',
    'saved file',
    'crawl',
  ])
})

test('the second run reports exactly the new and the missing', async () => {
  await take(crawl(0, ['1', '2', '3', '4']))
  expect(summary(await take(crawl(24, ['2', '3', '4', '5'])))).toEqual({
    ...NOTHING,
    new: ['5'],
    missing: ['1'],
  })
  expect(await listed()).toEqual(['1', '2', '3', '4', '5'])
  expect(await shown('1')).toMatchObject({ last_seen_at: hour(0), verified_at: hour(0) })
})

test('ids that appear or disappear on the board are reported, kept or not', async () => {
  const on = (...listed: string[]) => ({ listed, found: listed.length })
  await take(crawl(0, ['1'], on('1', 'a', 'b')))
  expect(await take(crawl(1, ['1'], on('1', 'b', 'c')))).toMatchObject({
    appeared: ['c'],
    disappeared: ['a'],
  })
  expect(await take(notModified(2))).toMatchObject({ appeared: [], disappeared: [] })
  expect(await take(crawl(3, [], on()))).toMatchObject({ doubted: true, disappeared: ['1', 'b', 'c'] })
  expect(await take(crawl(4, ['1'], on('1', 'b')))).toMatchObject({ appeared: [], disappeared: ['c'] })
})

test('a second healthy crawl, at least twelve hours after the first, closes what neither listed', async () => {
  await take(crawl(0, ['1', '2', '3']))
  expect(summary(await take(crawl(1, ['2', '3'])))).toEqual({ ...NOTHING, missing: ['1'] })
  expect(summary(await take(crawl(12.9, ['2', '3'])))).toEqual(NOTHING)
  expect(summary(await take(crawl(13, ['2', '3'])))).toEqual({ ...NOTHING, closed: ['1'] })
  expect(await listed()).toEqual(['2', '3'])
  expect(await shown('1')).toMatchObject({ is_active: false, closed_at: hour(13), last_seen_at: hour(0) })
  expect(await rows()).toMatchObject([{ close_reason: 'unlisted' }, {}, {}])
})

test('an unchanged board confirms both its listed and its missing postings', async () => {
  await take(crawl(0, ['1', '2']))
  await take(crawl(1, ['2']))
  expect(summary(await take(notModified(12)))).toEqual(NOTHING)
  expect(summary(await take(notModified(14)))).toEqual({ ...NOTHING, closed: ['1'] })
  expect(await listed()).toEqual(['2'])
})

test('a posting listed again in between is no longer missing', async () => {
  await take(crawl(0, ['1', '2']))
  await take(crawl(1, ['2']))
  await take(crawl(7, ['1', '2']))
  expect(await shown('1')).toMatchObject({ last_seen_at: hour(7), verified_at: hour(7) })
  expect(summary(await take(crawl(14, ['2'])))).toEqual({ ...NOTHING, missing: ['1'] })
})

test('a failing or an empty third run closes nothing', async () => {
  await take(crawl(0, ['1', '2', '3']))
  await take(crawl(13, ['2', '3']))
  await failure(26)
  expect(await listed()).toEqual(['1', '2', '3'])
  expect(await take(crawl(27, []))).toMatchObject({ doubted: true, missing: [], closed: [] })
  expect(await listed()).toEqual(['1', '2', '3'])
  expect(await shown('2')).toMatchObject({ verified_at: hour(13) })
})

test('an empty board closes its postings only after several confirmations', async () => {
  await take(crawl(0, ['1', '2']))
  const every12Hours = [12, 24, 36, 48, 60]
  const results = []
  for (const hours of every12Hours) results.push(await take(crawl(hours, [])))
  expect(results.map(({ doubted }) => doubted)).toEqual([true, true, true, false, false])
  expect(results.map(({ missing, closed }) => [missing.length, closed.length])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [2, 0],
    [0, 2],
  ])
  expect(await listed()).toEqual([])
})

test('a doubted crawl marks listed postings as seen, and none as missing', async () => {
  await take(crawl(0, ['1', '2', '3']))
  expect(await take(crawl(10, ['1', '4'], { found: 1 }))).toMatchObject({ doubted: true, missing: [] })
  expect(await listed()).toEqual(['1', '2', '3', '4'])
  expect((await shown('1'))?.last_seen_at).toEqual(hour(10))
  expect((await shown('2'))?.last_seen_at).toEqual(hour(0))
})

test('health is measured by all listed postings, whether kept or not', async () => {
  await take(crawl(0, ['1', '2', '3'], { found: 100 }))
  expect(await take(crawl(13, ['1'], { found: 90 }))).toMatchObject({ doubted: false })
  expect(await take(crawl(26, ['1'], { found: 90 }))).toMatchObject({ closed: [{}, {}] })
})

test('a closed posting that is listed again reopens with its id and date', async () => {
  await take(crawl(0, ['1', '2']))
  const [before] = await rows()
  await take(crawl(1, ['2']))
  await take(crawl(14, ['2']))
  const again = posting('1', { posted_at: hour(0) })
  expect(summary(await take(crawl(20, [again, '2'])))).toEqual({ ...NOTHING, reopened: ['1'] })
  expect(await shown('1')).toMatchObject({
    id: before?.id,
    is_active: true,
    closed_at: null,
    posted_at: before?.posted_at,
    first_seen_at: hour(0),
    last_seen_at: hour(20),
  })
})

test('a posting closed by hand stays closed, whatever its board lists', async () => {
  await take(crawl(0, ['1', '2']))
  await take(notModified(1))
  const [job] = await rows()
  await sql`select close_posting(${job?.id})`.execute(database.owner)
  expect(summary(await take(crawl(20, [posting('1', { title: 'Changed' }), '2'])))).toEqual(NOTHING)
  expect(await shown('1')).toMatchObject({ is_active: false, last_seen_at: hour(1) })
})

test('an older saved response does not override a newer crawl', async () => {
  await take(crawl(0, [posting('1', { title: 'New title' })]))
  await take(notModified(5))
  const before = await rows()
  const older = crawl(3, [posting('1', { title: 'Old title' }), '2'])
  expect(summary(await take(older))).toEqual({ ...NOTHING, new: ['2'] })
  expect((await rows()).slice(0, 1)).toEqual(before)
  // The newer crawl has not listed it.
  expect(await shown('2')).toMatchObject({ last_seen_at: hour(3) })
  expect(summary(await take(crawl(20, ['1'])))).toMatchObject({ closed: ['2'] })
})

test('the same crawl again ends in the same state', async () => {
  await take(crawl(0, ['1', '2', '3', '4', '5']))
  const crawls = [crawl(13, ['2', '3', '6']), crawl(26, ['2']), crawl(39, ['2']), crawl(52, [])]
  const state = async () => {
    const board = await readBoard(database.owner, 'greenhouse:tarangini')
    // Only run times may differ.
    return [await rows(), { ...board, last_run_at: null, read_at: null }]
  }
  for (const each of crawls) {
    await take(each)
    const once = await state()
    await take(each)
    expect(await state()).toEqual(once)
  }
})

test('only samples are retired, and only when there are real postings', async () => {
  const { owner, web } = database
  await insertJobs(owner, [jobRow('real'), jobRow('sample', { is_sample: true })])
  const [real, sample] = await owner
    .insertInto('mnc_companies')
    .values([{ name: 'Kaveri Global' }, { name: 'Sample Global', is_sample: true }])
    .returning('id')
    .execute()
  await owner
    .insertInto('mnc_job_openings')
    .values([
      { title: 'Own', category: 'Backend', company_id: real?.id ?? '', requirements: [] },
      {
        title: 'Sample',
        category: 'Backend',
        company_id: sample?.id ?? '',
        requirements: [],
        is_sample: true,
      },
    ])
    .execute()
  const openings = async () => (await listMncJobOpenings(web)).map(({ title }) => title).toSorted()

  expect(await take(crawl(0, []))).toMatchObject({ samplesRetired: 0 })
  expect(await openings()).toEqual(['Own', 'Sample'])
  expect(await take(crawl(1, ['1']))).toMatchObject({ samplesRetired: 1 })
  expect((await rows()).map(({ external_id }) => external_id)).toEqual(['1', 'real'])
  expect(await openings()).toEqual(['Own'])
  expect((await listMncCompanies(web)).map(({ name }) => name)).toEqual(['Kaveri Global'])
})

test('boards written at once wait for each other', async () => {
  // As many as there are connections: a query that waits for a connection fails after some seconds.
  const [count, size] = database.engine === 'postgres' ? [4, 250] : [2, 50]
  const boards = Array.from({ length: count }, (_, board) =>
    crawl(
      0,
      Array.from({ length: size }, (_, index) =>
        posting(`${index}`, {
          source: `lever:board-${board}`,
          category: (board + index) % 2 === 0 ? 'Backend' : 'Frontend',
        }),
      ),
    ),
  )
  const results = await Promise.all(boards.map(take))
  expect(results.map(({ inserted }) => inserted.length)).toEqual(boards.map(() => size))
})

test('each run is recorded with its outcome', async () => {
  await take(crawl(0, ['1', '2'], { found: 5, rejected: { 'not India': 3 } }))
  await take(crawl(13, ['2'], { found: 4, rejected: { 'not India': 3 } }))
  await failure(20)
  await take(notModified(26))
  const runs = await database.owner.selectFrom('ingest_runs').selectAll().orderBy('id').execute()
  expect(runs).toMatchObject([
    { outcome: 'done', found: 5, kept: 2, inserted: 2, rejected: { 'not India': 3 }, started_at: hour(0) },
    { outcome: 'done', found: 4, unchanged: 1, missing: 1, closed: 0 },
    { outcome: 'network', error: 'network: no answer' },
    { outcome: 'not modified', unchanged: 1, closed: 1 },
  ])
})

test('a board stores its last healthy crawl, its ETags and its failures', async () => {
  const validators = [{ url: 'https://boards.example/tarangini', etag: '"a"' }]
  await take(crawl(0, ['1', '2'], { validators }))
  await failure(1)
  await failure(2)
  const board = () => readBoard(database.owner, 'greenhouse:tarangini')
  expect(await board()).toMatchObject({
    seen_at: hour(0),
    found: 2,
    validators,
    failures: 2,
    last_outcome: 'network',
    last_error: 'network: no answer',
    retry_at: hour(3),
  })
  await take(crawl(4, []))
  expect(await board()).toMatchObject({
    seen_at: hour(0),
    found: 2,
    validators: [],
    failures: 0,
    last_outcome: 'doubted',
    retry_at: null,
  })
})
