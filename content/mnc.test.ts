import { expect, test } from 'vitest'
import { mncCompanySchema } from '#core/content/mnc-companies.ts'
import { mncHiringProgrammeSchema } from '#core/content/mnc-hiring-programme.ts'
import { mncJobOpeningSchema } from '#core/content/mnc-job-openings.ts'
import { readContentFile } from './read-content.ts'

const at = (name: string) => new URL(name, import.meta.url)
const companies = await readContentFile(at('mnc-companies.json'), mncCompanySchema, ['name'])
const openings = await readContentFile(at('mnc-job-openings.json'), mncJobOpeningSchema, ['company', 'title'])
const programmes = await readContentFile(at('mnc-hiring-programmes.json'), mncHiringProgrammeSchema, ['id'])

/** The registered domain of a host: careers.wipro.com and www.wipro.com belong to the same owner. */
function owner(link: string | null): string | undefined {
  return URL.parse(link ?? '')?.hostname.replace(/^(www|careers)\./, '')
}

/** Careers sites under another domain of the same company. */
const OTHER_HOSTS: Record<string, string> = { Amazon: 'amazon.jobs', Google: 'google.com' }

test('twelve companies, about four of them featured, each with a website and no external logo', () => {
  expect(companies).toHaveLength(12)
  expect(companies.filter((company) => company.is_featured)).toHaveLength(4)
  expect(new Set(companies.map(({ website_url }) => owner(website_url))).size).toBe(12)
  expect(companies.filter(({ logo_url }) => logo_url !== null)).toEqual([])
})

test('twelve openings, all samples, across companies and categories', () => {
  expect(openings).toHaveLength(12)
  expect(openings.filter((opening) => !opening.is_sample)).toEqual([])
  expect(new Set(openings.map(({ category }) => category)).size).toBeGreaterThanOrEqual(6)
  expect(new Set(openings.map(({ company }) => company))).toEqual(new Set(companies.map(({ name }) => name)))
})

test('a sample states no deadline, and at least three requirements', () => {
  for (const { title, deadline, requirements } of openings) {
    expect(deadline, title).toBeNull()
    expect(requirements.length, title).toBeGreaterThanOrEqual(3)
  }
})

test('a sample opening links to its own company’s careers site', () => {
  const websites = new Map(companies.map(({ name, website_url }) => [name, owner(website_url)]))
  for (const { company, apply_url } of openings) {
    expect(owner(apply_url), company).toBe(OTHER_HOSTS[company] ?? websites.get(company))
  }
})

test('five programmes of five listed companies, on their own sites, without unpublished pay or dates', () => {
  expect(programmes).toHaveLength(5)
  expect(new Set(programmes.map(({ company }) => company)).size).toBe(5)
  const websites = new Map(companies.map(({ name, website_url }) => [name, owner(website_url)]))
  for (const { company, applyLink, salaryRange, deadline, hiringStages } of programmes) {
    expect(owner(applyLink), company).toBe(websites.get(company))
    expect([salaryRange, deadline], company).toEqual([null, null])
    expect(hiringStages.length, company).toBeGreaterThanOrEqual(4)
  }
})
