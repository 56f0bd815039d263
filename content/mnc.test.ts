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

const real = companies.filter(({ is_sample }) => !is_sample)

test('twelve real companies, four of them featured, each with a website and no external logo', () => {
  expect(real).toHaveLength(12)
  expect(real.filter((company) => company.is_featured)).toHaveLength(4)
  expect(new Set(real.map(({ website_url }) => owner(website_url))).size).toBe(12)
  expect(companies.filter(({ logo_url }) => logo_url !== null)).toEqual([])
})

test('a shipped opening is a sample of a company that does not exist', () => {
  expect(openings).toHaveLength(12)
  expect(openings.filter((opening) => !opening.is_sample)).toEqual([])
  const invented = companies.filter(({ is_sample }) => is_sample)
  expect(new Set(openings.map(({ company }) => company))).toEqual(new Set(invented.map(({ name }) => name)))
  expect(invented.filter(({ website_url }) => website_url !== null)).toEqual([])
  expect(new Set(openings.map(({ category }) => category)).size).toBeGreaterThanOrEqual(6)
})

test('a sample states no deadline, at least three requirements, and no link that leads anywhere', () => {
  for (const { title, deadline, requirements, apply_url } of openings) {
    expect(deadline, title).toBeNull()
    expect(requirements.length, title).toBeGreaterThanOrEqual(3)
    if (apply_url !== null) expect(URL.parse(apply_url)?.hostname, title).toMatch(/\.example$/)
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
