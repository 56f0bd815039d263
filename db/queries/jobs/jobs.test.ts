import { afterEach, expect, test } from 'vitest'
import { EMPTY_SEARCH, type JobSearch } from '#core/find/job-search.ts'
import type { JobSort } from '#core/job.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { createSqlFinder } from './find-jobs.ts'
import { countFeaturedJobs } from './jobs-full.ts'
import { getJob, listFeaturedJobs, listNewestJobs } from './jobs.ts'

const database = testDatabase()
afterEach(() => database.empty())

const titles = async (search: Partial<JobSearch>, order: JobSort = 'newest') => {
  const page = { order, offset: 0, limit: 6, now: new Date() }
  const { jobs } = await createSqlFinder(database.web).find({ ...EMPTY_SEARCH, ...search }, page)
  return jobs.map(({ title }) => title)
}

test('the newest active postings come first, all or those of a level', async () => {
  const rows = [3, 1, 7, 2, 5, 4, 6, 8].map((age) => jobRow(`${age}`, { age, title: `Day ${age}` }))
  await insertJobs(database.owner, [
    ...rows,
    jobRow('fresher', { age: 0, title: 'F', experience_level: 'Fresher' }),
    jobRow('hidden', { age: 0, is_active: false }),
    jobRow('closed', { age: 0, is_active: false, closed_at: new Date() }),
  ])
  const newest = async (level?: 'Fresher') =>
    (await listNewestJobs(database.web, { limit: 3, level })).map(({ title }) => title)
  expect(await newest()).toEqual(['F', 'Day 1', 'Day 2'])
  expect(await newest('Fresher')).toEqual(['F'])
})

test('a place is found by any part of it, whose signs are only text', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { title: 'A', location: 'Navi Mumbai, Pune' }),
    jobRow('2', { title: 'B', location: '100% Remote_India' }),
  ])
  expect(await titles({ location: 'navi MUM' })).toEqual(['A'])
  for (const location of ['100%', '%', '_']) expect(await titles({ location }), location).toEqual(['B'])
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
