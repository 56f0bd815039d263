import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#app/paths.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, insertManyJobs, jobRow } from '#test/job-rows.ts'
import { createPageCache } from '#server/pages/page-cache.ts'
import { sitemapRoute } from './sitemap.ts'

const SITE = 'https://pravesh.example'
const database = testDatabase()
beforeEach(() => database.empty())

/** Reads from a site with an empty cache. */
function siteWith(postingsPerPart?: number) {
  const app = sitemapRoute({
    db: database.web,
    siteUrl: SITE,
    cache: createPageCache(),
    pagePaths: async () => ['/', '/jobs', '/a&b'],
    logError: vi.fn(),
    postingsPerPart,
  })
  return async (path: string) => {
    const response = await app.request(path)
    expect(response.status, path).toBe(200)
    return response.text()
  }
}

/** The addresses in a sitemap, with their dates. */
function entriesOf(xml: string): { address: string; changed: string | null }[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(
    ([, address = '', changed = null]) => ({ address, changed }),
  )
}

/** A row of `jobRow`, and one of `insertManyJobs`. */
const jobAt = (id = '') => ({
  id,
  title: 'Software Engineer',
  company: 'Tarangini Systems',
  location: 'Pune',
})
const manyJobAt = (id: string) => ({ ...jobAt(id), title: 'Engineer' })

const addressesOf = (xml: string) => entriesOf(xml).map(({ address }) => address)

test('lists pages and career paths in one sitemap, without dates', async () => {
  const career = await database.owner
    .insertInto('career_paths')
    .values(
      ['Web Developer', 'Data Analyst'].map((name) => ({
        name,
        description: '',
        category: 'Frontend',
        average_salary: null,
        required_skills: [],
        tools: [],
        roadmap: '[]',
      })),
    )
    .returning('id')
    .execute()
  const xml = await siteWith()('/sitemaps/pages.xml')
  expect(addressesOf(xml)).toEqual([
    `${SITE}/`,
    `${SITE}/jobs`,
    `${SITE}/a&amp;b`,
    ...career.toReversed().map(({ id }) => `${SITE}/career-paths/${id}`),
  ])
  expect(xml).not.toContain('lastmod')
})

test('lists postings with their last change, without samples and closed ones', async () => {
  const changed = '2026-11-19T04:30:00.000Z'
  const [open] = await insertJobs(database.owner, [
    jobRow('open', { content_changed_at: changed }),
    jobRow('sample', { is_sample: true }),
    jobRow('closed', { is_active: false, closed_at: new Date('2026-11-19T00:00:00Z') }),
  ])
  const read = siteWith()
  expect(entriesOf(await read('/sitemap.xml'))).toEqual([
    { address: `${SITE}/sitemaps/pages.xml`, changed: null },
    { address: `${SITE}/sitemaps/lists.xml`, changed: null },
    { address: `${SITE}/sitemaps/jobs-1-of-1.xml`, changed },
  ])
  expect(entriesOf(await read('/sitemaps/jobs-1-of-1.xml'))).toEqual([
    { address: SITE + paths.posting(jobAt(open)), changed },
  ])
})

test('with only samples, the index lists only the pages', async () => {
  await insertJobs(database.owner, [jobRow('sample', { is_sample: true })])
  const read = siteWith()
  expect(addressesOf(await read('/sitemap.xml'))).toEqual([
    `${SITE}/sitemaps/pages.xml`,
    `${SITE}/sitemaps/lists.xml`,
  ])
  expect(addressesOf(await read('/sitemaps/jobs-1-of-1.xml'))).toEqual([])
})

test('splits thousands of postings: each listed once, no part too large, dated by its newest change', async () => {
  await insertManyJobs(database.owner, 4000)
  const read = siteWith(300)
  const [pages, , ...parts] = entriesOf(await read('/sitemap.xml'))
  expect(pages?.address).toBe(`${SITE}/sitemaps/pages.xml`)
  expect(parts.map(({ address }) => address)).toEqual(
    Array.from({ length: 16 }, (_, index) => `${SITE}/sitemaps/jobs-${index + 1}-of-16.xml`),
  )
  const listed: string[] = []
  for (const { address, changed } of parts) {
    const entries = entriesOf(await read(address.slice(SITE.length)))
    expect(entries.length).toBeLessThanOrEqual(300)
    expect(changed).toBe(
      entries
        .map((entry) => entry.changed ?? '')
        .toSorted()
        .at(-1),
    )
    listed.push(...entries.map((entry) => entry.address))
  }
  const ids = await database.owner.selectFrom('jobs').select('id').orderBy('id').execute()
  expect(listed).toEqual(ids.map(({ id }) => SITE + paths.posting(manyJobAt(id))))

  // Parts that the index listed when there were fewer postings, or may list when there are more.
  expect(addressesOf(await read('/sitemaps/jobs-1-of-1.xml'))).toEqual(listed)
  const fine = addressesOf(await read('/sitemaps/jobs-1024-of-1024.xml'))
  expect(fine).toEqual(fine.length === 0 ? [] : listed.slice(-fine.length))
})

test('a posting stays in its part while others are added and removed', async () => {
  await insertManyJobs(database.owner, 1000)
  const path = '/sitemaps/jobs-2-of-4.xml'
  const before = addressesOf(await siteWith(300)(path))
  await sql`delete from jobs where external_id::int % 2 = 0`.execute(database.owner)
  await sql`update jobs set external_id = external_id || '-old'`.execute(database.owner)
  await insertManyJobs(database.owner, 200, 5001)
  const after = addressesOf(await siteWith(300)(path))
  const ids = await database.owner
    .selectFrom('jobs')
    .select('id')
    .where('external_id', 'like', '%-old')
    .execute()
  const left = new Set(ids.map(({ id }) => SITE + paths.posting(manyJobAt(id))))
  expect(after.filter((address) => left.has(address))).toEqual(before.filter((address) => left.has(address)))
})

test('lists cities, skills, roles and companies with three real open postings, dated by their newest change', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day))
  const common = { category: 'Backend' as const, skills: ['C++', 'Go'], work_mode: 'remote' as const }
  await insertJobs(database.owner, [
    jobRow('1', { ...common, content_changed_at: at(1) }),
    jobRow('2', { ...common, content_changed_at: at(3) }),
    jobRow('3', { ...common, content_changed_at: at(2), skills: ['c++'], company: 'Meghdoot Labs' }),
    jobRow('4', { skills: ['Go'], locations: ['Indore'], company: 'Meghdoot Labs', is_sample: true }),
    jobRow('5', { skills: ['Go'], locations: ['Indore'], is_active: false, closed_at: at(4) }),
    jobRow('6', { experience_level: 'Fresher', locations: ['Indore'], company: 'Meghdoot Labs' }),
  ])
  const entries = entriesOf(await siteWith()('/sitemaps/lists.xml'))
  // A single posting is enough for the indexes of lists, so the first two have the time of the insert.
  expect(entries.slice(0, 3)).toEqual([
    { address: `${SITE}/jobs/in`, changed: expect.any(String) },
    { address: `${SITE}/jobs/for`, changed: expect.any(String) },
    { address: `${SITE}/jobs/as`, changed: at(3).toISOString() },
  ])
  expect(entries.slice(3)).toEqual([
    { address: `${SITE}/jobs/in/pune`, changed: at(3).toISOString() },
    { address: `${SITE}/jobs/for/c-plus-plus`, changed: at(3).toISOString() },
    { address: `${SITE}/skills/c-plus-plus`, changed: at(3).toISOString() },
    { address: `${SITE}/jobs/as/backend`, changed: at(3).toISOString() },
    { address: `${SITE}/remote-jobs`, changed: at(3).toISOString() },
  ])
  await insertJobs(database.owner, [jobRow('7', { content_changed_at: at(5) })])
  const companies = entriesOf(await siteWith()('/sitemaps/lists.xml')).filter(({ address }) =>
    address.includes('/companies'),
  )
  expect(companies).toEqual([
    { address: `${SITE}/companies`, changed: at(5).toISOString() },
    { address: `${SITE}/companies/tarangini-systems`, changed: at(5).toISOString() },
  ])
})
