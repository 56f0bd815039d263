import { beforeEach, expect, test, vi } from 'vitest'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { paths } from '#app/paths.ts'
import { testDatabase } from '#test/database.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { readPostingPage } from './posting-page.server.ts'

const database = testDatabase()
beforeEach(() => database.empty())

const ID = '0b0e7a4e-9c1f-4e8e-9a75-0a4c0c5d2f10'
const SLUG = 'software-engineer-tarangini-systems-pune-0b0e7a4e9c1f'

const scope = (db = database.web) => ({
  db,
  finder: createSqlFinder(db),
  siteUrl: 'https://pravesh.example',
  now: new Date(),
  logError: vi.fn(),
})
const read = async (slug: string) => {
  const { opened, status, movedTo } = await readPostingPage(scope(), slug)
  return { id: opened?.job.id ?? null, status, movedTo }
}

test('an open posting is found at its own path, and other words lead there', async () => {
  await insertJobs(database.owner, [jobRow('a', { id: ID })])
  expect(await read(SLUG)).toEqual({ id: ID, status: 200, movedTo: null })
  for (const slug of ['0b0e7a4e9c1f', `old-title-0b0e7a4e9c1f`, SLUG.toUpperCase()])
    expect((await read(slug)).movedTo, slug).toBe(`/jobs/${SLUG}`)
})

test.for(['nonsense', 'software-engineer-tarangini-systems-pune-0b0e7a4e9c1e', SLUG.slice(0, -1)])(
  '%s is unknown',
  async (slug) => {
    await insertJobs(database.owner, [jobRow('a', { id: ID })])
    expect(await read(slug)).toEqual({ id: null, status: 404, movedTo: null })
  },
)

test('a closed posting is gone, with similar open ones', async () => {
  await insertJobs(database.owner, [
    jobRow('closed', { id: ID, category: 'Backend', is_active: false, closed_at: new Date() }),
    jobRow('alike', { category: 'Backend', title: 'Alike' }),
    jobRow('other', { category: 'Design' }),
  ])
  const { opened, status } = await readPostingPage(scope(), SLUG)
  expect(status).toBe(410)
  expect(opened?.similar.map(({ title }) => title)).toEqual(['Alike'])
  expect(opened?.jsonLd).toBeNull()
})

test('a hidden duplicate leads to the posting that is shown instead', async () => {
  const [shown = ''] = await insertJobs(database.owner, [jobRow('shown', { title: 'Data Engineer' })])
  await insertJobs(database.owner, [
    jobRow('copy', { id: ID, source: 'other', is_active: false, duplicate_of: shown }),
  ])
  const { movedTo } = await read(SLUG)
  const [job] = await database.owner.selectFrom('jobs').selectAll().where('id', '=', shown).execute()
  expect(job && movedTo === paths.posting(job)).toBe(true)
})

test('of two postings with the same digits, the words decide', async () => {
  const other = '0b0e7a4e-9c1f-4000-8000-000000000000'
  await insertJobs(database.owner, [
    jobRow('a', { id: ID }),
    jobRow('b', { id: other, title: 'Test Engineer' }),
  ])
  expect(await read(SLUG)).toEqual({ id: ID, status: 200, movedTo: null })
  const slug = 'test-engineer-tarangini-systems-pune-0b0e7a4e9c1f'
  expect(await read(slug)).toEqual({ id: other, status: 200, movedTo: null })
})

test('while the database is down the page says neither closed nor missing', async () => {
  const down = fakeDatabase(() => {
    throw new Error('away')
  })
  expect(await readPostingPage(scope(down), SLUG)).toEqual({
    opened: null,
    unavailable: true,
    status: 503,
    movedTo: null,
  })
})

test('a posting knows of another one of the company with the same title and place', async () => {
  await insertJobs(database.owner, [
    jobRow('a', { id: ID }),
    jobRow('city', { location: 'Chennai' }),
    jobRow('company', { company: 'Meghdoot Labs' }),
    jobRow('closed', { is_active: false, closed_at: new Date() }),
    jobRow('sample', { is_sample: true }),
    jobRow('title', { title: 'Software Engineer II' }),
  ])
  const isTwin = async () => (await readPostingPage(scope(), SLUG)).opened?.detail?.isTwin
  expect(await isTwin()).toBe(false)
  await insertJobs(database.owner, [jobRow('twin')])
  expect(await isTwin()).toBe(true)
})
