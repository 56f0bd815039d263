import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#app/paths.ts'
import { PREVIEW_HEIGHT, PREVIEW_WIDTH, previewPath } from '#app/page/preview-picture.ts'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { createPageCache } from '#server/pages/page-cache.ts'
import { testDatabase } from '#test/database.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { pngSize } from '#test/png-size.ts'
import { createPreviews } from './draw-preview.ts'
import type { PreviewTexts } from './preview-svg.ts'
import { previewsRoute } from './previews.ts'

const database = testDatabase()
beforeEach(() => database.empty())

const POSTING = {
  id: '0b0e7a4e-9c1f-4e8e-9a75-0a4c0c5d2f10',
  title: 'Backend Engineer',
  company: 'Tarangini Systems',
  location: 'Pune',
}

function site(db = database.web) {
  const drawn: PreviewTexts[] = []
  const app = previewsRoute({
    scope: {
      db,
      finder: createSqlFinder(db),
      siteUrl: 'https://pravesh.example',
      logError: vi.fn(),
    },
    cache: createPageCache(),
    draw: async (texts) => {
      drawn.push(texts)
      return new Uint8Array([137, 80])
    },
  })
  return { ask: (path: string) => app.request(previewPath(path)), drawn }
}

test('a page’s picture is a PNG of the promised size, drawn once and kept', async () => {
  await insertJobs(database.owner, [jobRow('1', POSTING)])
  const draw = createPreviews()
  const db = database.web
  const app = previewsRoute({
    scope: {
      db,
      finder: createSqlFinder(db),
      siteUrl: 'https://pravesh.example',
      logError: vi.fn(),
    },
    cache: createPageCache(),
    draw,
  })
  const response = await app.request(previewPath(paths.posting(POSTING)))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(pngSize(bytes)).toEqual([PREVIEW_WIDTH, PREVIEW_HEIGHT])
  const texts = { title: 'Backend Engineer', line: 'Tarangini Systems · Pune' }
  expect(await draw(texts)).toBe(await draw({ ...texts }))
  expect(bytes.equals(await draw(texts))).toBe(true)
  expect(bytes.equals(await draw({ ...texts, title: 'Frontend Engineer' }))).toBe(false)
})

test.for([
  ['/jobs/in/pune', 'IT jobs in Pune', 'Apply on the company’s own careers page'],
  ['/jobs/for/c-plus-plus', 'C++ jobs in India', 'Apply on the company’s own careers page'],
  ['/companies/tarangini-systems', 'Tarangini Systems', 'IT jobs in India'],
  [paths.posting(POSTING), 'Backend Engineer', 'Tarangini Systems · Pune · Fresher · ₹6 LPA'],
] as const)('%s says what the page is', async ([path, title, line]) => {
  await insertJobs(database.owner, [
    jobRow('1', {
      ...POSTING,
      skills: ['C++'],
      experience_level: 'Fresher',
      experience_min: 0,
      experience_max: 0,
      salary_min: 600_000,
      salary_max: 600_000,
    }),
  ])
  const { ask, drawn } = site()
  expect((await ask(path)).status).toBe(200)
  await ask(path)
  expect(drawn).toEqual([{ title, line }])
})

test('a sample says that it is one', async () => {
  await insertJobs(database.owner, [jobRow('1', { ...POSTING, is_sample: true })])
  const { ask, drawn } = site()
  await ask(paths.posting(POSTING))
  expect(drawn[0]?.line).toBe('Sample · Tarangini Systems · Pune')
})

test('another spelling of a path redirects, so that made-up ones fill no memory', async () => {
  await insertJobs(database.owner, [jobRow('1', POSTING)])
  const { ask, drawn } = site()
  for (const [from, to] of [
    ['/jobs/other-words-0b0e7a4e9c1f', paths.posting(POSTING)],
    ['/jobs/in/poona', '/jobs/in/pune'],
    ['/companies/Tarangini%20Systems', '/companies/tarangini-systems'],
  ] as const) {
    const response = await ask(from)
    expect([response.status, response.headers.get('location')]).toEqual([301, previewPath(to)])
  }
  expect(drawn).toEqual([])
})

test.for([
  '/jobs',
  '/jobs/x-000000000000',
  '/jobs/for/no-such-skill',
  '/jobs/as/plumber',
  '/companies/unknown',
  '/a/b/c/d',
])('there is no picture of %s', async (path) => {
  const { ask, drawn } = site()
  expect((await ask(path)).status).toBe(404)
  expect(drawn).toEqual([])
})

test('while the database is down, the answer is not that there is none', async () => {
  const down = fakeDatabase(() => {
    throw new Error('away')
  })
  expect((await site(down).ask('/jobs/in/pune')).status).toBe(503)
})
