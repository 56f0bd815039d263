import { expect, test } from 'vitest'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { zoho } from './adapter.ts'
import { orderOfDays, readOpened } from './opened.ts'

const BOARD = 'kosi.zohorecruit.in'
const FIXTURE = 'zoho-kosi.json'

interface Opening extends Record<string, unknown> {
  id: string
}

function saved(): { data: Opening[] } {
  return JSON.parse(readFixture(FIXTURE))
}

const numbered = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...saved().data[0], id: `${from + index}` }))

/** Fetches a board whose pages this function deals. */
async function fetchPages(deal: (page: number) => object) {
  const asked: URL[] = []
  const payload = await fetchFrom(zoho, BOARD, ({ url = '' }, response) => {
    const address = new URL(url, 'https://x.example')
    asked.push(address)
    response.end(JSON.stringify(deal(Number(address.searchParams.get('page') ?? 1))))
  })
  return { asked, postings: zoho.read(payload, BOARD).postings.length }
}

testAdapter({
  adapter: zoho,
  board: BOARD,
  fixture: FIXTURE,
  takes: ['a.example'],
  spoil: [/"City": "Chennai"/, '"City": 7'],
  empty: '{"data":[]}',
  changed: [
    ['{"jobs":[]}', /data expected array, got nothing/],
    ['{"code":"INVALID_URL","status":"error"}', /data expected array, got nothing/],
    ['{"data":[{"Posting_Title":"SDE"}]}', /data\[0\]\.id expected string, got nothing/],
  ],
})

test('is off, with a reason, until the operator allows it', () => {
  expect(zoho.policy).toMatchObject({ scope: 'source', reason: expect.stringContaining('terms') })
  expect(zoho.policy?.approves(BOARD)).toBe(false)
})

test('reads the fields of an opening', () => {
  const { postings, rejected } = zoho.read(saved(), BOARD)
  expect(postings).toMatchObject([
    {
      external_id: '668572000021002942',
      title: 'Microservices Developer',
      company: 'kosi',
      locations: [{ text: 'Chennai, Tamil Nadu', country: 'India' }],
      employment_type: 'Full time',
      workplace_type: null,
      experience: '1-3 years',
      description: '<p>Support &amp; build.</p>',
      posted_at: new Date('2026-09-25T00:00:00Z'),
      posted_at_basis: 'Date_Opened',
      source_url: 'https://kosi.zohorecruit.in/jobs/Careers/668572000021002942/X?source=CareerSite',
    },
    {
      title: 'UI &amp; UX Engineer',
      workplace_type: 'Remote',
      locations: [{ text: '', country: 'India' }],
      posted_at: new Date('2026-09-07T00:00:00Z'),
      pay_text: '5-10 Lakhs INR',
    },
    {
      title: 'Tester',
      source_url: 'https://kosi.zohorecruit.in/jobs/Careers/668572000021002944',
      experience: null,
    },
  ])
  expect(rejected).toMatchObject([{ reason: 'unlisted' }, { reason: 'unlisted' }])
})

test('an opening without any title is unreadable', () => {
  const untitled = { ...saved().data[0], Posting_Title: '', Job_Opening_Name: null }
  const reading = zoho.read({ data: [...saved().data, untitled] }, BOARD)
  expect(reading.rejected.at(-1)).toMatchObject({ external_id: untitled.id, reason: 'unreadable' })
})

test('asks for the fields that the list has only on request', async () => {
  const { asked } = await fetchPages(() => saved())
  expect(asked).toHaveLength(1)
  expect(asked[0]?.pathname).toBe('/recruit/v2/public/Job_Openings')
  expect(JSON.parse(asked[0]?.searchParams.get('extra_fields') ?? '')).toContain('Job_Description')
})

test('follows further pages, and refuses a list that does not end or is cut off', async () => {
  const two = await fetchPages((page) => ({
    data: numbered(page * 200, 200),
    info: { more_records: page === 1 },
  }))
  expect(two).toMatchObject({ postings: 400, asked: { length: 2 } })
  const same = fetchPages(() => ({ data: numbered(1, 200), info: { more_records: true } }))
  await expect(same).rejects.toThrow(/network: the list says that it goes on after 200/)
  await expect(fetchPages(() => ({ data: numbered(1, 750) }))).rejects.toThrow(/cut off at 750/)
})

test.each([
  [['25/09/2026', '07/09/2026'], 'day first'],
  [['09/25/2026', '07/09/2026'], 'month first'],
  [['05/06/2026', '07/09/2026'], null],
  [['25/09/2026', '09/25/2026'], null],
  [['2026-09-25', undefined], null],
])('the dates %j are written %s', (dates, order) => {
  expect(orderOfDays(dates.map((Date_Opened) => ({ Date_Opened })))).toBe(order)
})

test.each([
  ['07/09/2026', 'day first', '2026-09-07'],
  ['07/09/2026', 'month first', '2026-07-09'],
  ['07/09/2026', null, undefined],
  ['09/09/2026', null, '2026-09-09'],
  ['2026-09-25', null, '2026-09-25'],
  ['25-Sep-2026', null, '2026-09-25'],
  ['', 'day first', undefined],
] as const)('%j is %s %s', (text, order, day) => {
  expect(readOpened(text, order)?.toISOString().slice(0, 10)).toBe(day)
})
