import { afterEach, expect, test } from 'vitest'
import { EMPTY_SEARCH, type JobSearch } from '#core/find/job-search.ts'
import { placesOf } from '#core/job.ts'
import type { NormalisedPosting } from '#core/posting.ts'
import { crawl, hour, posting } from '#test/board-crawls.ts'
import { testDatabase } from '#test/database.ts'
import { storeCrawl } from './board-crawl.ts'
import { closeJob } from '../admin/job-acts.ts'
import { listCompanies } from '../jobs/companies.ts'
import { createSqlFinder } from '../jobs/find-jobs.ts'
import { jobMarket } from '../jobs/job-counts.ts'
import { listNewestJobs } from '../jobs/jobs.ts'
import { listCompanyJobs, listOtherPlaces } from '../jobs/related-jobs.ts'
import { ID_SLICES, listSitemapPostings } from '../jobs/sitemap.ts'
import { listUrgentJobs } from '../jobs/urgent-jobs.ts'

const database = testDatabase()
afterEach(() => database.empty())

const SOURCE = 'greenhouse:tarangini'
const inCity = (city: string, overrides: Partial<NormalisedPosting> = {}) =>
  posting(city, {
    source: SOURCE,
    title: `Backend Engineer - ${city}`,
    location: city,
    locations: [city],
    description: `<p>Write Go services for ferries, from our office in ${city}.</p>`,
    ...overrides,
  })
const remote = (overrides: Partial<NormalisedPosting> = {}) =>
  inCity('Remote', { location: 'Remote, India', locations: [], work_mode: 'remote', ...overrides })
const take = (hours: number, ...postings: NormalisedPosting[]) =>
  storeCrawl(database.owner, crawl(hours, postings))
const find = async (search: Partial<JobSearch> = {}) => {
  const page = { order: 'newest', offset: 0, limit: 10, now: hour(1) } as const
  const { jobs, total } = await createSqlFinder(database.web).find({ ...EMPTY_SEARCH, ...search }, page)
  return { total, places: jobs.map(placesOf) }
}
const idOf = async (external_id: string) => {
  const row = database.owner.selectFrom('jobs').select('id').where('external_id', '=', external_id)
  return (await row.executeTakeFirstOrThrow()).id
}

test('one opening in three places is one in every list and count, and keeps its postings', async () => {
  await take(
    0,
    inCity('Pune', { posted_at: hour(-2) }),
    inCity('Hyderabad', { posted_at: hour(-3) }),
    remote(),
  )
  expect(await find()).toEqual({ total: 1, places: ['Pune, Hyderabad, Remote'] })
  expect(await find({ cities: ['hyderabad'] })).toEqual({ total: 1, places: ['Hyderabad, Pune, Remote'] })
  expect(await find({ modes: ['remote'] })).toEqual({ total: 1, places: ['Remote, Hyderabad, Pune'] })
  expect(await find({ cities: ['kochi'] })).toEqual({ total: 0, places: [] })

  expect(await listNewestJobs(database.web, { limit: 6 })).toHaveLength(1)
  expect(await find({ search: 'ferries' })).toMatchObject({ total: 1 })
  expect(await jobMarket(database.web)).toEqual({ jobs: 1, companies: 1 })
  const companies = await listCompanies(database.web, { search: '', offset: 0, limit: 5 })
  expect(companies.companies.map(({ jobs }) => jobs)).toEqual([1])
  expect(await listUrgentJobs(database.web, hour(1))).toHaveLength(1)

  expect(await listSitemapPostings(database.web, { from: 0, to: ID_SLICES }, hour(1))).toHaveLength(3)
  const id = await idOf('Pune')
  const others = await listOtherPlaces(database.web, id)
  expect(others.map(({ location }) => location)).toEqual(['Hyderabad', 'Remote, India'])
  expect(await listCompanyJobs(database.web, { id, company: 'Tarangini Systems', is_sample: false })).toEqual(
    [],
  )
})

test.each<[string, Partial<NormalisedPosting>]>([
  ['another text', { description: '<p>Repair pumps and valves.</p>' }],
  ['other years', { experience_min: 5 }],
  ['another title', { title: 'Senior Backend Engineer' }],
  ['another company', { company: 'Nadi Labs' }],
])('with %s there are two', async (_, overrides) => {
  await take(0, inCity('Pune'), inCity('Hyderabad', overrides))
  expect((await find()).total).toBe(2)
})

test('an opening goes on with the places that stay open', async () => {
  await take(0, inCity('Pune'), inCity('Hyderabad'), inCity('Kochi'))
  await closeJob(database.owner, { name: 'test', via: 'web' }, await idOf('Pune'))
  expect((await find()).total).toBe(1)
  await take(1, inCity('Hyderabad', { title: 'Data Engineer' }), inCity('Kochi'))
  expect((await find()).total).toBe(2)
  await take(2, inCity('Hyderabad'), inCity('Kochi'))
  expect(await find()).toMatchObject({ total: 1 })
})

test('what was stored before there were openings is grouped with its board', async () => {
  await take(0, inCity('Pune'), inCity('Hyderabad'))
  await database.owner.updateTable('jobs').set({ opening: null, opening_key: null }).execute()
  expect((await find()).total).toBe(2)
  await take(1, inCity('Pune'), inCity('Hyderabad'))
  expect((await find()).total).toBe(1)
})
