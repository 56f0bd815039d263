import { beforeEach, expect, test, vi } from 'vitest'
import { recordMarketDay } from '#db/queries/market/market-days.ts'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { createPageCache } from '#server/pages/page-cache.ts'
import { readPreview } from '#server/previews/preview-texts.ts'
import { listSitemapEntries } from '#server/sitemap/list-entries.ts'
import { apiContract } from '#test/api-contract.ts'
import { MARKET_FIGURES } from '#core/api/market-files.ts'
import { testDatabase } from '#test/database.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { insertJobs, jobRow, NOON } from '#test/job-rows.ts'
import { marketRoute } from './market-route.ts'

const database = testDatabase()
const now = new Date(NOON)
beforeEach(() => database.empty())

const scopeOf = (db = database.web) => ({
  db,
  finder: createSqlFinder(db),
  siteUrl: 'https://pravesh.example',
  logError: vi.fn(),
})

function site(db = database.web) {
  const app = marketRoute({ scope: scopeOf(db), cache: createPageCache() })
  return (file: string) => app.request(`/market/${file}`)
}

/** Postings of two cities, one of which has a name that a spreadsheet would run. */
async function insertPostings(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) =>
    jobRow(String(index), {
      category: index % 2 === 0 ? 'Backend' : 'Frontend',
      locations: [index % 4 === 0 ? '=Indore, "MP"' : 'Pune'],
      ...(index < 12 && { salary_min: 400_000, salary_max: 600_000 }),
    }),
  )
  await insertJobs(database.owner, rows)
  await recordMarketDay(database.owner, now)
}

test('a figure is a CSV and a JSON file with the same numbers', async () => {
  await insertPostings(200)
  const ask = site()
  const json = await ask('openings-by-city.json')
  expect(json.headers.get('access-control-allow-origin')).toBe('*')
  expect(await json.json()).toMatchObject({
    figure: 'openings-by-city',
    sample: false,
    counted_on: '2026-11-20',
    source: 'https://pravesh.example',
    rows: [
      { city: 'Pune', postings: 150 },
      { city: '=Indore, "MP"', postings: 50 },
    ],
  })
  const csv = await ask('openings-by-city.csv')
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(csv.headers.get('content-disposition')).toContain('"openings-by-city-2026-11-20.csv"')
  expect(await csv.text()).toBe(
    'city,postings,counted_on,sample\r\nPune,150,2026-11-20,no\r\n"\'=Indore, ""MP""",50,2026-11-20,no\r\n',
  )
})

test.for(MARKET_FIGURES)('%s is as the API describes it', async (figure) => {
  const ask = site()
  const { status } = await apiContract('https://pravesh.example').read(
    await ask(`${figure}.json`),
    '/market/{figure}.json',
  )
  expect(status).toBe(200)
  expect((await ask(`${figure}.csv`)).headers.get('content-type')).toMatch(/^text\/csv/)
})

test('too few postings are null in JSON, and empty in CSV', async () => {
  await insertPostings(200)
  const ask = site()
  expect(await (await ask('pay-by-role.json')).json()).toMatchObject({
    basis: expect.stringContaining('Too few to show: Backend (6), Frontend (6).'),
    rows: [{ role: 'Backend', postings: 6, median: null }, { role: 'Frontend' }],
  })
  expect(await (await ask('pay-by-role.csv')).text()).toContain('Backend,6,,,,,,2026-11-20,no\r\n')
  expect(await (await ask('skills-rising.json')).json()).toMatchObject({
    text: expect.stringContaining('nothing to compare yet'),
    rows: [],
  })
})

test('with fewer than 200 real postings everything says that it is a sample', async () => {
  await insertPostings(199)
  const ask = site()
  expect(await (await ask('pay-by-role.json')).json()).toMatchObject({ sample: true })
  const csv = await ask('pay-by-role.csv')
  expect(csv.headers.get('content-disposition')).toContain('"sample-pay-by-role-')
  const [, ...rows] = (await csv.text()).trim().split('\r\n')
  expect(rows.filter((row) => row.endsWith(',yes'))).toHaveLength(rows.length)
  const picture = await readPreview({ ...scopeOf(), now }, '/salary-trends')
  expect(picture?.texts.line).toBe('Sample figures, not the market')
  expect(picture?.texts.plot).toContain('<svg')
  expect((await listSitemapEntries(database.web, now)).map(({ path }) => path)).not.toContain('/ai-trends')
})

test('with enough, the picture says how many, and the sitemap lists the pages', async () => {
  await insertPostings(200)
  const picture = await readPreview({ ...scopeOf(), now }, '/layoffs-updates')
  expect(picture?.texts.line).toBe('200 open postings · 20 Nov 2026')
  expect((await listSitemapEntries(database.web, now)).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/salary-trends', '/ai-trends', '/layoffs-updates']),
  )
})

test('there is no file of another name, and no file while the database is down', async () => {
  const ask = site()
  for (const file of ['no-such-figure.csv', 'pay-by-role.xml', 'pay-by-role', '../status.json'])
    expect((await ask(file)).status, file).toBe(404)
  const down = fakeDatabase(() => {
    throw new Error('away')
  })
  expect((await site(down)('pay-by-role.csv')).status).toBe(503)
})
