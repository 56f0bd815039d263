import { afterEach, expect, test } from 'vitest'
import { parseSearchUrl } from '#core/find/search-url.ts'
import type { FindPage } from '#core/find/job-search.ts'
import { testDatabase } from '#test/database.ts'
import { insertJobs, jobRow, NOON } from '#test/job-rows.ts'
import { createSqlFinder } from './find-jobs.ts'

const database = testDatabase()
afterEach(() => database.empty())

/** The noon that `jobRow` counts from. */
const NOW = new Date(NOON)
const PAGE: FindPage = { order: 'newest', offset: 0, limit: 100, now: NOW }

const find = (query: string, page: Partial<FindPage> = {}) =>
  createSqlFinder(database.web).find(parseSearchUrl(new URLSearchParams(query)), { ...PAGE, ...page })
const titles = async (query: string, page: Partial<FindPage> = {}) =>
  (await find(query, page)).jobs.map(({ title }) => title)
const sorted = async (query: string) => (await titles(query)).toSorted().join(' ')

test('each filter, alone and combined', async () => {
  await insertJobs(database.owner, [
    jobRow('a', {
      title: 'A',
      age: 0,
      company: 'Tarangini Systems',
      locations: ['Pune', 'Indore'],
      work_mode: 'hybrid',
      experience_level: 'Fresher',
      experience_min: 0,
      experience_max: 1,
      batch: [2026],
      skills: ['C++', 'React'],
      category: 'Backend',
      job_type: 'Full-time',
      salary_min: 300_000,
      salary_max: 500_000,
    }),
    jobRow('b', {
      title: 'B',
      age: 2,
      company: 'Meghdoot Labs',
      locations: ['Noida'],
      work_mode: 'onsite',
      experience_level: 'Experienced',
      experience_min: 3,
      experience_max: 5,
      skills: ['React', 'Java'],
      category: 'QA & Testing',
      job_type: 'Internship',
      salary_min: 30_000,
      salary_max: null,
      salary_period: 'month',
    }),
    jobRow('c', {
      title: 'C',
      age: 20,
      locations: [],
      work_mode: 'remote',
      skills: ['Java'],
      experience_level: null,
    }),
    jobRow('d', { title: 'D', age: 5, locations: ['Delhi NCR'], experience_level: 'Fresher', skills: ['C'] }),
  ])
  expect(await sorted('')).toBe('A B C D')
  expect(await sorted('type=hybrid&type=remote')).toBe('A C')
  expect(await sorted('type=hybrid&type=remote&type=fresher')).toBe('A')
  expect(await sorted('city=pune')).toBe('A')
  expect(await sorted('city=pune&city=remote')).toBe('A C')
  expect(await sorted('city=ncr')).toBe('B D')
  expect(await sorted('skill=c%2B%2B')).toBe('A')
  expect(await sorted('skill=react&skill=java')).toBe('B')
  expect(await sorted('skill=react&skill=java&skills=any')).toBe('A B C')
  expect(await sorted('experience=0')).toBe('A D')
  expect(await sorted('experience=3')).toBe('A B D')
  expect(await sorted('experience=unstated')).toBe('C')
  expect(await sorted('pay=3.5')).toBe('A B')
  expect(await sorted('pay=3.5&unstated=pay')).toBe('A B C D')
  expect(await sorted('pay=3.5&stated=1')).toBe('A B')
  expect(await sorted('stipend=42000&stated=1')).toBe('')
  expect(await sorted('stipend=30000&stated=1')).toBe('A B')
  expect(await sorted('batch=2026&batch=2027')).toBe('A')
  expect(await sorted('company=meghdoot-labs')).toBe('B')
  expect(await sorted('category=backend&category=qa-and-testing')).toBe('A B')
  expect(await sorted('job_type=internship')).toBe('B')
  expect(await sorted('posted=7')).toBe('A B D')
  expect(await sorted('city=pune&skill=react&experience=1&pay=4&stated=1&batch=2026&posted=3')).toBe('A')
})

const UNSTATED_ROWS = [
  jobRow('none', {
    title: 'None',
    age: 1,
    work_mode: null,
    experience_level: null,
    experience_min: null,
    experience_max: null,
    salary_min: null,
    salary_max: null,
    job_type: null,
    batch: [],
  }),
  jobRow('all', {
    title: 'All',
    age: 9,
    work_mode: 'remote',
    experience_level: 'Fresher',
    experience_min: 0,
    experience_max: 2,
    salary_max: 900_000,
    job_type: 'Internship',
    batch: [2026],
  }),
]

test.each([
  ['batch=2026', 'batch'],
  ['type=remote', 'mode'],
  ['type=fresher', 'experience'],
  ['years=2', 'experience'],
  ['experience=2', 'experience'],
  ['pay=4', 'pay'],
  ['stipend=20000', 'pay'],
  ['job_type=internship', 'job_type'],
])(
  'with %s, postings that state no %s are counted apart, and come last if they are asked for',
  async (query, group) => {
    await insertJobs(database.owner, UNSTATED_ROWS)
    expect(await find(query)).toMatchObject({ total: 1, unstated: [{ group, count: 1, shown: false }] })
    const open = `${query}&unstated=${group}`
    expect(await find(open)).toMatchObject({ total: 2, unstated: [{ group, count: 1, shown: true }] })
    expect(await titles(open, { grouped: true })).toEqual(['All', 'None'])
    expect(await titles(open)).toEqual(['None', 'All'])
    expect(await find(`unstated=${group}`)).toMatchObject({ total: 2, unstated: [] })
  },
)

test('somebody with N years finds what asks for no more, and for no fewer at most', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { title: '0-1', experience_level: 'Fresher', experience_min: 0, experience_max: 1 }),
    jobRow('2', { title: '0-5', experience_level: null, experience_min: 0, experience_max: 5 }),
    jobRow('3', { title: '3+', experience_level: 'Experienced', experience_min: 3, experience_max: null }),
    jobRow('4', { title: '4-6', experience_level: 'Experienced', experience_min: 4, experience_max: 6 }),
    jobRow('5', { title: 'to 2', experience_level: null, experience_min: null, experience_max: 2 }),
    jobRow('6', {
      title: 'says so',
      experience_level: 'Fresher',
      experience_min: null,
      experience_max: null,
    }),
    jobRow('7', {
      title: 'Graduate Trainee',
      experience_level: null,
      experience_min: null,
      experience_max: null,
    }),
    jobRow('8', { title: 'Trainer', experience_level: null, experience_min: null, experience_max: null }),
  ])
  const freshers = '0-1 0-5 Graduate Trainee says so to 2'
  expect(await sorted('years=0')).toBe(freshers)
  expect(await sorted('type=fresher')).toBe(freshers)
  expect(await sorted('experience=0')).toBe(freshers)
  expect(await sorted('years=1')).toBe('0-1 0-5 to 2')
  expect(await sorted('years=3')).toBe('0-5 3+')
  expect(await sorted('years=4')).toBe('0-5 3+ 4-6')
  expect(await sorted('years=30')).toBe('3+')
  expect(await sorted('years=5-9')).toBe('0-5 3+ 4-6')
  expect(await sorted('experience=3')).toBe('0-1 0-5 3+ Graduate Trainee says so to 2')
  expect(await sorted('experience=unstated')).toBe('Trainer')
  expect(await titles('years=4', { order: 'match' })).toEqual(['4-6', '3+', '0-5'])
})

test('a page is cut from the order, and samples can be left out', async () => {
  const rows = [1, 2, 3, 4, 5].map((age) =>
    jobRow(`${age}`, { age, title: `Day ${age}`, is_sample: age === 2 }),
  )
  await insertJobs(database.owner, rows)
  expect(await titles('', { offset: 1, limit: 2 })).toEqual(['Day 2', 'Day 3'])
  expect(await titles('', { realOnly: true, limit: 2 })).toEqual(['Day 1', 'Day 3'])
  expect(await find('', { limit: 0 })).toMatchObject({ jobs: [], total: 5, samples: 1 })
})

test('verified postings are counted in the whole list, shown or not', async () => {
  const ago = (days: number) => new Date(NOON - days * 86_400_000)
  const seen = (days: number) => ({ first_seen_at: ago(30), verified_at: ago(days) })
  await insertJobs(database.owner, [
    jobRow('1', seen(6.9)),
    jobRow('2', seen(7)),
    jobRow('3', { first_seen_at: ago(30) }),
    jobRow('4', { is_sample: true }),
  ])
  expect(await find('', { limit: 1 })).toMatchObject({ total: 4, verified: 1, samples: 1 })
})

test('the best fit has the largest share of skills that somebody has, then the larger number of them', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { title: 'none stated', age: 1, skills: [] }),
    jobRow('2', { title: 'other', age: 2, skills: ['Go'] }),
    jobRow('3', { title: 'half', age: 3, skills: ['C++', 'Go'] }),
    jobRow('4', { title: 'one', age: 4, skills: ['SQL'] }),
    jobRow('5', { title: 'two', age: 5, skills: ['C++', 'SQL'] }),
  ])
  const fit = ['c-plus-plus', 'sql', 'unheard-of']
  expect(await titles('', { order: 'fit', fit })).toEqual(['two', 'one', 'half', 'other', 'none stated'])
  expect(await titles('', { order: 'fit', fit, offset: 2, limit: 1 })).toEqual(['half'])
})

test('the best match has the words in its title', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { title: 'Backend Engineer', age: 1, description: '<p>Some React.</p>' }),
    jobRow('2', { title: 'React Engineer', age: 9 }),
  ])
  expect(await titles('search=react', { order: 'match' })).toEqual(['React Engineer', 'Backend Engineer'])
  expect(await titles('', { order: 'match' })).toEqual(['Backend Engineer', 'React Engineer'])
})
