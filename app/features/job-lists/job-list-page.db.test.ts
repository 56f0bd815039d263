import { afterEach, expect, test, vi } from 'vitest'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import type { JobFinder } from '#core/find/job-search.ts'
import { testDatabase } from '#test/database.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { insertJobs, jobRow, NOON } from '#test/job-rows.ts'
import { jobListAt } from './job-list.ts'
import { jobListMeta } from './job-list-meta.ts'
import { readJobListPage } from './job-list-page.server.ts'

const database = testDatabase()
afterEach(() => database.empty())

async function read(path: string, db = database.web) {
  const scope = {
    db,
    finder: createSqlFinder(db),
    siteUrl: 'https://pravesh.example',
    now: new Date(NOON),
    logError: vi.fn(),
  }
  const list = jobListAt(path)
  if (!list) throw new Error(`${path} is no list`)
  const { page, status } = await readJobListPage(scope, list)
  return { page, status, noindex: jobListMeta(list, page).noindex }
}

const paid = (salary_max: number) => ({ salary_min: null, salary_max })

test('the figures of a list are true, and count no samples', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { age: 2, experience_level: 'Fresher', ...paid(400_000) }),
    jobRow('2', { age: 3, ...paid(2_400_000) }),
    jobRow('3', { age: 4, ...paid(30_000), salary_period: 'month' }),
    jobRow('4', { age: 5, ...paid(900_000) }),
    jobRow('5', { age: 6, ...paid(900_000) }),
    jobRow('6', { age: 7 }),
    jobRow('sample', { age: 1, is_sample: true, experience_level: 'Fresher', ...paid(9_000_000) }),
    jobRow('elsewhere', { age: 1, location: 'Indore', locations: ['Indore'] }),
    jobRow('closed', { age: 1, is_active: false, closed_at: new Date(NOON) }),
  ])
  const { page, status, noindex } = await read('/jobs/in/pune')
  expect([status, noindex, page?.name, page?.found.total]).toEqual([200, false, 'Pune', 7])
  expect(page?.figures).toEqual({
    total: 6,
    samples: false,
    freshers: 1,
    payStated: 5,
    pay: { lowest: 360_000, highest: 2_400_000 },
    newest: new Date(NOON - 2 * 86_400_000),
  })
})

test('a list of a skill of the dictionary leads to the page about it; others do not', async () => {
  await insertJobs(database.owner, [jobRow('1', { skills: ['C++', 'Kavi Framework'] })])
  const paths = ['/jobs/for/c-plus-plus', '/jobs/for/kavi-framework', '/jobs/in/pune']
  const pages = await Promise.all(paths.map(async (path) => (await read(path)).page?.skillPage))
  expect(pages).toEqual(['/skills/c-plus-plus', null, null])
})

test('a list of samples says so, and search engines do not list it', async () => {
  await insertJobs(
    database.owner,
    ['1', '2', '3', '4'].map((id) => jobRow(id, { is_sample: true })),
  )
  const { page, noindex } = await read('/jobs/in/pune')
  expect([page?.figures.samples, page?.figures.total, noindex]).toEqual([true, 4, true])
})

test.for([
  [2, true],
  [3, false],
] as const)('with %i open postings, noindex is %s', async ([postings, noindex]) => {
  await insertJobs(
    database.owner,
    Array.from({ length: postings }, (_, index) => jobRow(String(index), { category: 'Backend' })),
  )
  expect((await read('/jobs/as/backend')).noindex).toBe(noindex)
})

test('a skill that no open posting asks for is unknown; a city and a role are not', async () => {
  await insertJobs(database.owner, [jobRow('1', { skills: ['C++', 'Go'], company: 'Meghdoot Labs' })])
  expect(await read('/jobs/for/cobol')).toEqual({ page: null, status: 404, noindex: true })
  expect((await read('/jobs/in/atlantis')).status).toBe(404)
  expect((await read('/jobs/in/kochi')).page).toMatchObject({ name: 'Kochi', found: { total: 0 } })
  expect((await read('/jobs/as/design')).status).toBe(200)
  expect((await read('/jobs/for/c-plus-plus')).page).toMatchObject({
    name: 'C++',
    skills: [{ slug: 'go', name: 'Go', count: 1 }],
    companies: [{ slug: 'meghdoot-labs', name: 'Meghdoot Labs', count: 1 }],
  })
})

test('another name of a skill leads to its list', async () => {
  await insertJobs(database.owner, [jobRow('1', { skills: ['React'] })])
  const sql = createSqlFinder(database.web)
  const finder: JobFinder = {
    ...sql,
    find: async (search, page) => {
      const found = await sql.find(search, page)
      return search.search === 'reactjs' ? { ...found, readAs: [{ typed: 'reactjs', as: 'React' }] } : found
    },
  }
  const scope = { db: database.web, finder, siteUrl: '', now: new Date(NOON), logError: vi.fn() }
  const movedTo = async (path: string) => {
    const list = jobListAt(path)
    return list && (await readJobListPage(scope, list)).movedTo
  }
  expect(await movedTo('/jobs/for/ReactJS')).toBe('/jobs/for/react')
  expect(await movedTo('/jobs/for/react')).toBeNull()
  expect(await movedTo('/jobs/for/cobol')).toBeNull()
})

test('a skill’s list links to the courses and career paths that teach it', async () => {
  await insertJobs(database.owner, [jobRow('1', { skills: ['React'] })])
  const course = {
    platform: 'P',
    role_category: 'Frontend Dev',
    difficulty: 'Beginner',
    rating: null,
  } as const
  await database.owner
    .insertInto('learn_courses')
    .values([
      {
        ...course,
        name: 'Learn React',
        tags: [],
        skills: ['React'],
        link: 'https://courses.example/1',
        is_free: true,
      },
      {
        ...course,
        name: 'Learn CSS',
        tags: ['React'],
        skills: ['CSS'],
        link: 'https://courses.example/2',
        is_free: true,
      },
      { ...course, name: 'No page yet', tags: [], skills: ['React'], link: null, is_free: true },
    ])
    .execute()
  const { page } = await read('/jobs/for/react')
  expect(page?.learning.courses.map(({ name }) => name)).toEqual(['Learn React'])
  const frontend = await read('/jobs/as/frontend')
  expect(frontend.page?.learning.courses.map(({ name }) => name)).toEqual(['Learn CSS', 'Learn React'])
})

test('while the database is down the page does not say that the list is unknown', async () => {
  const down = fakeDatabase(() => {
    throw new Error('away')
  })
  expect(await read('/jobs/in/pune', down)).toMatchObject({ page: null, status: 503 })
})
