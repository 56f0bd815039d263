import { expect, test } from 'vitest'
import { INDIA } from '#ingest/boards/india.ts'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { jibe } from './adapter.ts'

const BOARD = 'careers.netravati.example'
const FIXTURE = 'jibe-netravati.json'
const adapter = jibe(INDIA)

const saved = (): { jobs: { data: Record<string, unknown> }[] } => JSON.parse(readFixture(FIXTURE))
const list = (jobs: unknown[], totalCount = jobs.length) => JSON.stringify({ totalCount, jobs })
const readOne = (changes: object) =>
  adapter.read({ totalCount: 1, jobs: [{ data: { ...saved().jobs[1]?.data, ...changes } }] }, BOARD)
    .postings[0]

testAdapter({
  adapter,
  board: BOARD,
  fixture: FIXTURE,
  takes: ['a.example'],
  spoil: [/"title": "Data Engineer"/, '"title": {}'],
  empty: list([]),
  changed: [
    ['{"jobs":[]}', /totalCount expected number, got nothing/],
    ['{"totalCount":1,"jobs":[{"data":{"slug":"1"}}]}', /jobs\[0\]\.data\.title/],
  ],
  answer: ({ pathname, searchParams }) => {
    expect([
      pathname,
      searchParams.get('country'),
      searchParams.get('limit'),
      searchParams.get('page'),
    ]).toEqual(['/api/jobs', 'India', '100', '1'])
    return readFixture(FIXTURE)
  },
})

test('reads the fields of a posting, in English where it is listed in several languages', () => {
  const { postings, rejected } = adapter.read(saved(), BOARD)
  const [first, second] = postings
  expect(postings).toHaveLength(2)
  expect(first).toMatchObject({
    external_id: '87001',
    title: 'Software Engineer, Drivers',
    company: 'Netravati Silicon, Inc',
    locations: [{ text: 'Hyderabad, Telangana', country: 'IN' }],
    departments: ['Engineering'],
    employment_type: 'full time',
    posted_at: new Date('2026-07-10T14:58:00Z'),
    source_url: 'https://careers.netravati.example/jobs/87001',
    application_url: 'https://netravati.icims.com/jobs/87001/login',
    pay: [{ min: 3_338_160, max: 4_768_800, currency: 'INR', period: 'year' }],
  })
  expect(first?.description).toMatch(/graphics[^]*<h3>Responsibilities<\/h3>[^]*<h3>Qualifications<\/h3>/)
  expect(second).toMatchObject({
    company: 'Netravati',
    locations: [{ text: 'Pune, India' }, { text: 'Bengaluru, India' }],
    posted_at: new Date('2026-09-22'),
    application_url: 'https://careers.netravati.example/jobs/87002',
    pay: [],
  })
  expect(rejected).toMatchObject([{ external_id: '87003', reason: 'unlisted' }])
  expect(JSON.stringify(postings)).not.toContain('somebody')
})

test('the tags belong to the employer: pay is two amounts of one currency and period', () => {
  const tags = (tags2: unknown, tags3: unknown) => readOne({ tags2, tags3 })?.pay
  expect(tags(['INR ₹9.50/Hr.'], ['INR ₹4.00/Hr.'])).toMatchObject([{ min: 4, max: 10, period: 'hour' }])
  expect(tags(['INR ₹900,000.00/Yr.'], ['No'])).toEqual([])
  expect(tags(['INR ₹900,000.00/Yr.'], ['USD $90,000.00/Yr.'])).toEqual([])
  expect(tags({ odd: 1 }, 7)).toEqual([])
})

test('counts the rows of all languages, and refuses a board beyond its window', async () => {
  const rows = Array.from({ length: 150 }, (_, index) => ({
    data: {
      ...saved().jobs[1]?.data,
      slug: String(index >> 1),
      language: index % 2 === 0 ? 'de-de' : 'en-us',
    },
  }))
  const from = (total: number) =>
    fetchFrom(adapter, BOARD, ({ url }, response) => {
      const page = Number(new URL(url ?? '', 'https://x.example').searchParams.get('page'))
      response.end(list(rows.slice((page - 1) * 100, page * 100), total))
    })
  expect(adapter.read(await from(150), BOARD).postings).toHaveLength(75)
  await expect(from(200)).rejects.toThrow('network: the board lists 200 postings but returned 150')
  await expect(from(5101)).rejects.toThrow(/cut off at 5100 of 5,101 postings/)
})

test('a page that is too large for it is our mistake, and said', async () => {
  const fetched = fetchFrom(adapter, BOARD, (_, response) => void response.writeHead(422).end('limit'))
  await expect(fetched).rejects.toMatchObject({ outcome: 'shape changed', status: 422 })
})
