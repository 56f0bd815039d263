import { expect, test } from 'vitest'
import { exampleJob } from '#test/example-job.ts'
import { countsText, openingOfPosting, type Opening } from './openings.ts'

const NOW = new Date('2026-11-20T06:30:00Z')
const KAVERI = {
  id: '1',
  name: 'Kaveri Global',
  logo_url: null,
  website_url: 'https://kaveri.example',
  is_featured: false,
  is_sample: false,
}
const opening = (change: Partial<Parameters<typeof openingOfPosting>[0]> = {}): Opening =>
  openingOfPosting({ ...exampleJob(change), application_url: '' }, [KAVERI], NOW)
const sample = { ...opening(), is_sample: true }

test('a posting takes the listed company’s name and site, and its deadline is the day in India', () => {
  const application_deadline = new Date('2026-12-01T20:00:00Z')
  expect(opening({ company: 'KAVERI GLOBAL India Pvt. Ltd.', application_deadline })).toMatchObject({
    company: { name: 'Kaveri Global', website_url: 'https://kaveri.example' },
    deadline: '2026-12-02',
  })
})

test('a posting has the logo of its company, whether that is listed or not', () => {
  for (const company of ['Kaveri Global', 'Tapti Works'])
    expect(opening({ company, company_logo_url: '/logos/0a.png' }).company.logo_url).toBe('/logos/0a.png')
})

test('a posting is verified only if its board listed it in the last week', () => {
  expect(opening({ verified_at: NOW }).verified).toBe(true)
  expect(opening({ verified_at: new Date('2026-11-10T06:30:00Z') }).verified).toBe(false)
})

test('samples are counted apart', () => {
  expect(countsText(5, { shown: [], total: 0 })).toBe('5 hiring programmes, 0 openings')
  expect(countsText(1, { shown: [opening()], total: 1 })).toBe('1 hiring programme, 1 opening')
  expect(countsText(5, { shown: [sample, sample], total: 2 })).toBe('5 hiring programmes, 2 sample openings')
  expect(countsText(5, { shown: [sample, opening()], total: 1235 })).toBe(
    '5 hiring programmes, 1,234 openings, 1 sample opening',
  )
  expect(countsText(5, null)).toBe('5 hiring programmes')
})
