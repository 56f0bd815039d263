import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { paths } from '#app/paths.ts'
import { expect, test, vi } from 'vitest'
import { exampleJob } from '#test/example-job.ts'
import { fakeDatabase } from '#test/fake-database.ts'
import { readMncPage } from './mnc-page.server.ts'

const KAVERI = {
  id: '1',
  name: 'Kaveri Global',
  logo_url: 'https://pravesh.example/logos/kaveri.svg',
  website_url: null,
  is_featured: false,
  is_sample: false,
}
const OPENING = {
  id: '7',
  title: 'Data Analyst',
  company: KAVERI,
  requirements: ['SQL'],
  is_sample: false,
  created_at: new Date('2026-11-10T00:00:00Z'),
}
const POSTING = {
  ...exampleJob({ company: 'Kaveri Global Pvt Ltd', posted_at: new Date('2026-11-12T00:00:00Z') }),
  total: 41,
}

interface Stored {
  companies?: unknown[]
  openings?: unknown[]
  postings?: unknown[]
}

/** A database with one company, which records its queries. */
function scope({ companies = [KAVERI], openings = [OPENING], postings = [] }: Stored = {}) {
  const queries: { sql: string; parameters: readonly unknown[] }[] = []
  const db = fakeDatabase(({ sql, parameters }) => {
    queries.push({ sql, parameters })
    if (sql.includes('mnc_job_openings')) return openings
    if (sql.includes('public_jobs')) return postings
    if (sql.includes('company_job_counts'))
      return [{ company: 'Kaveri Global Pvt Ltd' }, { company: 'Kaveri' }]
    return companies
  })
  const now = new Date('2026-11-20T06:30:00Z')
  return {
    queries,
    db,
    finder: createSqlFinder(db),
    siteUrl: 'https://pravesh.example',
    now,
    logError: vi.fn(),
  }
}

const all = { search: '', company: '' }

test('the selector has the companies of both lists, without duplicates, sorted', async () => {
  const { value } = await readMncPage(scope(), all)
  expect(value.companies).toEqual([
    'Accenture',
    'Cognizant',
    'Infosys',
    'Kaveri Global',
    'Tata Consultancy Services',
    'Wipro',
  ])
  expect(value.programmes).toHaveLength(5)
  expect(value.openings).toHaveLength(1)
})

test('a company filters both lists, in any case', async () => {
  const request = scope()
  const { value } = await readMncPage(request, { search: 'data', company: 'kaveri global' })
  expect(value.state).toEqual({ search: 'data', company: 'Kaveri Global' })
  expect(value.programmes).toEqual([])
  const asked = request.queries.find(({ sql }) => sql.includes('mnc_job_openings'))
  expect(asked?.parameters).toEqual(expect.arrayContaining(['%data%', '1']))
})

test('real postings of a listed company are beside the table’s rows, newest first, and all are counted', async () => {
  const { value } = await readMncPage(scope({ postings: [POSTING] }), all)
  expect(value.openings.map(({ id, company }) => [id, company.name])).toEqual([
    [POSTING.id, 'Kaveri Global'],
    ['7', 'Kaveri Global'],
  ])
  expect(value.openings[0]).toMatchObject({
    href: paths.posting(POSTING),
    location: POSTING.location,
    company: { logo_url: '/logos/kaveri.svg' },
    asks: { name: 'Skills', items: POSTING.skills },
  })
  expect(value.total).toBe(42)
})

test('postings are looked up by the company’s spelling in them, and never for a sample company', async () => {
  const real = scope({ postings: [POSTING] })
  await readMncPage(real, all)
  const asked = real.queries.find(({ sql }) => sql.includes('public_jobs'))
  expect(asked?.parameters).toContain('Kaveri Global Pvt Ltd')
  expect(asked?.parameters).not.toContain('Kaveri')
  const sample = scope({ companies: [{ ...KAVERI, is_sample: true }], postings: [POSTING] })
  const { value } = await readMncPage(sample, all)
  expect(value.openings.map(({ id }) => id)).toEqual(['7'])
  expect(sample.queries.some(({ sql }) => sql.includes('public_jobs'))).toBe(false)
})

test('only logos on our own origin are passed on, as paths', async () => {
  const logoOf = async (logo_url: string | null) => {
    const openings = [{ ...OPENING, company: { ...KAVERI, logo_url } }]
    const { value } = await readMncPage(scope({ openings }), all)
    return value.openings[0]?.company.logo_url
  }
  expect(await logoOf('https://pravesh.example/logos/kaveri.svg')).toBe('/logos/kaveri.svg')
  expect(await logoOf('https://pravesh.example.elsewhere.example/kaveri.svg')).toBeNull()
  expect(await logoOf('https://elsewhere.example/kaveri.svg')).toBeNull()
  expect(await logoOf(null)).toBeNull()
})

test('without a database the built-in programmes can still be listed and filtered', async () => {
  const failure = new Error('connection refused')
  const request = { ...scope(), db: fakeDatabase(() => Promise.reject(failure)) }
  const { value, degraded } = await readMncPage(request, { search: 'interview', company: 'infosys' })
  expect(degraded).toBe(true)
  expect(value.companies).toHaveLength(5)
  expect(value.programmes.map(({ company }) => company)).toEqual(['Infosys'])
  expect(value.openings).toEqual([])
  expect(request.logError).toHaveBeenCalledExactlyOnceWith(failure, 'MNC openings')
})
