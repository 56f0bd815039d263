import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#app/paths.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { feedsRoute } from './feeds.ts'
import { createPageCache } from '#server/pages/page-cache.ts'

const SITE = 'https://pravesh.example'
const database = testDatabase()
beforeEach(() => database.empty())

const ask = (path: string) =>
  feedsRoute({
    db: database.web,
    finder: createSqlFinder(database.web),
    siteUrl: SITE,
    cache: createPageCache(),
    logError: vi.fn(),
  }).request(path)

interface Feed {
  title: string
  home_page_url: string
  feed_url: string
  items: { title: string; url: string }[]
}
const readJson = async (query = '') => (await (await ask(`/feeds/jobs.json${query}`)).json()) as Feed
const readRss = async (query = '') => (await ask(`/feeds/jobs.xml${query}`)).text()

test('both feeds have the newest real postings, without samples and closed ones', async () => {
  const [old, fresh] = await insertJobs(database.owner, [
    jobRow('old', { age: 3, title: 'Old' }),
    jobRow('new', { age: 1, title: 'New' }),
    jobRow('sample', { age: 0, title: 'Sample', is_sample: true }),
    jobRow('closed', { age: 0, title: 'Closed', is_active: false, closed_at: new Date() }),
  ])
  const posting = { company: 'Tarangini Systems', location: 'Pune' }
  expect((await readJson()).items.map(({ url }) => url)).toEqual([
    SITE + paths.posting({ ...posting, id: fresh ?? '', title: 'New' }),
    SITE + paths.posting({ ...posting, id: old ?? '', title: 'Old' }),
  ])
  const ids = [`${SITE}/jobs?job=${fresh}`, `${SITE}/jobs?job=${old}`]
  const rss = await readRss()
  expect([...rss.matchAll(/<guid>(.*?)<\/guid>/g)].map(([, id]) => id)).toEqual(ids)
})

test('both feeds of companies have those with open jobs, the newest first', async () => {
  const [before, after] = [new Date('2026-08-01T00:00:00Z'), new Date('2026-10-01T00:00:00Z')]
  await insertJobs(database.owner, [
    jobRow('1', { company: 'Kaveri & Works', first_seen_at: before }),
    jobRow('2', { company: 'Meghdoot Labs', first_seen_at: after }),
    jobRow('3', { company: 'Meghdoot Labs', first_seen_at: after }),
    jobRow('4', { company: 'Sample Works', is_sample: true }),
  ])
  const feed = (await (await ask('/feeds/companies.json?search=x')).json()) as Feed
  expect([feed.title, feed.home_page_url, feed.feed_url]).toEqual([
    'New companies hiring in IT | Pravesh',
    `${SITE}/companies`,
    `${SITE}/feeds/companies.json`,
  ])
  const item = { authors: [{ name: 'Meghdoot Labs' }], tags: [], language: 'en' }
  const url = `${SITE}/companies/meghdoot-labs`
  expect(feed.items[0]).toEqual({
    ...item,
    id: url,
    url,
    title: 'Meghdoot Labs',
    content_html: '<p>2 open IT jobs in India at Meghdoot Labs.</p>',
    date_published: after.toISOString(),
  })
  const rss = await (await ask('/feeds/companies.xml')).text()
  expect([...rss.matchAll(/<item>\n<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
    'Meghdoot Labs',
    'Kaveri &amp; Works',
  ])
})

test.for([
  ['?type=fresher', ['Fresher']],
  ['?type=remote', ['Remote']],
  ['?search=kotlin', ['Kotlin']],
  ['?location=bangalore', ['Kotlin']],
  ['?category=Backend', ['Kotlin']],
  ['?type=remote&search=kotlin', []],
  ['?type=nonsense&sort=salary&show=600&job=7&limit=1', ['Fresher', 'Remote', 'Kotlin']],
] as const)('%s filters a feed like the page', async ([query, titles]) => {
  await insertJobs(database.owner, [
    jobRow('1', { age: 1, title: 'Fresher', experience_level: 'Fresher' }),
    jobRow('2', { age: 2, title: 'Remote', work_mode: 'remote' }),
    jobRow('3', { age: 3, title: 'Kotlin', category: 'Backend', location: 'Bengaluru' }),
  ])
  const feed = await readJson(query)
  expect(feed.items.map(({ title }) => title)).toEqual(titles.map((title) => `${title} at Tarangini Systems`))
  const rss = await readRss(query)
  expect(rss.match(/<item>/g) ?? []).toHaveLength(titles.length)
})

test('a feed has at most fifty postings', async () => {
  await insertJobs(
    database.owner,
    Array.from({ length: 60 }, (_, index) => jobRow(`${index}`, { age: index })),
  )
  expect((await readJson()).items).toHaveLength(50)
})

test('a feed links to itself and its page by their canonical addresses', async () => {
  const feed = await readJson('?sort=salary&type=fresher&utm_source=mail')
  expect(feed).toMatchObject({
    title: 'Fresher IT jobs in India | Pravesh',
    home_page_url: `${SITE}/jobs?type=fresher`,
    feed_url: `${SITE}/feeds/jobs.json?type=fresher`,
    items: [],
  })
  expect(await readRss('?type=fresher')).toContain(
    `<atom:link href="${SITE}/feeds/jobs.xml?type=fresher" rel="self" type="application/rss+xml"/>`,
  )
})
