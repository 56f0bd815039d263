import { expect, test } from 'vitest'
import { brokenGoogleRules, GOOGLE_RULES } from './google-job-posting.ts'
import { jobPostingsIn } from './json-ld.ts'

const NOW = new Date('2026-11-20T06:30:00Z')
const place = (address: object) => ({
  '@type': 'Place',
  address: { '@type': 'PostalAddress', addressCountry: 'IN', ...address },
})
const pay = (value: object) => ({
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'INR',
    value: { '@type': 'QuantitativeValue', unitText: 'YEAR', ...value },
  },
})

/** A posting with every property, all valid. */
const GOOD = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Backend Engineer',
  description: '<p>Build the booking service.</p>',
  url: 'https://pravesh.example/jobs?job=1',
  datePosted: '2026-11-10T04:30:00.000Z',
  validThrough: '2026-12-01',
  employmentType: 'FULL_TIME',
  hiringOrganization: {
    '@type': 'Organization',
    name: 'Tarangini Systems',
    sameAs: 'https://tarangini.example',
  },
  identifier: { '@type': 'PropertyValue', name: 'Tarangini Systems', value: '17' },
  jobLocation: [
    place({ addressLocality: 'Pune', addressRegion: 'Maharashtra' }),
    place({ addressLocality: 'Indore' }),
  ],
  ...pay({ minValue: 800_000, maxValue: 1_200_000 }),
  experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 },
  educationRequirements: {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: 'bachelor degree',
  },
  directApply: false,
}
const REMOTE = {
  jobLocation: undefined,
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: { '@type': 'Country', name: 'India' },
}

const without = (name: keyof typeof GOOD) => {
  const { [name]: _, ...rest } = GOOD
  return rest
}
/** As in JSON, undefined removes a property. */
const broken = (changes: object) =>
  brokenGoogleRules(JSON.parse(JSON.stringify({ ...GOOD, ...changes })), NOW)

test.for([
  ['every property', {}],
  ['a remote job without a place', REMOTE],
  ['one place', { jobLocation: place({ addressLocality: 'Pune' }) }],
  ['a region', { jobLocation: [place({ addressRegion: 'Kerala' })] }],
  ['one figure of pay', pay({ value: 900_000 })],
  [
    'no requirements',
    { experienceRequirements: 'no requirements', educationRequirements: 'no requirements' },
  ],
  ['two kinds of employment', { employmentType: ['FULL_TIME', 'CONTRACTOR'] }],
  ['a title with a dash and brackets', { title: 'Software Engineer II - Payments (Node.js)' }],
] as const)('%s breaks no rule', ([, changes]) => {
  expect(broken(changes)).toEqual([])
})

test('recommended properties may be left out', () => {
  const required = new Set([
    '@context',
    '@type',
    'title',
    'description',
    'datePosted',
    'hiringOrganization',
    'jobLocation',
  ])
  const bare = Object.fromEntries(Object.entries(GOOD).filter(([name]) => required.has(name)))
  expect(brokenGoogleRules(bare, NOW)).toEqual([])
})

/** For each rule, a change that breaks this rule and no other. */
const BREAKS: Record<string, object[]> = {
  type: [{ '@type': 'Occupation' }, { '@context': 'http://example.org' }],
  'known properties': [{ industry: 'IT' }, { employmentType: [] }],
  title: [],
  'title is the role': [
    { title: 'Backend Engineer - Pune' },
    { title: 'Backend Engineer at Tarangini Systems' },
    { title: 'Backend Engineer, 12 LPA' },
    { title: 'Backend Engineer (₹8 lakh)' },
    { title: 'Urgent: Backend Engineer' },
    { title: 'Backend Engineer!!!' },
    { title: 'Backend Engineer JR204518' },
  ],
  description: [{ description: 'Build the booking service.' }],
  'description is not the title': [
    { description: '<p>Backend  engineer.</p>' },
    { description: '<p> &nbsp;</p>' },
  ],
  datePosted: [{ datePosted: '2026-11-21' }],
  validThrough: [{ validThrough: '1 December 2026' }, { validThrough: '2026-12-01 10:00' }],
  expired: [{ validThrough: '2026-11-19' }],
  hiringOrganization: [
    { hiringOrganization: 'Tarangini Systems' },
    { hiringOrganization: { '@type': 'Organization' } },
    { hiringOrganization: { ...GOOD.hiringOrganization, logo: '/logo.png' } },
  ],
  jobLocation: [{ jobLocation: undefined }],
  address: [
    { jobLocation: [place({})] },
    { jobLocation: [place({ addressLocality: 'Pune', addressCountry: 'India' })] },
    { jobLocation: [{ '@type': 'Place', address: 'Pune' }] },
  ],
  'locality is a place': [
    { jobLocation: [place({ addressLocality: 'India' })] },
    { jobLocation: [place({ addressLocality: 'ON_SITE' })] },
    { jobLocation: [place({ addressLocality: 'Pune, Indore' })] },
    { jobLocation: [place({ addressLocality: 'Pune' }), place({ addressLocality: 'Pune' })] },
  ],
  jobLocationType: [{ ...REMOTE, jobLocation: GOOD.jobLocation, jobLocationType: 'HYBRID' }],
  applicantLocationRequirements: [
    { ...REMOTE, applicantLocationRequirements: undefined },
    { ...REMOTE, applicantLocationRequirements: { '@type': 'Country', name: 'Anywhere' } },
    { applicantLocationRequirements: REMOTE.applicantLocationRequirements },
  ],
  employmentType: [{ employmentType: 'Full-time' }, { employmentType: ['FULL_TIME', 'PERMANENT'] }],
  baseSalary: [{ baseSalary: '12 LPA' }, { baseSalary: { ...GOOD.baseSalary, currency: 'USD' } }],
  'figures of pay': [
    pay({ minValue: 800_000 }),
    pay({ maxValue: 800_000 }),
    pay({ minValue: 900_000, maxValue: 800_000 }),
    pay({ value: '900000' }),
    pay({ value: 900_000, maxValue: 1_000_000 }),
    pay({}),
  ],
  'unit of pay': [pay({ value: 900_000, unitText: 'LPA' })],
  identifier: [{ identifier: '17' }, { identifier: { '@type': 'PropertyValue', value: '17' } }],
  url: [{ url: '/jobs?job=1' }],
  directApply: [{ directApply: true }, { directApply: 'false' }],
  experienceRequirements: [
    { experienceRequirements: '2 years' },
    { experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 0 } },
  ],
  educationRequirements: [
    { educationRequirements: 'B.Tech' },
    {
      educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory: 'B.Tech' },
    },
  ],
}

test.for(GOOGLE_RULES.map(({ name }) => name))('the rule "%s" can be broken alone', (name) => {
  if (name === 'title') {
    expect(brokenGoogleRules(without('title'), NOW)).toEqual(['title', 'title is the role'])
    return
  }
  expect(BREAKS[name]?.length).toBeGreaterThan(0)
  for (const changes of BREAKS[name] ?? []) expect(broken(changes), JSON.stringify(changes)).toEqual([name])
})

test.for(['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'] as const)(
  '%s is required',
  (name) => {
    expect(brokenGoogleRules(without(name), NOW)).toContain(name)
    expect(GOOGLE_RULES.find((rule) => rule.name === name)?.status).toBe('required')
  },
)

test.for([null, 'JobPosting', [], {}])('%j is not a posting', (data) => {
  expect(brokenGoogleRules(data, NOW)).toContain('type')
})

test('postings are found in a served page, among other data', () => {
  const script = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  const html = `<body>${script({ '@type': 'BreadcrumbList' })}${script(GOOD)}<script>go()</script></body>`
  expect(jobPostingsIn(html)).toEqual([GOOD])
  expect(jobPostingsIn('<p>JobPosting</p>')).toEqual([])
})
