import { expect, test } from 'vitest'
import type { z } from 'zod'
import { mncCompanySchema } from './mnc-companies.ts'
import { mncHiringProgrammeSchema } from './mnc-hiring-programme.ts'
import { mncJobOpeningSchema } from './mnc-job-openings.ts'

const COMPANY = { name: 'Acme', logo_url: null, website_url: 'https://www.acme.co.in/', is_featured: false }
const OPENING = {
  title: 'Trainee',
  category: 'Backend',
  company: 'Acme',
  requirements: ['SQL'],
  deadline: '2027-01-31',
  apply_url: 'https://www.acme.co.in/careers',
  is_active: true,
  is_sample: true,
}
const PROGRAMME = {
  id: 'acme-graduates',
  company: 'Acme',
  logo: null,
  positions: ['Trainee'],
  hiringType: 'On-campus',
  eligibility: 'Any graduate.',
  salaryRange: null,
  hiringStages: ['Test', 'Interview'],
  location: 'Across India',
  applyLink: 'https://www.acme.co.in/careers',
  prepResources: ['nptel.ac.in'],
  deadline: null,
  type: 'Full-time',
}

function wrong(schema: z.ZodType, row: Record<string, unknown>): string[] {
  return (schema.safeParse(row).error?.issues ?? []).map(({ path }) => path.join('.'))
}

test('valid rows are accepted, also without optional values', () => {
  expect(wrong(mncCompanySchema, COMPANY)).toEqual([])
  expect(wrong(mncCompanySchema, { ...COMPANY, website_url: null })).toEqual([])
  expect(mncCompanySchema.parse(COMPANY).is_sample).toBe(false)
  expect(wrong(mncJobOpeningSchema, OPENING)).toEqual([])
  expect(wrong(mncJobOpeningSchema, { ...OPENING, deadline: null, apply_url: null })).toEqual([])
  expect(wrong(mncHiringProgrammeSchema, PROGRAMME)).toEqual([])
  expect(wrong(mncHiringProgrammeSchema, { ...PROGRAMME, deadline: '2027-03-31' })).toEqual([])
})

test.each([
  ['no name', { name: '' }, 'name'],
  ['a website without https', { website_url: 'http://www.acme.co.in/' }, 'website_url'],
  ['a logo that is a path', { logo_url: '/logo.png' }, 'logo_url'],
  ['an unknown field', { site: 'x' }, ''],
])('a company with %s is refused', (_, change, field) => {
  expect(wrong(mncCompanySchema, { ...COMPANY, ...change })).toEqual([field])
})

test.each([
  ['a category that no job has', { category: 'Sales' }, 'category'],
  ['nothing required', { requirements: [] }, 'requirements'],
  ['a day that does not exist', { deadline: '2027-02-30' }, 'deadline'],
  ['an instant for a day', { deadline: '2027-01-31T00:00:00Z' }, 'deadline'],
  ['"#" for a link', { apply_url: '#' }, 'apply_url'],
])('an opening with %s is refused', (_, change, field) => {
  expect(wrong(mncJobOpeningSchema, { ...OPENING, ...change })).toEqual([field])
})

test.each([
  ['an id that is no slug', { id: 'Acme Graduates' }, 'id'],
  ['no positions', { positions: [] }, 'positions'],
  ['no stages', { hiringStages: [] }, 'hiringStages'],
  ['another way of hiring', { hiringType: 'Walk-in' }, 'hiringType'],
  ['another job type', { type: 'Campus' }, 'type'],
  ['a link for a domain name', { prepResources: ['https://nptel.ac.in'] }, 'prepResources.0'],
  ['a domain name twice', { prepResources: ['nptel.ac.in', 'nptel.ac.in'] }, 'prepResources'],
  ['words for a deadline', { deadline: 'soon' }, 'deadline'],
])('a programme with %s is refused', (_, change, field) => {
  expect(wrong(mncHiringProgrammeSchema, { ...PROGRAMME, ...change })).toEqual([field])
})
