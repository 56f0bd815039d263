import { expect, test, vi } from 'vitest'
import { fakeDatabase } from '#test/fake-database.ts'
import { readMncPage } from './mnc-page.server.ts'

const IBM = { id: '1', name: 'IBM', logo_url: null, website_url: null, is_featured: false }
const OPENING = {
  id: '7',
  title: 'Data Analyst',
  company: { id: '1', name: 'IBM', logo_url: 'https://pravesh.example/logos/ibm.svg', website_url: null },
}

/** A database with one company and one opening, which records its queries. */
function scope(openings: unknown[] = [OPENING]) {
  const queries: { sql: string; parameters: readonly unknown[] }[] = []
  const db = fakeDatabase(({ sql, parameters }) => {
    queries.push({ sql, parameters })
    return sql.includes('mnc_job_openings') ? openings : [IBM]
  })
  const now = new Date('2026-11-20T06:30:00Z')
  return { queries, db, siteUrl: 'https://pravesh.example', now, logError: vi.fn() }
}

const all = { search: '', company: '' }

test('the selector has the companies of both lists, without duplicates, sorted', async () => {
  const { value } = await readMncPage(scope(), all)
  expect(value.companies).toEqual([
    'Accenture',
    'Cognizant',
    'IBM',
    'Infosys',
    'Tata Consultancy Services',
    'Wipro',
  ])
  expect(value.programmes).toHaveLength(5)
  expect(value.openings).toHaveLength(1)
})

test('a company filters both lists, in any case', async () => {
  const request = scope()
  const { value } = await readMncPage(request, { search: 'data', company: 'ibm' })
  expect(value.state).toEqual({ search: 'data', company: 'IBM' })
  expect(value.programmes).toEqual([])
  expect(request.queries.at(-1)?.parameters).toEqual(expect.arrayContaining(['%data%', '1']))
})

test('a company with a programme but no row has no openings, instead of all of them', async () => {
  const { value } = await readMncPage(scope(), { search: '', company: 'Wipro' })
  expect(value.programmes).toHaveLength(1)
  expect(value.openings).toEqual([])
})

test('an unknown company falls back to all companies', async () => {
  const { value } = await readMncPage(scope(), { search: '', company: 'Vaigai' })
  expect(value.state.company).toBe('')
  expect(value.programmes).toHaveLength(5)
  expect(value.openings).toHaveLength(1)
})

test('only logos on our own origin are passed on, as paths', async () => {
  const logoOf = async (logo_url: string | null) => {
    const { value } = await readMncPage(
      scope([{ ...OPENING, company: { ...OPENING.company, logo_url } }]),
      all,
    )
    return value.openings[0]?.company.logo_url
  }
  expect(await logoOf('https://pravesh.example/logos/ibm.svg')).toBe('/logos/ibm.svg')
  expect(await logoOf('https://pravesh.example.elsewhere.example/ibm.svg')).toBeNull()
  expect(await logoOf('https://elsewhere.example/ibm.svg')).toBeNull()
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
