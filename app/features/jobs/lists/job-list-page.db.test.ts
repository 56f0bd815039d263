import { afterEach, expect, test, vi } from 'vitest'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { FACETS, type Facets, type JobFinder } from '#core/find/job-search.ts'
import { slugOf } from '#core/slug.ts'
import { testDatabase } from '#test/database.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { insertJobs, jobRow, NOON } from '#test/job-rows.ts'
import { jobListAt, listState } from './job-list.ts'
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
  const list = jobListAt(path.split('?')[0] ?? '')
  if (!list) throw new Error(`${path} is no list`)
  const [, query] = path.split('?')
  const state = listState(list, new URLSearchParams(query))
  const { page, status } = await readJobListPage(scope, list, state)
  const tags = jobListMeta(list, state, page, scope.siteUrl)
  const noindex = tags.some((tag) => 'name' in tag && tag.name === 'robots')
  return { page, status, noindex }
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

test.each([
  ['/jobs/in/mohali', '/jobs/in/chandigarh'],
  ['/jobs/in/secunderabad', '/jobs/in/hyderabad'],
  ['/jobs/in/hitec-city', '/jobs/in/hyderabad'],
  ['/jobs/in/ernakulam', '/jobs/in/kochi'],
])('%s moved to %s', async (path, movedTo) => {
  const scope = { db: database.web, finder: createSqlFinder(database.web), now: new Date(NOON) }
  const list = jobListAt(path)
  if (!list) throw new Error(`${path} is no list`)
  const read = await readJobListPage(
    { ...scope, siteUrl: 'https://pravesh.example', logError: vi.fn() },
    list,
  )
  expect(read).toMatchObject({ page: null, movedTo })
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

test('an unknown skill or city has no list; a known one has, and a role', async () => {
  await insertJobs(database.owner, [jobRow('1', { skills: ['C++', 'Go'], company: 'Meghdoot Labs' })])
  expect(await read('/jobs/for/no-such-skill')).toEqual({ page: null, status: 404, noindex: true })
  expect(await read('/jobs/for/angular')).toMatchObject({
    page: { name: 'Angular', found: { total: 0 }, skillPage: '/skills/angular' },
    status: 200,
    noindex: true,
  })
  expect((await read('/jobs/in/atlantis')).status).toBe(404)
  expect((await read('/jobs/in/kochi')).page).toMatchObject({ name: 'Kochi', found: { total: 0 } })
  expect((await read('/jobs/as/design')).status).toBe(200)
  expect((await read('/jobs/for/c-plus-plus')).page).toMatchObject({
    name: 'C++',
    skills: [{ slug: 'go', name: 'Go', count: 1 }],
    companies: [{ slug: 'meghdoot-labs', name: 'Meghdoot Labs', count: 1 }],
  })
})

test('a page beyond the end is not found; each page has its own head', async () => {
  const postings = Array.from({ length: 21 }, (_, index) => jobRow(String(index), { category: 'Backend' }))
  await insertJobs(database.owner, postings)
  expect(await read('/jobs/as/backend?page=2')).toMatchObject({ status: 200, noindex: false })
  expect(await read('/jobs/as/backend?page=2&sort=salary')).toMatchObject({ status: 200, noindex: true })
  expect(await read('/jobs/as/backend?page=3')).toMatchObject({ status: 404, noindex: true })
  expect(await read('/jobs/as/design?page=2')).toMatchObject({ status: 404, noindex: true })
  for (const none of ['0', '-1', 'abc', '1e3', '1.5'])
    expect((await read(`/jobs/as/backend?page=${none}`)).page?.found.jobs, none).toHaveLength(20)
})

test('an empty list names the nearest ones', async () => {
  await insertJobs(database.owner, [jobRow('1')])
  const sqlFinder = createSqlFinder(database.web)
  const values = (names: Record<string, number>) =>
    Object.entries(names).map(([label, count]) => ({ value: slugOf(label), label, count }))
  const none = Object.fromEntries(FACETS.map((name) => [name, []])) as unknown as Facets
  const finder: JobFinder = {
    ...sqlFinder,
    find: async (search, page) => ({
      ...(await sqlFinder.find(search, page)),
      facets: {
        ...none,
        city: values({ Pune: 9, Chennai: 3, Bengaluru: 2, Remote: 7 }),
        skill: values({ React: 4 }),
        category: values({ Backend: 1, Design: 0, 'Data & AI': 5 }),
      },
    }),
  }
  const scope = { db: database.web, finder, siteUrl: '', now: new Date(NOON), logError: vi.fn() }
  const nearest = async (path: string) => {
    const list = jobListAt(path)
    const { page } = (list && (await readJobListPage(scope, list))) ?? {}
    return page?.nearest.map(({ name, count }) => [name, count])
  }
  const always = [
    ['Remote IT jobs in India', null],
    ['IT jobs for freshers in India', null],
  ]
  expect(await nearest('/jobs/in/pune')).toEqual([])
  expect(await nearest('/jobs/in/mysuru')).toEqual([
    ['IT jobs in Bengaluru', 2],
    ['IT jobs in Chennai', 3],
    ['IT jobs in Pune', 9],
    ...always,
  ])
  expect(await nearest('/jobs/as/design')).toEqual([
    ['Data & AI jobs in India', 5],
    ['Backend jobs in India', 1],
    ...always,
  ])
  expect(await nearest('/jobs/for/angular')).toEqual([
    ['Data & AI jobs in India', 5],
    ['Backend jobs in India', 1],
    ...always,
  ])
  await insertJobs(database.owner, [jobRow('2', { category: 'Frontend' })])
  expect(await nearest('/jobs/for/angular')).toEqual([
    ['Frontend jobs in India', 1],
    ['React jobs in India', 4],
    ...always,
  ])
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
  expect(await movedTo('/jobs/for/no-such-skill')).toBeNull()
  // Known, though no posting asks for it.
  expect(await movedTo('/jobs/for/nodejs')).toBe('/jobs/for/node-js')
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
