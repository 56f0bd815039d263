import { expect, test } from 'vitest'
import { mncHiringProgrammeSchema } from '#core/content/mnc-hiring-programme.ts'
import { mncCompanySchema } from '#core/content/mnc-companies.ts'
import { CONTENT_TABLES } from '#core/content/tables.ts'
import { readContentFile } from './read-content.ts'
import { readShippedRows } from './shipped-content.ts'

type Fields = Record<string, unknown>

const PROGRAMMES = new URL('mnc-hiring-programmes.json', import.meta.url)
const [programme] = await readContentFile(PROGRAMMES, mncHiringProgrammeSchema, ['id'])

/** The invalid fields of the first shipped row of a table after a change. */
async function wrong(name: string, change: Fields): Promise<string[]> {
  const table = CONTENT_TABLES.find((one) => one.name === name)
  const schema = table?.schema ?? mncHiringProgrammeSchema
  const [row] = table ? await readShippedRows(table) : [programme]
  const parsed = schema.safeParse({ ...row, ...change })
  return (parsed.error?.issues ?? []).map(({ path }) => path.join('.'))
}

test.each<[name: string, changes: Fields[]]>([
  ['business-ideas', [{ estimated_investment: null, potential_revenue: null, monetization_model: null }]],
  ['career-paths', [{ average_salary: null }]],
  [
    'events',
    [
      { event_date: '2027-04-01T00:00:00+05:30', is_expected: true },
      { event_date: null, is_expected: false },
      { event_date: '2027-04-17T10:30:00+05:30', is_expected: false },
      { registration_link: null },
    ],
  ],
  [
    'interview',
    [
      { link: null },
      { resource_type: 'PDF', link: 'https://example.com/arrays.pdf' },
      { resource_type: 'YouTube', link: 'https://www.youtube.com/@example' },
    ],
  ],
  ['courses', [{ link: null }, { rating: 4.3 }, { rating: 5 }, { is_free: false }]],
  ['prep', [{ is_free: true, price: null, rating: null, best_for: null, link: null }]],
  ['resume', [{ link: null }]],
  ['startup-resources', [{ description: null, url: null }]],
  [
    'tools',
    [
      { price: null },
      { price: null, is_free: true },
      { website_url: null },
      { category: 'Free Courses', is_free: true, price: null },
      { category: 'Paid Courses', is_free: false },
    ],
  ],
  ['mnc-companies', [{ website_url: null }]],
  ['mnc-openings', [{ deadline: null, apply_url: null }]],
  ['programmes', [{ deadline: '2027-03-31' }]],
])('a row of %s may be without what is optional', async (name, changes) => {
  for (const change of changes) expect(await wrong(name, change), JSON.stringify(change)).toEqual([])
})

test('a company is no sample unless its row says so', () => {
  const row = { name: 'Acme', logo_url: null, website_url: null, is_featured: false }
  expect(mncCompanySchema.parse(row).is_sample).toBe(false)
})

const step = (title: string) => ({ title, description: 'Do it', duration: '2 weeks' })
const STEPS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(step)

test.each<[name: string, what: string, change: Fields, field: string]>([
  ['business-ideas', 'a description of one sentence', { description: 'Sell laptops.' }, 'description'],
  ['business-ideas', 'an investment in lakhs', { estimated_investment: 5 }, 'estimated_investment'],
  ['business-ideas', 'an investment with paise', { estimated_investment: 50_000.5 }, 'estimated_investment'],
  ['business-ideas', 'an empty revenue', { potential_revenue: '' }, 'potential_revenue'],
  ['business-ideas', 'no category', { category: '' }, 'category'],
  ['business-ideas', 'an unknown field', { premium: true }, ''],
  ['career-paths', 'a category no select shows', { category: 'Design' }, 'category'],
  ['career-paths', 'pay in lakhs', { average_salary: 4.5 }, 'average_salary'],
  ['career-paths', 'no skills', { required_skills: [] }, 'required_skills'],
  ['career-paths', 'no tools', { tools: [] }, 'tools'],
  ['career-paths', 'five steps', { roadmap: STEPS.slice(1) }, 'roadmap'],
  [
    'career-paths',
    'eleven steps',
    { roadmap: [...STEPS, ...['A', 'B', 'C', 'D', 'E'].map(step)] },
    'roadmap',
  ],
  ['career-paths', 'two steps of one title', { roadmap: [...STEPS, step('One')] }, 'roadmap'],
  ['career-paths', 'an unknown field', { salary: 1 }, ''],
  ['events', 'an expected event without a month', { event_date: null, is_expected: true }, 'event_date'],
  ['events', 'an expected day', { event_date: '2027-04-17T10:30:00+05:30', is_expected: true }, 'event_date'],
  [
    'events',
    'an expected month in another zone',
    { event_date: '2027-04-01T00:00:00Z', is_expected: true },
    'event_date',
  ],
  [
    'events',
    'a date without offset',
    { event_date: '2027-04-17T10:30:00', is_expected: false },
    'event_date',
  ],
  ['events', 'a day alone', { event_date: '2027-04-17', is_expected: false }, 'event_date'],
  ['events', 'a type no select shows', { event_type: 'Webinar' }, 'event_type'],
  ['events', 'no tags', { tags: [] }, 'tags'],
  ['events', 'no fee at all', { entry_fee: '' }, 'entry_fee'],
  ['events', 'a link without https', { registration_link: 'http://fossunited.org/' }, 'registration_link'],
  ['events', 'an unknown field', { fee: 'Free' }, ''],
  ['interview', 'a category no tab shows', { category: 'Aptitude' }, 'category'],
  ['interview', 'a difficulty no badge shows', { difficulty: 'Hard' }, 'difficulty'],
  ['interview', 'an unknown resource type', { resource_type: 'Video', link: null }, 'resource_type'],
  [
    'interview',
    'a video called a website',
    { resource_type: 'Website', link: 'https://www.youtube.com/@example' },
    'resource_type',
  ],
  [
    'interview',
    'a website called a video',
    { resource_type: 'YouTube', link: 'https://example.com/' },
    'resource_type',
  ],
  ['interview', 'no summary', { summary: '' }, 'summary'],
  ['interview', 'a link with tracking', { link: 'https://example.com/?utm_source=x' }, 'link'],
  ['interview', 'an unknown field', { is_free: true }, ''],
  ['courses', 'a role no tab shows', { role_category: 'Data Science' }, 'role_category'],
  ['courses', 'a difficulty no badge shows', { difficulty: 'Easy' }, 'difficulty'],
  ['courses', 'a rating out of ten', { rating: 8.5 }, 'rating'],
  ['courses', 'a rating with two decimals', { rating: 4.25 }, 'rating'],
  ['courses', 'no tags', { tags: [] }, 'tags'],
  ['courses', 'a tag twice', { tags: ['HTML', 'html'] }, 'tags'],
  ['courses', 'a link without https', { link: 'http://example.com/html' }, 'link'],
  ['courses', 'an empty link', { link: '' }, 'link'],
  ['courses', 'an unknown field', { price: 1 }, ''],
  ['prep', 'a category no tab shows', { category: 'Cooking' }, 'category'],
  ['prep', 'a type no select shows', { resource_type: 'Podcast' }, 'resource_type'],
  ['prep', 'a price on what is free', { is_free: true, price: '₹499' }, 'price'],
  ['prep', 'a rating above five stars', { rating: 5.1 }, 'rating'],
  ['prep', 'a rating of no star', { rating: 0 }, 'rating'],
  ['prep', 'a rating with two decimals', { rating: 4.25 }, 'rating'],
  ['prep', 'an empty text instead of null', { best_for: '' }, 'best_for'],
  ['prep', 'a link without https', { link: 'http://git-scm.com/book' }, 'link'],
  ['prep', 'an unknown field', { stars: 4 }, ''],
  ['resume', 'a type no tab shows', { resource_type: 'Cover letter' }, 'resource_type'],
  ['resume', 'an unknown format', { format: 'Word' }, 'format'],
  ['resume', 'no platform', { platform: '' }, 'platform'],
  ['resume', 'a link that pays', { link: 'https://www.overleaf.com/?ref=x' }, 'link'],
  ['resume', 'a word for a truth value', { is_free: 'yes' }, 'is_free'],
  ['resume', 'an unknown field', { price: 0 }, ''],
  ['startup-resources', 'an unknown category', { category: 'Scheme' }, 'category'],
  ['startup-resources', 'a description of more than a line', { description: 'x'.repeat(241) }, 'description'],
  ['startup-resources', 'an address without https', { url: 'www.startupindia.gov.in' }, 'url'],
  ['startup-resources', 'a missing truth value', { is_free: undefined }, 'is_free'],
  ['startup-resources', 'an unknown field', { link: null }, ''],
  ['tools', 'a category no tab shows', { category: 'Books' }, 'category'],
  ['tools', 'a price in words', { is_free: false, price: '₹499' }, 'price'],
  ['tools', 'a price with paise', { is_free: false, price: 499.5 }, 'price'],
  ['tools', 'a price of nothing', { is_free: false, price: 0 }, 'price'],
  ['tools', 'a price of something free', { is_free: true, price: 499 }, 'price'],
  ['tools', 'a paid course under the free ones', { category: 'Free Courses', is_free: false }, 'is_free'],
  [
    'tools',
    'a free course under the paid ones',
    { category: 'Paid Courses', is_free: true, price: null },
    'is_free',
  ],
  ['tools', 'no description', { description: '' }, 'description'],
  ['tools', 'no tags', { tags: [] }, 'tags'],
  ['tools', 'a logo that is no web address', { logo_url: 'logo.png' }, 'logo_url'],
  ['tools', 'an unknown field', { link: 'https://example.com/' }, ''],
  ['mnc-companies', 'no name', { name: '' }, 'name'],
  ['mnc-companies', 'a website without https', { website_url: 'http://www.acme.co.in/' }, 'website_url'],
  ['mnc-companies', 'a logo that is a path', { logo_url: '/logo.png' }, 'logo_url'],
  ['mnc-companies', 'an unknown field', { site: 'x' }, ''],
  ['mnc-openings', 'a category that no job has', { category: 'Sales' }, 'category'],
  ['mnc-openings', 'nothing required', { requirements: [] }, 'requirements'],
  ['mnc-openings', 'a day that does not exist', { deadline: '2027-02-30' }, 'deadline'],
  ['mnc-openings', 'an instant for a day', { deadline: '2027-01-31T00:00:00Z' }, 'deadline'],
  ['mnc-openings', '"#" for a link', { apply_url: '#' }, 'apply_url'],
  ['programmes', 'an id that is no slug', { id: 'Acme Graduates' }, 'id'],
  ['programmes', 'no positions', { positions: [] }, 'positions'],
  ['programmes', 'no stages', { hiringStages: [] }, 'hiringStages'],
  ['programmes', 'another way of hiring', { hiringType: 'Walk-in' }, 'hiringType'],
  ['programmes', 'another job type', { type: 'Campus' }, 'type'],
  ['programmes', 'a link for a domain name', { prepResources: ['https://nptel.ac.in'] }, 'prepResources.0'],
  ['programmes', 'a domain name twice', { prepResources: ['nptel.ac.in', 'nptel.ac.in'] }, 'prepResources'],
  ['programmes', 'words for a deadline', { deadline: 'soon' }, 'deadline'],
])('a row of %s with %s is refused', async (name, _, change, field) => {
  expect(await wrong(name, change)).toEqual([field])
})

test.each([
  'Guaranteed ₹1 lakh a month',
  'Assured returns',
  '100% profit',
  'A risk-free income',
  'Passive income of ₹50,000',
])('"%s" is a promise and refused', async (promise) => {
  for (const field of ['potential_revenue', 'monetization_model'])
    expect(await wrong('business-ideas', { [field]: promise })).toEqual([field])
  const description = `${'Buy used machines, mend them and sell them with a warranty. '.repeat(4)}${promise}`
  expect(await wrong('business-ideas', { description })).toEqual(['description'])
})

const withDuration = (duration: string) =>
  wrong('career-paths', { roadmap: [{ ...step('Seven'), duration }, ...STEPS] })

test.each(['1 week', '2 weeks', '10 weeks', '1 to 2 weeks', '4 to 6 weeks', '1 month', '3 months'])(
  '"%s" is a duration',
  async (duration) => expect(await withDuration(duration)).toEqual([]),
)

test.each(['', 'soon', '1 weeks', '2 week', '0 weeks', '3 days'])(
  '"%s" is not a duration',
  async (duration) => {
    expect(await withDuration(duration)).toEqual(['roadmap.0.duration'])
  },
)
