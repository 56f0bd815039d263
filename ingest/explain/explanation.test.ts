import { expect, test } from 'vitest'
import { formatExplanation } from './explanation-report.ts'
import { explain, unknownFacts } from './explanation.ts'
import { readFreePosting } from './free-posting.ts'
import { understand } from '#ingest/understand/understand.ts'
import { fixClock } from '#test/fixed-clock.ts'

fixClock()

const posting = {
  title: 'Trainee Java Developer',
  location: 'Indore / Bhopal',
  description: [
    'Java, Spring Boot and MySQL. Work from office, 6 days a week. 2025/2026 batch.',
    'Education: BE/B.Tech in CSE or IT, or MCA. Fluent in English and Hindi.',
    'Notice period: 15 days. Rotational shifts. No of openings: 4. Travel up to 20%. Bond of 2 years, 1 lakh.',
    'Relocation assistance is provided. Registration fee of ₹500 for the test.',
    'Last date to apply: 3 December 2026',
    'Walk-in on 5 December 2026, 10 AM to 1 PM',
  ].join('\n'),
  experience: '0 - 1 Yrs',
  salary: '₹15,000 - ₹20,000 per month',
}

const explained = (value: unknown) => explain(understand(readFreePosting(value)))

test('explains every fact, with the words for each known one', () => {
  const { evidence, ...facts } = explained(posting)
  expect(facts).toEqual({
    india: true,
    cities: ['Indore', 'Bhopal'],
    country: 'IN',
    is_it: true,
    category: 'Backend',
    experience_min: 0,
    experience_max: 1,
    level: 'Fresher',
    batch: [2025, 2026],
    salary_min: 15_000,
    salary_max: 20_000,
    salary_period: 'month',
    work_mode: 'onsite',
    skills: ['Java', 'Spring Boot', 'MySQL'],
    last_date: '2026-12-03',
    degree: { names: ['BE/BTech', 'MCA'], required: true },
    branch: ['CSE', 'IT'],
    notice_days: 15,
    shift: ['Rotational'],
    office_days: 6,
    openings: 4,
    walk_in: { dates: ['2026-12-05'], hours: '10 AM to 1 PM', place: null, bring: null },
    travel: { percent: 20 },
    relocation: true,
    bond: { months: 24 },
    languages: ['English', 'Hindi'],
    fee_asked: true,
  })
  expect(evidence.salary_min).toEqual(['₹15,000 - ₹20,000 per month'])
  expect(evidence.batch).toEqual(['2025/2026 batch'])
  expect(evidence.fee_asked).toEqual(['Registration fee of ₹500'])
  expect(Object.keys(evidence).toSorted()).toEqual(Object.keys(facts).toSorted())
})

test('knows and guesses nothing about an empty posting', () => {
  expect(explained({})).toEqual(unknownFacts())
})

test.each([
  ['only remote', { location: 'Remote' }, { india: false, country: null }],
  ['remote, paid in rupees', { location: 'Remote', salary: '8 LPA' }, { india: true, cities: null }],
  [
    'remote, open to India',
    { location: 'Remote', description: 'Candidates must be based in India.' },
    { india: true },
  ],
  ['another country', { location: 'Indianapolis, IN' }, { india: false, country: 'US' }],
  ['rupees of another country', { location: 'Lahore', salary: 'Rs. 90,000' }, { salary_min: null }],
  ['no currency, in India', { location: 'Pune', salary: '4,00,000' }, { salary_min: 4_00_000 }],
  ['no currency, elsewhere', { location: 'Austin, TX', salary: '90,000' }, { salary_min: null }],
  [
    'a fresher field over a description that asks for years',
    { title: 'Fresher Developer', experience: 'Fresher', description: 'Minimum 3 years of experience' },
    { experience_min: 3, level: 'Experienced' },
  ],
  [
    'a range that the description contradicts',
    { experience: '0-1 years', description: 'Minimum 3 years of experience required.' },
    { experience_min: 0, level: null },
  ],
])('%s', (_, value, facts) => {
  expect(explained({ title: 'Engineer', ...value })).toMatchObject(facts)
})

test('prints lines of at most 80 characters, and says what is not stated', () => {
  const long = { ...posting, title: 'Engineer '.repeat(20), location: `${'x'.repeat(90)}, Pune, India` }
  const text = formatExplanation(long.title, explained(long))
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  expect(text).toMatch(/Pay +₹15,000–20,000 a month\n +“₹15,000 - ₹20,000 per month”/)
  expect(formatExplanation('', explained({}))).toMatch(/Experience +not stated/)
})
