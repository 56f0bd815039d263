import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { CompanySlug } from '#core/company-facts.ts'
import { EMPTY_SEARCH } from '#core/find/job-search.ts'
import { changeCompany } from '../admin/company-acts.ts'
import { getCompany, listCompanies, listNewCompanies } from './companies.ts'
import { createSqlFinder } from './find-jobs.ts'
import { getJob } from './jobs.ts'

const database = testDatabase()
afterEach(() => database.empty())

const SINCE = new Date('2026-09-01T00:00:00Z')
const before = new Date('2026-08-01T00:00:00Z')
const after = new Date('2026-10-01T00:00:00Z')

test('lists companies with open postings, most first, with one entry for all spellings of a slug', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { company: 'Meghdoot Labs' }),
    jobRow('2', { company: 'Meghdoot  Labs' }),
    jobRow('3', { company: 'Meghdoot Labs' }),
    jobRow('7', { company: 'Meghdoot Labs India Pvt. Ltd.' }),
    jobRow('4', { company: 'Kaveri Works' }),
    jobRow('5', { company: 'Closed Works', is_active: false, closed_at: after }),
    jobRow('6', { company: '???' }),
  ])
  const all = { search: '', offset: 0, limit: 10 }
  expect(await listCompanies(database.web, all)).toEqual({
    companies: [
      { slug: 'meghdoot-labs', name: 'Meghdoot Labs', jobs: 4, logo_path: null },
      { slug: 'kaveri-works', name: 'Kaveri Works', jobs: 1, logo_path: null },
    ],
    total: 2,
    samples: false,
  })
  const second = await listCompanies(database.web, { search: 'WORKS', offset: 0, limit: 1 })
  expect([second.total, second.companies[0]?.name]).toEqual([1, 'Kaveri Works'])
  expect((await listCompanies(database.web, { ...all, offset: 1 })).companies).toHaveLength(1)
})

test('new companies: those first whose first posting was seen last, without samples and those that closed all', async () => {
  const now = new Date('2026-11-01T00:00:00Z')
  await insertJobs(database.owner, [
    jobRow('1', { company: 'Kaveri Works', first_seen_at: after }),
    jobRow('2', { company: 'Meghdoot Labs', first_seen_at: now }),
    jobRow('3', { company: 'Meghdoot Labs', first_seen_at: before, is_active: false, closed_at: after }),
    jobRow('4', { company: 'Closed Works', first_seen_at: now, is_active: false, closed_at: now }),
    jobRow('5', { company: 'Sample Works', first_seen_at: now, is_sample: true }),
    jobRow('6', { company: 'Tarangini Systems', first_seen_at: now }),
    jobRow('7', { company: 'Tarangini Systems', first_seen_at: after }),
  ])
  expect(await listNewCompanies(database.web, 10)).toEqual([
    { slug: 'kaveri-works', name: 'Kaveri Works', jobs: 1, first_seen_at: after },
    { slug: 'tarangini-systems', name: 'Tarangini Systems', jobs: 2, first_seen_at: after },
    { slug: 'meghdoot-labs', name: 'Meghdoot Labs', jobs: 1, first_seen_at: before },
  ])
  expect(await listNewCompanies(database.web, 1)).toHaveLength(1)
})

test('a company: where and in which roles it has jobs, where we look, what opened and closed', async () => {
  const common = { source: 'greenhouse:tarangini', first_seen_at: after }
  await insertJobs(database.owner, [
    jobRow('1', { ...common, category: 'Backend', locations: ['Pune', 'Indore'] }),
    jobRow('2', { ...common, first_seen_at: before, category: 'Backend' }),
    jobRow('3', { ...common, source: 'lever:old', is_active: false, closed_at: after }),
    jobRow('4', { ...common, first_seen_at: before, is_active: false, closed_at: before }),
    jobRow('5', { ...common, location: 'Remote, India', locations: [], work_mode: 'remote' }),
    jobRow('6', { company: 'Tarangini' }),
  ])
  await database.owner
    .insertInto('boards')
    .values({ source: 'greenhouse:tarangini', seen_at: after })
    .execute()
  expect(await getCompany(database.web, 'tarangini-systems', SINCE)).toMatchObject({
    name: 'Tarangini Systems',
    sample: false,
    cities: [
      { name: 'Pune', jobs: 2 },
      { name: 'Indore', jobs: 1 },
      { name: 'Remote, India', jobs: 1 },
    ],
    roles: [{ name: 'Backend', jobs: 2 }],
    boards: [{ source: 'greenhouse:tarangini', posting_url: null, seen_at: after }],
    first_seen_at: before,
    opened: 3,
    closed: 1,
  })
})

test('a company is one, whichever legal form its boards write: on its page, in its facts and among postings', async () => {
  const [short = '', long = ''] = await insertJobs(database.owner, [
    jobRow('1', { company: 'Meghdoot Labs', source: 'greenhouse:meghdoot' }),
    jobRow('2', { company: 'Meghdoot Labs India Pvt. Ltd.', source: 'keka:meghdoot' }),
  ])
  const site = 'https://www.meghdoot.example/'
  const actor = { name: 'asha', via: 'cli' as const }
  await changeCompany(database.owner, actor, CompanySlug.parse('Meghdoot Labs Limited'), { site })
  const company = await getCompany(database.web, 'meghdoot-labs', SINCE)
  expect(company).toMatchObject({ name: 'Meghdoot Labs', site })
  expect(company?.boards.map(({ source }) => source)).toEqual(['greenhouse:meghdoot', 'keka:meghdoot'])
  for (const id of [short, long]) expect(await getJob(database.web, id)).toMatchObject({ company_site: site })
  const search = { ...EMPTY_SEARCH, companies: ['meghdoot-labs'] }
  const page = { order: 'newest', offset: 0, limit: 10, now: after } as const
  const { jobs } = await createSqlFinder(database.web).find(search, page)
  expect(jobs.map(({ id }) => id).toSorted()).toEqual([short, long].toSorted())
})

test('samples are no history, and a company without postings is unknown', async () => {
  await insertJobs(database.owner, [jobRow('1', { is_sample: true, first_seen_at: after })])
  expect(await getCompany(database.web, 'tarangini-systems', SINCE)).toMatchObject({
    sample: true,
    boards: [],
    first_seen_at: null,
    opened: 0,
  })
  expect(await getCompany(database.web, 'unknown', SINCE)).toBeNull()
})

test('a job that a company has in two cities is one new job', async () => {
  const opening = crypto.randomUUID()
  const at = { company: 'Tarangini Systems', opening, first_seen_at: SINCE }
  await insertJobs(database.owner, [
    jobRow('1', { ...at, locations: ['Pune'] }),
    jobRow('2', { ...at, locations: ['Kochi'] }),
  ])
  expect(await getCompany(database.web, 'tarangini-systems', SINCE)).toMatchObject({ opened: 1, closed: 0 })
})
