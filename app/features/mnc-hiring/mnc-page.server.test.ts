import { expect, test, vi } from 'vitest'
import { fakeDatabase } from '#test/fake-database.ts'
import { readMncPage } from './mnc-page.server.ts'

const IBM = { id: '1', name: 'IBM', logo_url: null, website_url: null, is_featured: false }
const OPENING = {
  id: '7',
  title: 'Data Analyst',
  company: { id: '1', name: 'IBM', logo_url: 'https://pravesh.example/logos/ibm.svg', website_url: null },
}

/** A database with one company, one opening, and a record of what was asked of it. */
function scope(openings: unknown[] = [OPENING]) {
  const asked: { sql: string; parameters: readonly unknown[] }[] = []
  const db = fakeDatabase(({ sql, parameters }) => {
    asked.push({ sql, parameters })
    return sql.includes('mnc_job_openings') ? openings : [IBM]
  })
  const now = new Date('2026-11-20T06:30:00Z')
  return { asked, db, siteUrl: 'https://pravesh.example', now, logError: vi.fn() }
}

const all = { search: '', company: '' }

test('the selector has the companies of both lists, each once, by the alphabet', async () => {
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

test('a company narrows both lists, however it is spelt', async () => {
  const given = scope()
  const { value } = await readMncPage(given, { search: 'data', company: 'ibm' })
  expect(value.state).toEqual({ search: 'data', company: 'IBM' })
  expect(value.programmes).toEqual([])
  expect(given.asked.at(-1)?.parameters).toEqual(expect.arrayContaining(['%data%', '1']))
})

test('a company with a programme and no row has no openings, rather than everybody’s', async () => {
  const { value } = await readMncPage(scope(), { search: '', company: 'Wipro' })
  expect(value.programmes).toHaveLength(1)
  expect(value.openings).toEqual([])
})

test('a company that we do not have falls back to all of them', async () => {
  const { value } = await readMncPage(scope(), { search: '', company: 'Vaigai' })
  expect(value.state.company).toBe('')
  expect(value.programmes).toHaveLength(5)
  expect(value.openings).toHaveLength(1)
})

test('of pictures only those that this site serves are passed on, as paths', async () => {
  const pictureOf = async (logo_url: string | null) => {
    const { value } = await readMncPage(
      scope([{ ...OPENING, company: { ...OPENING.company, logo_url } }]),
      all,
    )
    return value.openings[0]?.company.logo_url
  }
  expect(await pictureOf('https://pravesh.example/logos/ibm.svg')).toBe('/logos/ibm.svg')
  expect(await pictureOf('https://pravesh.example.elsewhere.example/ibm.svg')).toBeNull()
  expect(await pictureOf('https://elsewhere.example/ibm.svg')).toBeNull()
  expect(await pictureOf(null)).toBeNull()
})

test('without a database the built-in programmes are there, and can be narrowed', async () => {
  const failure = new Error('connection refused')
  const given = { ...scope(), db: fakeDatabase(() => Promise.reject(failure)) }
  const { value, degraded } = await readMncPage(given, { search: 'interview', company: 'infosys' })
  expect(degraded).toBe(true)
  expect(value.companies).toHaveLength(5)
  expect(value.programmes.map(({ company }) => company)).toEqual(['Infosys'])
  expect(value.openings).toEqual([])
  expect(given.logError).toHaveBeenCalledExactlyOnceWith(failure, 'MNC openings')
})
