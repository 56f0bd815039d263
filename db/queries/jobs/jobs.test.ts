import { afterEach, expect, test } from 'vitest'
import type { JobFilters, JobSort } from '#core/job.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { countJobs } from './job-counts.ts'
import { countFeaturedJobs } from './jobs-full.ts'
import { parseJobQuery } from './job-search.ts'
import { getJob, listFeaturedJobs, listJobs } from './jobs.ts'

const database = testDatabase()
afterEach(() => database.empty())

const titles = async (filters: JobFilters, sort?: JobSort, limit?: number) =>
  (await listJobs(database.web, parseJobQuery(filters), sort, limit)).map(({ title }) => title)

test('active postings come newest first, six by default', async () => {
  const rows = [3, 1, 7, 2, 5, 4, 6, 8].map((age) => jobRow(`${age}`, { age, title: `Day ${age}` }))
  await insertJobs(database.owner, [
    ...rows,
    jobRow('hidden', { age: 0, is_active: false }),
    jobRow('closed', { age: 0, is_active: false, closed_at: new Date() }),
  ])
  expect(await titles({})).toEqual(['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5', 'Day 6'])
  expect(await titles({}, 'newest', 2)).toEqual(['Day 1', 'Day 2'])
})

test('each filter matches by equality, a place by any part of it', async () => {
  await insertJobs(database.owner, [
    jobRow('1', {
      title: 'A',
      category: 'Backend',
      experience_level: 'Fresher',
      work_mode: 'remote',
      location: 'Pune',
    }),
    jobRow('2', {
      title: 'B',
      category: 'Backend',
      experience_level: 'Experienced',
      work_mode: 'hybrid',
      location: 'Navi Mumbai, Pune',
    }),
    jobRow('3', { title: 'C', category: 'Design', location: '100% Remote_India' }),
  ])
  expect(await titles({ category: 'Design' })).toEqual(['C'])
  expect(await titles({ experience_level: 'Fresher' })).toEqual(['A'])
  expect((await titles({ is_remote: false })).toSorted()).toEqual(['B', 'C'])
  expect(await titles({ is_remote: true })).toEqual(['A'])
  expect(await titles({ work_mode: 'hybrid' })).toEqual(['B'])
  expect(await titles({ location: 'navi MUM' })).toEqual(['B'])
  expect((await titles({ location: 'pune', category: 'Backend' })).toSorted()).toEqual(['A', 'B'])
  expect(await titles({ location: '100%' })).toEqual(['C'])
  expect(await titles({ location: '%' })).toEqual(['C'])
  expect(await titles({ location: '_' })).toEqual(['C'])
})

test.each([
  ['Bangalore', ['Bengaluru']],
  ['gurgaon, india', ['Gurugram']],
  ['Pune / Bombay', ['Mumbai', 'Navi Mumbai, Pune']],
  ['NCR', ['Gurugram']],
  [' , ', ['Bengaluru', 'Gurugram', 'Mumbai', 'Navi Mumbai, Pune']],
])('a search in %s finds postings in %o', async (location, found) => {
  const places = ['Bengaluru', 'Gurugram', 'Mumbai', 'Navi Mumbai, Pune']
  await insertJobs(
    database.owner,
    places.map((place, index) => jobRow(`${index}`, { title: place, location: place })),
  )
  expect((await titles({ location })).toSorted()).toEqual(found)
  expect(await countJobs(database.web, parseJobQuery({ location }))).toBe(found.length)
})

test('a term matches title, company or description, in any case, and never their markup', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { title: 'React Developer' }),
    jobRow('2', { title: 'Tester', company: 'Reactify Labs' }),
    jobRow('3', {
      title: 'Analyst',
      description: '<p class="strong">Knows <strong>REACT</strong> and R&amp;D</p>',
    }),
    jobRow('4', { title: 'Designer', description: '<strong>Figma</strong>' }),
  ])
  expect((await titles({ search: 'reACT' })).toSorted()).toEqual(['Analyst', 'React Developer', 'Tester'])
  expect(await titles({ search: 'strong' })).toEqual([])
  expect(await titles({ search: 'r&d' })).toEqual([])
  expect(await titles({ search: 'knows r&d' })).toEqual([])
})

test('all words must match, in any order and any column', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { title: 'Python Developer', company: 'Kaveri Soft' }),
    jobRow('2', { title: 'Python Tester', company: 'Godavari Soft' }),
  ])
  expect(await titles({ search: 'kaveri python' })).toEqual(['Python Developer'])
  expect(await titles({ search: 'python java' })).toEqual([])
})

test('a term of one or two letters must be a whole word of title, company or skills', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { title: 'Go Developer', description: 'good' }),
    jobRow('2', { title: 'Google Ads Analyst', description: 'we go far' }),
    jobRow('3', { title: 'Engineer', skills: ['C++', 'Go'] }),
    jobRow('4', { title: 'UI/UX Designer' }),
    jobRow('5', { title: 'C Programmer' }),
    jobRow('6', { title: 'Manual QA', skills: ['C#'] }),
  ])
  expect((await titles({ search: 'Go' })).toSorted()).toEqual(['Engineer', 'Go Developer'])
  expect(await titles({ search: 'c' })).toEqual(['C Programmer'])
  expect(await titles({ search: 'C++' })).toEqual(['Engineer'])
  expect(await titles({ search: 'c#' })).toEqual(['Manual QA'])
  expect(await titles({ search: 'ui/ux' })).toEqual(['UI/UX Designer'])
  expect(await titles({ search: 'qa manual' })).toEqual(['Manual QA'])
  expect(await titles({ search: 'नौकरी' })).toEqual([])
})

test.each(['%', '_', '\\', "'", '100%', '%%%', '; drop table jobs', '\u0000abc'])(
  'the wildcard or quote %s is only text',
  async (search) => {
    await insertJobs(database.owner, [jobRow('1', { title: 'Engineer' })])
    expect(await titles({ search })).toEqual([])
  },
)

test('wildcards inside a longer term match literally', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { title: 'Snake_case Engineer' }),
    jobRow('2', { title: 'Snakescase Engineer' }),
  ])
  expect(await titles({ search: 'snake_case' })).toEqual(['Snake_case Engineer'])
  expect(await titles({ search: 'snake%' })).toEqual([])
})

test('a term is found beyond the rows scanned first, in the right order', async () => {
  const crowd = Array.from({ length: 1100 }, (_, index) =>
    jobRow(`crowd-${index}`, { age: 1, title: 'Clerk' }),
  )
  await database.owner.insertInto('jobs').values(crowd.slice(0, 600)).execute()
  await database.owner.insertInto('jobs').values(crowd.slice(600)).execute()
  await insertJobs(database.owner, [
    jobRow('new', { age: 0, title: 'Kotlin new' }),
    jobRow('old', { age: 30, title: 'Kotlin old' }),
    jobRow('older', { age: 31, title: 'Kotlin older' }),
  ])
  expect(await titles({ search: 'kotlin' })).toEqual(['Kotlin new', 'Kotlin old', 'Kotlin older'])
  expect(await titles({ search: 'kotlin' }, 'newest', 1)).toEqual(['Kotlin new'])
})

test('salary sorts by a yearly figure, with unstated pay last', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { title: 'unstated' }),
    jobRow('2', { title: '6 LPA', salary_min: 400_000, salary_max: 600_000 }),
    jobRow('3', { title: '60k a month', salary_min: 60_000, salary_max: 60_000, salary_period: 'month' }),
    jobRow('4', { title: '12 LPA', salary_min: 1_000_000, salary_max: 1_200_000 }),
  ])
  expect(await titles({}, 'salary')).toEqual(['12 LPA', '60k a month', '6 LPA', 'unstated'])
})

test('popular and trending sort by clicks, all of them and of the last seven days', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { title: 'once loved', clicks: 90, clicks_last_7_days: 1 }),
    jobRow('2', { title: 'loved now', clicks: 30, clicks_last_7_days: 20 }),
    jobRow('3', { title: 'new', age: 0 }),
  ])
  expect(await titles({}, 'popular')).toEqual(['once loved', 'loved now', 'new'])
  expect(await titles({}, 'trending')).toEqual(['loved now', 'once loved', 'new'])
})

test('featured are the active postings marked so', async () => {
  const rows = Array.from({ length: 8 }, (_, age) =>
    jobRow(`f${age}`, { age, title: `F${age}`, is_featured: true }),
  )
  const others = Array.from({ length: 5 }, (_, age) => jobRow(`u${age}`, { age, title: `U${age}` }))
  await insertJobs(database.owner, [...rows, ...others])
  const named = (jobs: { title: string }[]) => jobs.map(({ title }) => title)
  expect(named(await listFeaturedJobs(database.web, 4))).toEqual(['F0', 'F1', 'F2', 'F3'])
  expect(await listFeaturedJobs(database.web)).toHaveLength(6)
})

test('a posting that asks for money is listed, and never featured', async () => {
  const rows = [jobRow('fee', { is_featured: true, fee_asked: true }), jobRow('other', { is_featured: true })]
  const [, other] = await insertJobs(database.owner, rows)
  expect((await listFeaturedJobs(database.web)).map(({ id }) => id)).toEqual([other])
  expect(await countFeaturedJobs(database.web)).toBe(1)
  expect(await titles({})).toHaveLength(2)
})

test('a posting is read in full, even if closed, but not if it was never public', async () => {
  const [open = '', closed = '', hidden = ''] = await insertJobs(database.owner, [
    jobRow('open', { description: '<p>Text</p>', locations: ['Pune', 'Indore'] }),
    jobRow('closed', { is_active: false, closed_at: new Date('2026-11-19T00:00:00Z') }),
    jobRow('hidden', { is_active: false }),
  ])
  expect(await getJob(database.web, open)).toMatchObject({
    description: '<p>Text</p>',
    locations: ['Pune', 'Indore'],
  })
  expect(await getJob(database.web, closed)).toMatchObject({ is_active: false })
  expect(await getJob(database.web, hidden)).toBeNull()
  expect(await getJob(database.web, '00000000-0000-4000-8000-000000000000')).toBeNull()
  expect(await getJob(database.web, "1' or 1=1")).toBeNull()
})
