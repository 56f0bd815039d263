import { expect, test } from 'vitest'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { smartrecruiters } from './adapter.ts'

const BOARD = 'KaveriCloudworks'
const FIXTURE = 'smartrecruiters-kaveri.json'

interface Saved {
  totalFound: number
  content: (Record<string, unknown> & { id: string; detail?: unknown })[]
}

function saved(): Saved {
  return JSON.parse(readFixture(FIXTURE))
}

/** The list without the details of its postings. */
function listed() {
  const { content } = saved()
  for (const posting of content) delete posting.detail
  return content
}

/** The source's responses: pages of the list, and each posting. */
function answer({ pathname, searchParams }: URL): string {
  const id = /\/postings\/(\d+)$/.exec(pathname)?.[1]
  if (id) return JSON.stringify(saved().content.find((posting) => posting.id === id)?.detail)
  const offset = Number(searchParams.get('offset'))
  return JSON.stringify({ offset, limit: 100, totalFound: 7, content: listed().slice(offset, offset + 100) })
}

function readOne(changes: Record<string, unknown>) {
  return smartrecruiters.read({ totalFound: 1, content: [{ ...saved().content[0], ...changes }] }, BOARD)
}

testAdapter({
  adapter: smartrecruiters,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"releasedDate": "[^"]*"/, '"releasedDate": "soon"'],
  empty: '{"offset":0,"limit":100,"totalFound":0,"content":[]}',
  changed: [
    ['{"content":{}}', /totalFound expected number, got nothing/],
    ['{"totalFound":1,"content":{}}', /content expected array, got object/],
    ['{"totalFound":1,"content":[{"id":"1"}]}', /content\[0\]\.name expected string, got nothing/],
    ['{"jobAd":{"sections":{}}}', /content\[0\]\.id expected string, got nothing/],
  ],
  answer,
})

test('fetches postings in India, a hundred per page, and the details of each', async () => {
  const asked: string[] = []
  await fetchFrom(smartrecruiters, BOARD, ({ url = '' }, response) => {
    asked.push(url)
    response.end(answer(new URL(url, 'https://x.example')))
  })
  expect(asked.slice(0, 2)).toEqual([
    `/v1/companies/${BOARD}/postings?limit=100&offset=0&country=in`,
    `/v1/companies/${BOARD}/postings/744000100000101`,
  ])
  expect(asked).toHaveLength(8)
})

test('rejects a list that ends long before its total', async () => {
  const short = { totalFound: 150, content: listed() }
  const fetching = fetchFrom(smartrecruiters, BOARD, ({ url = '' }, response) => {
    response.end(url.includes('offset=') ? JSON.stringify(short) : answer(new URL(url, 'https://x.example')))
  })
  await expect(fetching).rejects.toThrow('network: the board lists 150 postings but returned 7')
})

test('reads the fields of a posting', () => {
  const { postings } = smartrecruiters.read(saved(), BOARD)
  expect(postings[0]).toMatchObject({
    external_id: '744000100000101',
    company: 'Kaveri Cloudworks',
    locations: [{ text: 'Bengaluru, KA, India', country: 'in' }],
    departments: ['Platform Engineering'],
    employment_type: 'Full-time',
    workplace_type: 'Hybrid',
    experience: 'Entry Level',
    posted_at: new Date('2026-09-14T06:11:02Z'),
    posted_at_basis: 'releasedDate',
    requisition_id: 'REF0101K',
    source_url:
      'https://jobs.smartrecruiters.com/KaveriCloudworks/744000100000101-graduate-software-engineer',
    pay: [{ min: 6_00_000, max: 9_00_000, currency: 'INR', period: 'year' }],
  })
  expect(postings[0]?.description).toMatch(/R&amp;D[^]*<h3>Job Description<\/h3>[^]*Go &amp; Java/)
  expect(postings.map(({ workplace_type }) => workplace_type)).toEqual(['Hybrid', 'Remote', null, null])
})

test('"Not Applicable" is not a level, 0 to 0 is not pay, and a location may be in parts', () => {
  const { postings } = smartrecruiters.read(saved(), BOARD)
  expect(postings[1]).toMatchObject({ experience: null, pay: [] })
  expect(postings[3]).toMatchObject({
    locations: [{ text: 'Hyderabad, TG', country: 'in' }],
    pay: [{ period: 'month', min: 30_000 }],
  })
})

test('rejects inactive and non-public postings as unlisted', () => {
  const { rejected } = smartrecruiters.read(saved(), BOARD)
  expect(rejected.filter(({ reason }) => reason === 'unlisted').map(({ title }) => title)).toEqual([
    'Site Reliability Engineer',
    'HR Records Assistant',
  ])
})

test('reads the few fields of a saved list without details', () => {
  const [posting] = smartrecruiters.read({ totalFound: 7, content: listed().slice(0, 1) }, BOARD).postings
  expect(posting).toMatchObject({
    description: '',
    source_url: `https://jobs.smartrecruiters.com/${BOARD}/744000100000101`,
    pay: [],
  })
})

test('reads the saved response of a single posting as a board', () => {
  const [first] = saved().content
  const alone = JSON.stringify({ ...listed()[0], ...(first?.detail as object) })
  const { postings } = smartrecruiters.read(smartrecruiters.parse(alone), BOARD)
  expect(postings).toMatchObject([{ external_id: '744000100000101', title: 'Graduate Software Engineer' }])
  expect(postings[0]?.description).toContain('Go &amp; Java')
})

test('a department is known by its label, whatever its id is', () => {
  for (const department of [
    { id: 1146555, label: 'Cyber Security' },
    { id: '7', label: 'Cyber Security' },
    {},
  ])
    expect(readOne({ department }).postings[0]?.departments).toEqual(
      department.label ? ['Cyber Security'] : [],
    )
})

test('where the filter finds nothing, the whole list is filtered by its rows', async () => {
  const [first, second] = listed()
  const abroad = { ...second, location: { country: 'fr', city: 'Paris' } }
  const asked: string[] = []
  const payload = await fetchFrom(smartrecruiters, BOARD, ({ url = '' }, response) => {
    asked.push(url)
    const content = url.includes('country=in') ? [] : [first, abroad]
    const list = JSON.stringify({ totalFound: content.length, content })
    response.end(url.includes('offset=') ? list : answer(new URL(url, 'https://x.example')))
  })
  expect(smartrecruiters.read(payload, BOARD).postings).toHaveLength(1)
  expect(asked).toHaveLength(3)
})
