import { expect, test } from 'vitest'
import { readJobPosting } from './job-posting.ts'

const place = (address: unknown, name?: string) => ({ '@type': 'Place', name, address })
const city = (addressLocality: string, addressRegion?: string, addressCountry?: unknown) => ({
  '@type': 'PostalAddress',
  addressLocality,
  addressRegion,
  addressCountry,
})
const places = (posting: Record<string, unknown>) => readJobPosting(posting).locations

test.each([
  ['one place', place(city('Pune', 'MH', 'IN')), [{ text: 'Pune, MH', country: 'IN' }]],
  [
    'several',
    [place(city('Pune', 'MH', 'IN')), place(city('Kochi', 'Kerala', { '@type': 'Country', name: 'India' }))],
    [
      { text: 'Pune, MH', country: 'IN' },
      { text: 'Kochi, Kerala', country: 'India' },
    ],
  ],
  [
    'a country named many times',
    place(city('Pune', 'MH', { name: ['IND', 'IND'] })),
    [{ text: 'Pune, MH', country: 'IND' }],
  ],
  ['an address in a list', place([city('Pune')]), [{ text: 'Pune', country: null }]],
  ['an address as text', place('Baner, Pune, India'), [{ text: 'Baner, Pune, India', country: null }]],
  ['a place as text', 'Chennai', [{ text: 'Chennai', country: null }]],
  ['a name alone', place(undefined, 'Noida'), [{ text: 'Noida', country: null }]],
  ['a country alone', place({ addressCountry: 'IN' }), [{ text: '', country: 'IN' }]],
  ['no place', undefined, []],
  ['an empty place', place({}), []],
])('reads a location: %s', (_, jobLocation, expected) => {
  expect(places({ jobLocation })).toEqual(expected)
})

test('places with the same address but different names use their names', () => {
  const wrong = city('Sunnyvale', 'CA', 'USA')
  expect(places({ jobLocation: [place(wrong, 'Bengaluru, India'), place(wrong, 'Austin, TX')] })).toEqual([
    { text: 'Bengaluru, India', country: 'USA' },
    { text: 'Austin, TX', country: 'USA' },
  ])
})

test('remote work is limited to the countries that are named', () => {
  const jobLocationType = 'TELECOMMUTE'
  const india = { '@type': 'Country', name: 'India' }
  expect(readJobPosting({ jobLocationType, applicantLocationRequirements: india })).toMatchObject({
    workplace_type: 'Remote',
    locations: [{ text: 'Remote, India', country: 'India' }],
  })
  const areas = [
    { '@type': 'State', name: 'Karnataka, India' },
    { '@type': 'Country', name: 'USA' },
  ]
  expect(places({ jobLocationType, applicantLocationRequirements: areas })).toEqual([
    { text: 'Remote, Karnataka, India', country: null },
    { text: 'Remote, USA', country: 'USA' },
  ])
  expect(places({ jobLocationType: ['TELECOMMUTE'], jobLocation: place(city('Pune')) })).toEqual([
    { text: 'Remote', country: null },
    { text: 'Pune', country: null },
  ])
})

test('ignores any other location type, and applicant requirements of an office job', () => {
  expect(
    readJobPosting({ jobLocationType: 'ON_SITE', applicantLocationRequirements: { name: 'India' } }),
  ).toMatchObject({ workplace_type: null, locations: [] })
})

const salary = (value: unknown, rest: object = {}) => ({
  baseSalary: { '@type': 'MonetaryAmount', currency: 'INR', value, ...rest },
})

test.each([
  [
    'a range per year',
    salary({ minValue: 800_000, maxValue: 1_200_000, unitText: 'YEAR' }),
    [8_00_000, 12_00_000, 'year'],
  ],
  ['an amount per month', salary({ value: '25,000', unitText: 'MONTH' }), [25_000, 25_000, 'month']],
  ['Indian digit groups', salary({ minValue: '8,00,000', unitText: 'YEARLY' }), [8_00_000, null, 'year']],
  ['a unit beside the value', salary(600_000, { unitText: 'YEAR' }), [6_00_000, 6_00_000, 'year']],
  ['no unit', salary({ value: 600_000 }), [6_00_000, 6_00_000, null]],
])('reads pay: %s', (_, posting, [min, max, period]) => {
  expect(readJobPosting(posting).pay).toMatchObject([{ min, max, currency: 'INR', period }])
})

test.each([
  ['text', salary({ value: '8 - 12 LPA', unitText: 'YEAR' })],
  ['zero', salary({ minValue: 0, maxValue: 0, unitText: 'YEAR' })],
  ['an amount without its currency', { baseSalary: 800_000 }],
  ['an estimate', { estimatedSalary: { currency: 'INR', value: { value: 800_000, unitText: 'YEAR' } } }],
])('%s is not pay', (_, posting) => {
  expect(readJobPosting(posting).pay).toEqual([])
})

test.each([
  [{ '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 36 }, '36+ months'],
  [{ monthsOfExperience: '24' }, '24+ months'],
  [{ monthsOfExperience: 0 }, null],
  ['2 - 4 years', '2 - 4 years'],
  [undefined, null],
])('experience %j is %j', (experienceRequirements, expected) => {
  expect(readJobPosting({ experienceRequirements }).experience).toBe(expected)
})

test('a deadline without a time means the end of the day in India', () => {
  const deadline = (validThrough?: string) => readJobPosting({ validThrough }).application_deadline
  expect(deadline('2026-10-05')).toEqual(new Date('2026-10-05T18:29:59Z'))
  expect(deadline('2026-10-05T12:00:00+05:30')).toEqual(new Date('2026-10-05T06:30:00Z'))
  expect(deadline('until filled')).toBeNull()
  expect(deadline()).toBeNull()
})

test('appends texts that the description does not contain', () => {
  const posting = {
    description: '<p>Build things.</p><p>You know SQL.</p>',
    responsibilities: ['Ship', 'Test'],
    qualifications: '<p>You know SQL.</p>',
  }
  expect(readJobPosting(posting).description).toBe(
    '<p>Build things.</p><p>You know SQL.</p>\n<h3>Responsibilities</h3>\n<p>Ship<br>Test</p>',
  )
})

test('unescapes markup that was escaped once too often, but not text about markup', () => {
  expect(readJobPosting({ description: '&lt;p&gt;R&amp;amp;D&lt;/p&gt;' }).description).toBe('<p>R&amp;D</p>')
  expect(readJobPosting({ description: '<p>Know &lt;p&gt; and CSS</p>' }).description).toBe(
    '<p>Know &lt;p&gt; and CSS</p>',
  )
})

test('passes the other fields on as stated', () => {
  expect(
    readJobPosting({
      employmentType: ['FULL_TIME', 'CONTRACTOR'],
      identifier: { '@type': 'PropertyValue', name: 'Acme', value: 7_793_185 },
      skills: 'Java, SQL; Kafka',
      datePosted: '2026-09-28',
      employmentUnit: { name: 'Platform' },
    }),
  ).toMatchObject({
    employment_type: 'FULL_TIME, CONTRACTOR',
    requisition_id: '7793185',
    skills: ['Java', 'SQL', 'Kafka'],
    posted_at: new Date('2026-09-28T00:00:00Z'),
    posted_at_basis: 'datePosted',
    departments: ['Platform'],
  })
})
