import { expect, test } from 'vitest'
import { exampleJob } from '#test/example-job.ts'
import { jobPostingJsonLd } from './job-posting-json-ld.ts'

test('everything the employer states is marked up, in the words of Google for Jobs', () => {
  expect(jobPostingJsonLd(exampleJob())).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Backend Engineer',
    description: '<p>Build the booking service.</p>',
    datePosted: '2026-11-10T04:30:00.000Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Tarangini Systems' },
    identifier: { '@type': 'PropertyValue', name: 'Tarangini Systems', value: '17' },
    jobLocation: ['Pune', 'Indore'].map((addressLocality) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality, addressCountry: 'IN' },
    })),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', minValue: 800_000, maxValue: 1_200_000, unitText: 'YEAR' },
    },
    experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 },
    directApply: false,
  })
})

test('what the employer does not state is left out', () => {
  const marked = jobPostingJsonLd(
    exampleJob({ salary_min: null, salary_max: null, job_type: null, experience_min: 0, work_mode: null }),
  )
  for (const absent of [
    'baseSalary',
    'employmentType',
    'validThrough',
    'experienceRequirements',
    'jobLocationType',
    'applicantLocationRequirements',
  ]) {
    expect(marked).not.toHaveProperty(absent)
  }
})

test('a deadline is the date of expiry', () => {
  const application_deadline = new Date('2026-12-01T18:29:59Z')
  expect(jobPostingJsonLd(exampleJob({ application_deadline }))).toHaveProperty(
    'validThrough',
    '2026-12-01T18:29:59.000Z',
  )
})

test('a remote job without a city says from where it can be done', () => {
  const marked = jobPostingJsonLd(exampleJob({ work_mode: 'remote', is_remote: true, locations: [] }))
  expect(marked).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'India' },
  })
  expect(marked).not.toHaveProperty('jobLocation')
})

test('a stipend keeps its month', () => {
  const marked = jobPostingJsonLd(
    exampleJob({ salary_min: 20_000, salary_max: 25_000, salary_period: 'month' }),
  )
  expect(marked).toHaveProperty('baseSalary.value.unitText', 'MONTH')
})

test.each([
  ['a closed posting', { is_active: false, closed_at: new Date('2026-11-19T00:00:00Z') }],
  ['a sample', { is_sample: true }],
  ['a posting without a link', { application_url: '#' }],
  ['a posting without a description', { description: ' ' }],
  ['an on-site posting without a place', { locations: [], work_mode: 'onsite' as const }],
])('%s is not marked up', (_, overrides) => {
  expect(jobPostingJsonLd(exampleJob(overrides))).toBeNull()
})
