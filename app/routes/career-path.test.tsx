import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { RouterContextProvider, createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { requestScope } from '#app/page/context.ts'
import { categoryLinks } from '#app/features/learn/career-path-detail/category-links.server.ts'
import { exampleCareerPath } from '#test/example-career-path.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import CareerPathRoute, { loader } from './career-path.tsx'
import type { CareerPath } from '#db/queries/content/career-paths.ts'
import type { ComponentType } from 'react'

const SITE = 'https://pravesh.example'
const { id: ID } = exampleCareerPath()

async function load(rows: () => unknown[] | Promise<unknown[]>, id = ID) {
  const context = new RouterContextProvider()
  const logError = vi.fn()
  context.set(requestScope, {
    db: fakeDatabase(rows),
    finder: createSqlFinder(fakeDatabase(rows)),
    siteUrl: SITE,
    now: new Date(0),
    logError,
  })
  const url = new URL(`/career-paths/${id}`, SITE)
  const request = new Request(url)
  const { data, init } = await loader({ context, request, url, params: { id }, pattern: '/career-paths/:id' })
  return { data, status: init?.status, caching: new Headers(init?.headers).get('Cache-Control'), logError }
}

/** The rendered page. */
function page(overrides: Partial<CareerPath> | null, unavailable = false): string {
  const path = overrides && exampleCareerPath(overrides)
  const links = path && categoryLinks(path.category)
  // The page reads no other props.
  const Page = CareerPathRoute as ComponentType<{ loaderData: unknown }>
  const Component = () => <Page loaderData={{ path, help: [], links, unavailable, siteUrl: SITE }} />
  const Stub = createRoutesStub([{ path: '/career-paths/:id', Component }])
  return renderToStaticMarkup(<Stub initialEntries={[`/career-paths/${ID}`]} />)
}

/** The page's text. */
const textOf = (html: string) =>
  html
    .replaceAll(/<script[^]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('a path is fresh for five minutes and may be served for ten', async () => {
  const { data, status, caching } = await load(() => [exampleCareerPath()])
  const links = categoryLinks(exampleCareerPath().category)
  expect(data).toEqual({ path: exampleCareerPath(), help: [], links, unavailable: false, siteUrl: SITE })
  expect(status).toBe(200)
  expect(caching).toBe('public, max-age=300, stale-while-revalidate=300')
})

test.for(['1', ID, '%', '../jobs', '<b>', 'पथ', `${ID}'--`])(
  'the unknown id %j is a 404 and is not cached',
  async (id) => {
    const { data, status, caching, logError } = await load(() => [], id)
    expect(data).toMatchObject({ path: null, unavailable: false })
    expect([status, caching]).toEqual([404, 'no-store'])
    expect(logError).not.toHaveBeenCalled()
  },
)

test('if the database is down the response is 503, not “no such path”', async () => {
  const failure = new Error('connection refused')
  const { data, status, caching, logError } = await load(() => Promise.reject(failure))
  expect(data).toMatchObject({ path: null, unavailable: true })
  expect([status, caching]).toEqual([503, 'no-store'])
  expect(logError).toHaveBeenCalledWith(failure, 'career path')

  const html = page(null, true)
  expect(html).toContain('We can’t show this career path right now')
  expect(html).toMatch(new RegExp(`<a href="/career-paths/${ID}"[^>]*>Try again</a>`))
  expect(html).not.toContain('Not Found')
})

test.for([
  [600_000, 'High growth', '₹6 LPA'],
  [550_000, 'Medium growth', '₹6 LPA'],
  [400_000, 'Medium growth', '₹4 LPA'],
  [399_999, 'Steady growth', '₹4 LPA'],
  [null, 'Medium growth', 'Not specified'],
] as const)('an average of %s is %s, shown as %s', ([average_salary, badge, shown]) => {
  const text = textOf(page({ average_salary }))
  expect(text).toContain(badge)
  expect(text).toContain(`Average salary ${shown}`)
})

test('the statistics are counted from the path', () => {
  expect(textOf(page({}))).toContain('Quick Stats Steps 3 Total time 7 weeks Required skills 2 Tools 1')
})

test('with a range the total is a range, and no step shows its weeks', () => {
  const [first] = exampleCareerPath().roadmap
  const roadmap = first ? [first, { ...first, title: 'Again', duration: '2 to 3 months' }] : []
  const text = textOf(page({ roadmap }))
  expect(text).toContain('2 steps in about 3 to 4 months, one after another.')
  expect(text).not.toMatch(/Weeks \d/)
})

test('without a usable duration there is no total', () => {
  const roadmap = [{ title: 'Practice', description: 'Daily.', duration: 'Ongoing' }]
  const text = textOf(page({ roadmap }))
  expect(text).toContain('1 step, one after another.')
  expect(text).toContain('Total time Not specified')
  expect(text).toContain('Ongoing')
})

test('a path with few facts says so, and still has its links', () => {
  const html = page({ category: 'Quantum', required_skills: [], tools: [], roadmap: [] })
  expect(textOf(html)).toContain('We have not added the steps of this path yet.')
  expect(html.match(/Not listed yet\./g)).toHaveLength(2)
  expect(html).not.toContain('Print roadmap')
  expect(html).toMatch(/href="\/jobs"[^>]*>See all jobs/)
  expect(html).toMatch(/href="\/courses"[^>]*>All courses/)
})

test('text of a row is escaped', () => {
  const html = page({ name: '</script><b>Name</b>', description: '<i>x</i>' })
  expect(html).not.toMatch(/<b>|<i>/)
})
