import { afterEach, expect, test } from 'vitest'
import type { NormalisedPosting } from '#core/posting.ts'
import { crawl, hour, posting } from '#test/board-crawls.ts'
import { testDatabase } from '#test/database.ts'
import { storeCrawl } from './board-crawl.ts'
import { jobMarket } from '../jobs/job-counts.ts'
import { expirePostings } from './job-expiry.ts'
import { getJob, listNewestJobs } from '../jobs/jobs.ts'
import { ID_SLICES, listSitemapPostings } from '../jobs/sitemap.ts'

const database = testDatabase()
afterEach(() => database.empty())

const GREENHOUSE = 'greenhouse:tarangini'
const LEVER = 'lever:tarangini'

/** The same job on every board, unless a test overrides it. */
function job(source: string, external_id: string, overrides: Partial<NormalisedPosting> = {}) {
  return posting(external_id, { source, title: 'Backend Engineer', ...overrides })
}

const take = (hours: number, ...postings: NormalisedPosting[]) =>
  storeCrawl(database.owner, crawl(hours, postings))
const cards = async () => {
  const jobs = await database.owner
    .selectFrom('jobs')
    .select(['source', 'external_id'])
    .where('is_active', '=', true)
    .orderBy('source')
    .orderBy('external_id')
    .execute()
  return jobs.map(({ source, external_id }) => `${source.split(':')[0]} ${external_id}`)
}
const idOf = async (external_id: string) =>
  (
    await database.owner
      .selectFrom('jobs')
      .select('id')
      .where('external_id', '=', external_id)
      .executeTakeFirstOrThrow()
  ).id

test('the same job on two boards of one company is one card, in every list and count', async () => {
  await take(0, job(GREENHOUSE, 'g1', { posted_at: hour(-48) }))
  await take(1, job(LEVER, 'l1', { posted_at: hour(-24), company: 'Tarangini Systems Pvt Ltd' }))
  expect(await cards()).toEqual(['greenhouse g1'])
  expect(await listNewestJobs(database.web, { limit: 6 })).toHaveLength(1)
  expect(await jobMarket(database.web)).toEqual({ jobs: 1, companies: 1 })
  expect(await listSitemapPostings(database.web, { from: 0, to: ID_SLICES }, hour(2))).toHaveLength(1)
})

test.each([
  ['Tata Consultancy Services', 'TCS'],
  ['Tarangini', 'Tarangini India Pvt Ltd'],
])('the same job of %s and of %s is one card', async (company, other) => {
  await take(0, job(GREENHOUSE, 'g1', { company, posted_at: hour(-48) }))
  await take(1, job(LEVER, 'l1', { company: other, posted_at: hour(-24) }))
  expect(await cards()).toEqual(['greenhouse g1'])
})

test('the URL of the hidden copy shows the one card', async () => {
  await take(0, job(GREENHOUSE, 'g1'))
  await take(1, job(LEVER, 'l1', { posted_at: hour(-1) }))
  expect(await getJob(database.web, await idOf('l1'))).toMatchObject({ external_id: 'g1', is_active: true })
})

test('the older one is shown, whichever came in first', async () => {
  await take(0, job(LEVER, 'l1', { posted_at: hour(-1) }))
  expect(await cards()).toEqual(['lever l1'])
  await take(1, job(GREENHOUSE, 'g1', { posted_at: hour(-48) }))
  expect(await cards()).toEqual(['greenhouse g1'])
})

test.each([
  ['another city', { location: 'Chennai', locations: ['Chennai'] }],
  ['one city more', { location: 'Chennai, Pune', locations: ['Chennai', 'Pune'] }],
  ['another title', { title: 'Backend Engineer II' }],
  ['another company', { company: 'Tarangini Labs' }],
  ['other experience', { experience_min: 8 }],
])('%s makes two cards', async (_, overrides) => {
  await take(0, job(GREENHOUSE, 'g1'))
  await take(1, job(LEVER, 'l1', overrides))
  expect(await cards()).toHaveLength(2)
})

test('a job posted again on its board is one card; two openings of one name are two', async () => {
  const other = `<p>${Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ')}</p>`
  await take(
    0,
    job(GREENHOUSE, 'first'),
    job(GREENHOUSE, 'again', { posted_at: hour(-1) }),
    job(GREENHOUSE, 'other-team', { description: other }),
  )
  expect(await cards()).toEqual(['greenhouse first', 'greenhouse other-team'])
})

test('requisition ids distinguish openings of one board', async () => {
  await take(
    0,
    job(GREENHOUSE, '1', { requisition_id: 'R-1' }),
    job(GREENHOUSE, '2', { requisition_id: 'R-2' }),
  )
  expect(await cards()).toHaveLength(2)
})

test('two openings of one board stay two, though another board has one that could match either', async () => {
  const other = `<p>${Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ')}</p>`
  await take(0, job(GREENHOUSE, 'g1', { posted_at: hour(-99) }))
  await take(1, job(LEVER, 'l1'), job(LEVER, 'l2', { description: other }))
  expect(await cards()).toHaveLength(2)
})

test('if the shown copy is missed, the other takes its place, and keeps it when the first closes', async () => {
  await take(0, job(GREENHOUSE, 'g1', { posted_at: hour(-48) }), posting('rest'))
  await take(1, job(LEVER, 'l1', { posted_at: hour(-24) }))
  expect(await cards()).toEqual(['greenhouse g1', 'greenhouse rest'])
  await take(2, posting('rest'))
  expect(await cards()).toEqual(['greenhouse rest', 'lever l1'])
  await take(20, posting('rest'))
  expect(await cards()).toEqual(['greenhouse rest', 'lever l1'])
  expect(await getJob(database.web, await idOf('g1'))).toMatchObject({ external_id: 'g1', is_active: false })
})

test('a posting that is no longer a copy has its own card again', async () => {
  await take(0, job(GREENHOUSE, 'g1', { posted_at: hour(-48) }))
  await take(1, job(LEVER, 'l1'))
  await take(2, job(LEVER, 'l1', { title: 'Data Engineer' }))
  expect(await cards()).toEqual(['greenhouse g1', 'lever l1'])
})

test('a copy whose card was closed by hand comes back with the next tidy', async () => {
  await take(0, job(GREENHOUSE, 'g1', { posted_at: hour(-48) }))
  await take(1, job(LEVER, 'l1', { posted_at: hour(-24) }))
  const id = await idOf('g1')
  await database.owner
    .updateTable('jobs')
    .set({ is_active: false, closed_at: hour(2), close_reason: 'by hand' })
    .where('id', '=', id)
    .execute()
  await expirePostings(database.owner, hour(3))
  expect(await cards()).toEqual(['lever l1'])
})

test('the shown copy does not depend on the order of crawls', async () => {
  const boards = [
    job(GREENHOUSE, 'a', { posted_at: hour(-3) }),
    job(LEVER, 'b', { posted_at: hour(-2) }),
    job('ashby:tarangini', 'c', { posted_at: hour(-1) }),
  ]
  for (const order of [boards, boards.toReversed()]) {
    for (const one of order) await take(0, one)
    expect(await cards()).toEqual(['greenhouse a'])
    await database.empty()
  }
})
