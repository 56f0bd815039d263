import { expect, test } from 'vitest'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { INDIA } from '#ingest/boards/india.ts'
import { rippling } from './adapter.ts'

const BOARD = 'indrayani'
const FIXTURE = 'rippling-indrayani.json'
const adapter = rippling(INDIA)

interface Job extends Record<string, unknown> {
  uuid: string
  places: string[]
  detail: Record<string, unknown>
}

const { jobs } = JSON.parse(readFixture(FIXTURE)) as { jobs: Job[] }
const LIST = '/platform/api/ats/v1/board/indrayani/jobs'

/** The list as the source sends it: a row for each place. */
const rows = jobs.flatMap(({ uuid, name, url, department, places }) =>
  places.map((label) => ({ uuid, name, url, department, workLocation: { id: 'w', label } })),
)
const detailAt = (path: string) => {
  const job = jobs.find(({ uuid }) => path === `${LIST}/${uuid}`)
  return job ? JSON.stringify({ uuid: job.uuid, ...job.detail }) : null
}

testAdapter({
  adapter,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"createdOn": "2026-09-01"/, '"createdOn": "soon"'],
  empty: '[]',
  changed: [
    ['{"items":[]}', /jobs expected array, got nothing/],
    ['{"items":[],"totalPages":2}', /expected the whole list, got one of 2 pages/],
    ['[{"uuid":"a"}]', /jobs\[0\]\.name expected string, got nothing/],
  ],
  answer: ({ pathname }) => detailAt(pathname) ?? JSON.stringify(rows),
})

const read = (payload: unknown, company: string | null = null) =>
  adapter.read(payload, BOARD, { company, baseUrl: null, pages: [] })

test('the rows of a job are one, with all of its places', () => {
  const { postings, rejected } = read(adapter.parse(JSON.stringify(rows)))
  expect([...postings, ...rejected]).toHaveLength(4)
  expect(postings[0]?.locations.map(({ text }) => text)).toEqual(['Bengaluru, India', 'Pune, India'])
})

test('a saved page of the newer list is read, with names in place of labels', () => {
  const items = [
    {
      id: 'a-1',
      name: 'Java Developer',
      url: 'https://ats.rippling.com/indrayani/jobs/a-1',
      department: { name: 'Engineering' },
      locations: [{ name: 'Pune, India', workplaceType: 'ON_SITE' }, { name: 'Chennai, India' }, null],
    },
    'odd',
    { id: 'a-2', name: 'Tester', locations: [] },
  ]
  const page = JSON.stringify({ items, page: 0, pageSize: 1000, totalItems: 3, totalPages: 1 })
  const { postings, rejected } = read(adapter.parse(page))
  expect(postings).toMatchObject([
    {
      external_id: 'a-1',
      departments: ['Engineering'],
      locations: [{ text: 'Pune, India' }, { text: 'Chennai, India' }],
    },
    { external_id: 'a-2', locations: [] },
  ])
  expect(rejected).toMatchObject([{ reason: 'unreadable' }])
})

test('reads the details of a job', () => {
  const [engineer, platform, ios] = read({ jobs }).postings
  expect(engineer).toMatchObject({
    external_id: '5b1e0001',
    company: 'Indrayani Software',
    departments: ['Engineering'],
    employment_type: 'Salaried, full-time',
    locations: [
      { text: 'Bengaluru, Karnataka, India', country: null },
      { text: 'Pune, Maharashtra, India', country: null },
    ],
    posted_at: new Date('2026-08-08T17:00:00Z'),
    posted_at_basis: 'createdOn',
    // A fortnight is no period of ours.
    pay: [{ min: 2_000_000, max: 3_000_000, currency: 'INR', period: 'year' }],
    source_url: 'https://ats.rippling.com/indrayani/jobs/5b1e0001',
  })
  expect(engineer?.description).toMatch(/React[^]*About the company[^]*maps/)
  expect(platform?.posted_at).toEqual(new Date('2026-09-01T00:00:00Z'))
  expect(ios?.employment_type).toBe('Hourly, part-time')
})

test('a description or a department may be a mere text', () => {
  const [first] = jobs
  const plain = {
    ...first,
    department: 'Maps',
    detail: { ...first?.detail, description: '<p>Draw maps.</p>' },
  }
  expect(read({ jobs: [plain] }).postings).toMatchObject([
    { departments: ['Maps'], description: '<p>Draw maps.</p>' },
  ])
})

test('what is not listed in the search is not shown', () => {
  expect(read({ jobs }).rejected).toMatchObject([{ external_id: '5b1e0003', reason: 'unlisted' }])
})

test('a short name that somebody else has taken is said with both names', () => {
  const [other] = jobs.map((job) => ({ ...job, detail: { ...job.detail, companyName: 'Gomukh Sports' } }))
  const { postings, rejected } = read({ jobs: [other, ...jobs] }, 'Indrayani')
  expect(postings.map(({ company }) => company)).toEqual(['Indrayani', 'Indrayani', 'Indrayani'])
  expect(rejected).toContainEqual(
    expect.objectContaining({
      reason: 'unreadable',
      detail: 'companyName is Gomukh Sports, not Indrayani',
    }),
  )
  expect(() => read({ jobs: [other] }, 'Indrayani')).toThrow(/Gomukh Sports, not Indrayani/)
})

test('only the details of jobs that may be in India are asked for', async () => {
  const asked: string[] = []
  const away = { uuid: 'a1', name: 'Clerk', workLocation: { label: 'Lyon, France' } }
  const both = [
    { uuid: '5b1e0002', name: 'Platform Engineer', workLocation: { label: 'Lyon, France' } },
    ...rows.filter(({ uuid }) => uuid === '5b1e0002'),
  ]
  const payload = await fetchFrom(adapter, BOARD, ({ url = '' }, response) => {
    asked.push(url)
    response.end(url === LIST ? JSON.stringify([away, ...both]) : detailAt(url))
  })
  expect(asked).toEqual([LIST, `${LIST}/5b1e0002`])
  expect(read(payload).postings).toHaveLength(1)
})

test('people are not read, nor an address elsewhere', () => {
  const person = 'person@indrayani.example'
  const [first] = jobs
  const odd = {
    ...first,
    url: `https://elsewhere.example/${person}`,
    hiringManager: { name: person },
    detail: { ...first?.detail, recruiter: person, createdBy: { email: person } },
  }
  expect(JSON.stringify(read({ jobs: [odd] }))).not.toContain(person)
})
