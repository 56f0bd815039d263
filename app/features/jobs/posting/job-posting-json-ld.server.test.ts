import { expect, test } from 'vitest'
import { JOB_TYPES, SALARY_PERIODS, WORK_MODES, type OpenedJob } from '#core/job.ts'
import type { PostingFacts } from '#core/posting-facts.ts'
import { exampleJob } from '#test/example-job.ts'
import { brokenGoogleRules } from '#test/google-job-posting.ts'
import { jobPostingJsonLd } from './job-posting-json-ld.server.ts'

const now = new Date('2026-11-20T06:30:00Z')
const markup = (overrides: Partial<OpenedJob> = {}) =>
  jobPostingJsonLd(exampleJob(overrides), { siteUrl: 'https://pravesh.example', now })

test('everything the employer states is marked up, with Google’s property names', () => {
  expect(markup()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Backend Engineer',
    description: '<p>Build the booking service.</p>',
    url: 'https://pravesh.example/jobs/backend-engineer-tarangini-systems-pune-0b0e7a4e9c1f',
    datePosted: '2026-11-10T04:30:00.000Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Tarangini Systems' },
    identifier: { '@type': 'PropertyValue', name: 'Tarangini Systems', value: '17' },
    jobLocation: [
      ['Pune', 'Maharashtra'],
      ['Indore', 'Madhya Pradesh'],
    ].map(([addressLocality, addressRegion]) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality, addressRegion, addressCountry: 'IN' },
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

/** Values of each field, including unknown. */
const VALUES = {
  place: [
    { locations: ['Pune'] },
    { locations: ['Bengaluru', 'Chennai', 'Bilaspur'] },
    { locations: ['Delhi NCR'] },
    { locations: [] },
  ],
  mode: [null, ...WORK_MODES].map((work_mode) => ({ work_mode, is_remote: work_mode === 'remote' })),
  pay: [
    [null, null],
    [600_000, null],
    [null, 900_000],
    [600_000, 900_000],
    [600_000, 600_000],
  ].flatMap(([salary_min = null, salary_max = null]) =>
    SALARY_PERIODS.map((salary_period) => ({ salary_min, salary_max, salary_period })),
  ),
  experience: [
    { experience_min: null, experience_max: null, experience_level: null },
    { experience_min: 0, experience_max: 0, experience_level: 'Fresher' },
    { experience_min: 0, experience_max: 2, experience_level: null },
    { experience_min: null, experience_max: null, experience_level: 'Experienced' },
    { experience_min: 3, experience_max: null, experience_level: 'Experienced' },
    { experience_min: 3, experience_max: 5, experience_level: 'Experienced' },
  ],
  deadline: [null, new Date('2026-11-20T18:29:59Z')].map((application_deadline) => ({
    application_deadline,
  })),
  type: [null, ...JOB_TYPES].map((job_type) => ({ job_type })),
  words: [
    { title: 'Backend Engineer', description: '<p>Build the booking service.</p>' },
    {
      title: 'URGENT!! Backend Engineer - Pune, 12 LPA',
      description: '<ul><li>R&amp;D &lt;and&gt; tests</li></ul>',
    },
  ],
} satisfies Record<string, Partial<OpenedJob>[]>

test('every combination of fields follows Google’s rules, or is not marked up', () => {
  let postings: Partial<OpenedJob>[] = [{}]
  for (const values of Object.values(VALUES))
    postings = postings.flatMap((posting) => values.map((value) => Object.assign({}, posting, value)))
  const broken = new Set<string>()
  let marked = 0
  for (const posting of postings) {
    const data = markup(posting)
    const hasLocation = posting.work_mode === 'remote' || (posting.locations ?? []).length > 0
    expect(data !== null).toBe(hasLocation)
    if (data === null) continue
    marked += 1
    for (const rule of brokenGoogleRules(JSON.parse(JSON.stringify(data)), now))
      broken.add(`${rule}: ${JSON.stringify(data)}`)
  }
  expect([...broken].slice(0, 5)).toEqual([])
  expect(marked).toBeGreaterThan(10_000)
})

test('facts that the employer does not state are left out', () => {
  const marked = markup({
    salary_min: null,
    salary_max: null,
    job_type: null,
    experience_min: null,
    experience_max: null,
    work_mode: null,
  })
  for (const absent of [
    'baseSalary',
    'employmentType',
    'validThrough',
    'experienceRequirements',
    'educationRequirements',
    'jobLocationType',
    'applicantLocationRequirements',
  ]) {
    expect(marked).not.toHaveProperty(absent)
  }
})

test('the deadline becomes validThrough', () => {
  const application_deadline = new Date('2026-12-01T18:29:59Z')
  expect(markup({ application_deadline })).toHaveProperty('validThrough', '2026-12-01T18:29:59.000Z')
})

test('a remote job has the applicant’s country; a hybrid job has its office’s city', () => {
  const remote = markup({ work_mode: 'remote', is_remote: true, locations: [] })
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'India' },
  })
  expect(remote).not.toHaveProperty('jobLocation')
  expect(markup({ work_mode: 'hybrid' })).not.toHaveProperty('jobLocationType')
})

test('a city without a known state, or a region, gets no addressRegion', () => {
  expect(markup({ locations: ['Bilaspur', 'Delhi NCR'] })).toMatchObject({
    jobLocation: [
      { address: { '@type': 'PostalAddress', addressLocality: 'Bilaspur', addressCountry: 'IN' } },
      { address: { '@type': 'PostalAddress', addressRegion: 'Delhi NCR', addressCountry: 'IN' } },
    ],
  })
})

test('a single figure is a value, a stipend is monthly, and half a range is left out', () => {
  const stipend = markup({ salary_min: 20_000, salary_max: 20_000, salary_period: 'month' })
  expect(stipend).toHaveProperty('baseSalary.value', {
    '@type': 'QuantitativeValue',
    value: 20_000,
    unitText: 'MONTH',
  })
  expect(markup({ salary_max: null })).not.toHaveProperty('baseSalary')
  expect(markup({ salary_min: null })).not.toHaveProperty('baseSalary')
})

test('“no requirements” is marked up only if the posting says so', () => {
  const none = { experience_min: 0, experience_max: 0 }
  expect(markup({ ...none, experience_level: 'Fresher' })).toHaveProperty(
    'experienceRequirements',
    'no requirements',
  )
  expect(markup({ ...none, experience_max: 2, experience_level: null })).not.toHaveProperty(
    'experienceRequirements',
  )
})

test('the title is the role alone, and the description is complete', () => {
  const description = `<p>${'Build and run the booking service. '.repeat(500)}</p>`
  const marked = markup({ title: 'Urgent hiring! Backend Engineer (Pune)', description })
  expect(marked).toMatchObject({ title: 'Backend Engineer', description })
})

test.each<[string, Partial<OpenedJob>]>([
  ['a closed posting', { is_active: false, closed_at: new Date('2026-11-19T00:00:00Z') }],
  ['a sample', { is_sample: true }],
  ['a posting without a link', { application_url: '#' }],
  ['a posting without a description', { description: ' ' }],
  ['a posting whose description is an empty paragraph', { description: '<p>&nbsp;</p>' }],
  ['a posting whose description is its title', { description: '<p>Backend engineer.</p>' }],
  ['an on-site posting without a place', { locations: [], work_mode: 'onsite' }],
  ['a posting past its deadline', { application_deadline: new Date('2026-11-20T06:29:59Z') }],
  ['a posting not confirmed for two weeks', { confirmed_at: new Date('2026-11-06T06:29:59Z') }],
  ['a posting that was never confirmed', { confirmed_at: null }],
  ['a posting of an unknown day', { day_stated: false }],
])('%s is not marked up', (_, overrides) => {
  expect(markup(overrides)).toBeNull()
})

test('the employer’s own site and logo are stated where the operator gave them', () => {
  const name = { '@type': 'Organization', name: 'Tarangini Systems' }
  const given = { company_site: 'https://tarangini.example/', company_logo_url: '/logos/0a.png' }
  expect(markup(given)).toHaveProperty('hiringOrganization', {
    ...name,
    sameAs: 'https://tarangini.example/',
    logo: 'https://pravesh.example/logos/0a.png',
  })
  const elsewhere = { company_logo_url: 'https://elsewhere.example/logo.png' }
  expect(markup(elsewhere)).toHaveProperty('hiringOrganization', name)
})

test.each<[string, PostingFacts['degree'], string[] | undefined]>([
  ['required', { names: ['BE/BTech', 'BCA'], required: true }, ['bachelor degree']],
  ['of several kinds', { names: ['MCA', '12th'], required: true }, ['postgraduate degree', 'high school']],
  ['only preferred', { names: ['MBA'], required: false }, undefined],
  ['beside a diploma', { names: ['BE/BTech', 'Diploma'], required: true }, undefined],
  ['not stated', undefined, undefined],
])('degrees that are %s', (_, degree, kinds) => {
  const posting = markup({ facts: degree ? { degree } : {} })
  const wanted = kinds?.map((credentialCategory) => ({
    '@type': 'EducationalOccupationalCredential',
    credentialCategory,
  }))
  expect(posting).toMatchObject(wanted ? { educationRequirements: wanted } : {})
  expect(brokenGoogleRules(posting, now)).toEqual([])
  if (!wanted) expect(posting).not.toHaveProperty('educationRequirements')
})
