import { expect, test } from 'vitest'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { recruitee } from './adapter.ts'

const BOARD = 'kitekettle'
const FIXTURE = 'recruitee-kitekettle.json'

function saved(): { offers: Record<string, unknown>[] } {
  return JSON.parse(readFixture(FIXTURE))
}

function titled(title: string) {
  return recruitee.read(saved(), BOARD).postings.find((posting) => posting.title === title)
}

testAdapter({
  adapter: recruitee,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"careers_url": "[^"]*"/, '"careers_url": null'],
  empty: '{"offers":[]}',
  changed: [
    ['{"jobs":[]}', /offers expected array, got nothing/],
    ['{"offers":[{"id":1,"title":"SDE"}]}', /offers\[0\]\.careers_url expected string, got nothing/],
  ],
})

test('each board has its own host', async () => {
  expect(recruitee.hosts(BOARD)).toEqual(['kitekettle.recruitee.com'])
  for (const name of ['kite_kettle', '-kite', 'kite-', 'k'.repeat(64)])
    expect(name).not.toMatch(recruitee.board)
  const asked: string[] = []
  await fetchFrom(recruitee, BOARD, ({ url = '' }, response) => {
    asked.push(url)
    response.end('{"offers":[]}')
  })
  expect(asked).toEqual(['/api/offers/'])
})

test('reads the fields of a posting', () => {
  expect(titled('Backend Engineer')).toMatchObject({
    external_id: '2700801',
    company: 'Kite & Kettle',
    departments: ['Engineering'],
    employment_type: 'fulltime_permanent',
    workplace_type: 'hybrid',
    experience: 'mid level',
    posted_at: new Date('2026-09-01T20:10:39Z'),
    posted_at_basis: 'published_at',
    updated_at: new Date('2026-09-10T11:45:30Z'),
    application_deadline: new Date('2026-12-31T18:29:59Z'),
    source_url: 'https://kitekettle.recruitee.com/o/backend-engineer',
    application_url: 'https://kitekettle.recruitee.com/o/backend-engineer/c/new',
  })
})

test('keeps every place of the list', () => {
  expect(titled('Backend Engineer')?.locations).toEqual([
    { text: 'Bengaluru, Karnataka, India', country: 'IN' },
    { text: 'Pune, Maharashtra, India', country: 'IN' },
    { text: 'Amsterdam, Noord-Holland, Netherlands', country: 'NL' },
  ])
  expect(titled('Data Engineer')?.locations).toEqual([{ text: 'India', country: 'IN' }])
})

test('uses the displayed place of an offer without a list', () => {
  const [offer] = saved().offers
  const bare = { ...offer, locations: [], location: 'Remote job' }
  const unplaced = { ...bare, city: null, state_name: null, country: null, country_code: null }
  expect(recruitee.read({ offers: [unplaced] }, BOARD).postings[0]?.locations).toEqual([
    { text: 'Remote job', country: null },
  ])
})

test.each([
  ['Backend Engineer', 'hybrid'],
  ['Software Intern', 'hybrid, on-site'],
  ['Data Engineer', 'remote'],
  ['Account Manager', null],
])('%s is marked %j', (title, modes) => {
  expect(titled(title)?.workplace_type).toBe(modes)
})

test('joins all parts of the text', () => {
  expect(titled('Backend Engineer')?.description).toBe(
    '<p>Kettles, kites &amp; code</p>\n<p>You will own <strong>R&amp;D</strong> for our kettles.</p>\n' +
      '<p>What we expect</p><ul><li><p>2+ years of experience with Node.js</p></li></ul>',
  )
  expect(titled('Account Manager')?.description).toMatch(/^<p>You will own/)
})

test.each([
  ['Backend Engineer', [{ min: 12_00_000, max: 18_00_000, currency: 'INR', period: 'year' }]],
  ['Software Intern', [{ min: 25_000, max: null, currency: 'INR', period: 'month' }]],
  ['Data Engineer', []],
  ['Account Manager', []],
])('pay of %s, from amounts in strings', (title, pay) => {
  expect(titled(title)?.pay).toMatchObject(pay)
  expect(titled(title)?.pay).toHaveLength(pay.length)
})

test('uses the creation date if there is no publication date', () => {
  expect(titled('Account Manager')).toMatchObject({
    posted_at: new Date('2026-08-05T09:41:37Z'),
    posted_at_basis: 'created_at',
  })
  const undated = { ...saved().offers[0], published_at: null, created_at: null, updated_at: null }
  expect(recruitee.read({ offers: [undated] }, BOARD).postings[0]).toMatchObject({
    posted_at: null,
    updated_at: null,
  })
})

test('rejects sample and closed offers, and one bad posting alone', () => {
  const rejected = recruitee
    .read(saved(), BOARD)
    .rejected.map(({ title, reason, detail }) => [title, reason, detail])
  expect(rejected).toEqual([
    ['Senior Marketer (Sample)', 'unlisted', 'a sample offer'],
    ['Frontend Engineer', 'unlisted', 'closed'],
    ['QA Engineer', 'unreadable', 'offers[6].published_at: expected a date, got "05/09/2026"'],
  ])
})
