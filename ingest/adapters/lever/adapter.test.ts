import { expect, test } from 'vitest'
import { readDescription } from '#ingest/understand/document/description.ts'
import { parseSource } from '#ingest/boards/sources.ts'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { lever, leverEu } from './adapter.ts'

const BOARD = 'pahalpay'
const FIXTURE = 'lever-pahalpay.json'
const CHANGED: [string, RegExp][] = [
  ['{"postings":[]}', /the payload expected array, got object/],
  ['[{"id":"1","text":"SDE"}]', /postings\[0\]\.hostedUrl expected string, got nothing/],
]

function saved(): Record<string, unknown>[] {
  return JSON.parse(readFixture(FIXTURE))
}

function titled(title: string) {
  return lever.read(saved(), BOARD).postings.find((posting) => posting.title === title)
}

/** The first posting of the fixture, with some fields changed. */
function readOne(changes: Record<string, unknown>) {
  return lever.read([{ ...saved()[0], ...changes }], BOARD)
}

const ABOUT = {
  fixture: FIXTURE,
  spoil: [/"createdAt": \d+/, '"createdAt": "soon"'] as [RegExp, string],
  empty: '[]',
  changed: CHANGED,
  takes: ['a.example'],
}
testAdapter({ adapter: lever, board: BOARD, ...ABOUT })
testAdapter({ adapter: leverEu, board: 'lionbridge', ...ABOUT })

test('keeps the case of a site name', () => {
  expect(parseSource('Lever:GoToGroup').token).toBe('lever:GoToGroup')
  expect(parseSource('lever-eu:lionbridge').token).toBe('lever-eu:lionbridge')
})

test('the two hosts are separate sources', () => {
  expect(lever.hosts(BOARD)).toEqual(['api.lever.co'])
  expect(leverEu.hosts(BOARD)).toEqual(['api.eu.lever.co'])
})

test('reads the fields of a posting', () => {
  expect(titled('Software Development Engineer Intern')).toMatchObject({
    external_id: '5d0c7e2a-41b7-4c1e-9a55-0f6f3e000001',
    company: 'Pahalpay',
    departments: ['Engineering', 'Payments'],
    employment_type: 'Internship',
    workplace_type: 'hybrid',
    posted_at: new Date(1790575200000),
    posted_at_basis: 'createdAt',
    source_url: 'https://jobs.lever.co/pahalpay/5d0c7e2a-41b7-4c1e-9a55-0f6f3e000001',
    application_url: 'https://jobs.lever.co/pahalpay/5d0c7e2a-41b7-4c1e-9a55-0f6f3e000001/apply',
  })
})

test('the country belongs to the first location only', () => {
  expect(titled('Software Development Engineer Intern')?.locations).toEqual([
    { text: 'Bengaluru, Karnataka', country: 'IN' },
    { text: 'Gurugram, Haryana', country: null },
    { text: 'Pune', country: null },
  ])
  expect(titled('QA Engineer')?.locations).toEqual([
    { text: 'Singapore', country: 'SG' },
    { text: 'Hyderabad, India', country: null },
  ])
  expect(readOne({ categories: {}, country: 'IN' }).postings[0]?.locations).toEqual([
    { text: '', country: 'IN' },
  ])
  expect(readOne({ categories: null, country: null }).postings[0]?.locations).toEqual([])
})

test('the description has all that the page shows, with the lists under their headings', () => {
  const { lines } = readDescription(titled('Software Development Engineer Intern')?.description ?? '')
  expect(lines.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'text: Pahalpay gives kirana stores a line of credit. We have 12 years of experience and raised ₹300 crore.',
    'text: You will build R&D tools.',
    'heading: What you’ll do',
    'item: Write services in Go',
    'item: Fix what breaks',
    'heading: Requirements & eligibility',
    'item: Final-year students of the 2027 batch',
    'item: Java, SQL',
    'text: Stipend paid on the last working day.',
    'text: #LI-PP1',
  ])
})

test('keeps items and paragraphs of a list apart', () => {
  const { lines } = readDescription(titled('Senior Backend Engineer')?.description ?? '')
  expect(lines.slice(3).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'text: Our stack',
    'item: 5+ years of experience with Java',
    'text: And also',
    'item: Kafka',
    'text: #LI-PP1',
  ])
})

test('joins opening and body if there is no whole description', () => {
  const description = titled('Data Engineer')?.description
  expect(description).toContain('kirana stores')
  expect(description).toContain('<b>R&amp;D</b> tools')
})

test.each([
  ['Software Development Engineer Intern', [{ min: 40_000, max: 60_000, currency: 'INR', period: 'month' }]],
  ['Senior Backend Engineer', [{ min: 35_00_000, max: 50_00_000, currency: 'INR', period: 'year' }]],
  ['Platform Engineer', [{ min: 60, max: 80, currency: 'USD', period: 'hour' }]],
  ['Data Engineer', []],
  ['Site Reliability Engineer', []],
  ['QA Engineer', []],
])('pay of %s', (title, pay) => {
  expect(titled(title)?.pay).toMatchObject(pay)
  expect(titled(title)?.pay).toHaveLength(pay.length)
})

test('derives a missing apply address from the posting’s page', () => {
  expect(titled('Site Reliability Engineer')?.application_url).toMatch(/3e000008\/apply$/)
})

test('recognises a site that is gone, also in a saved response', () => {
  const gone = lever.parse('{"ok":false,"error":"Document not found"}')
  expect(() => lever.read(gone, BOARD)).toThrow(expect.objectContaining({ outcome: 'gone' }))
})

/** A board with this many postings, which counts its requests. */
function paged(total: number, page: (skip: number, limit: number) => unknown[]) {
  const asked: string[] = []
  const [template] = saved()
  const all = Array.from({ length: total }, (_, index) => ({ ...template, id: `posting-${index}` }))
  return {
    asked,
    all,
    fetch: () =>
      fetchFrom(lever, BOARD, ({ url = '' }, response) => {
        asked.push(url)
        const { searchParams } = new URL(url, 'https://board.example')
        const [skip, limit] = ['skip', 'limit'].map((name) => Number(searchParams.get(name)))
        response.end(JSON.stringify(page(skip ?? 0, limit ?? 0)))
      }),
  }
}

test.each([
  [99, 1],
  [100, 2],
  [163, 2],
  [305, 4],
])('%i postings take %i requests', async (total, requests) => {
  const board = paged(total, (skip, limit) => board.all.slice(skip, skip + limit))
  expect(await board.fetch()).toEqual(board.all)
  expect(board.asked).toHaveLength(requests)
  expect(board.asked[0]).toBe('/v0/postings/pahalpay?mode=json&skip=0&limit=100')
})

test('reads a board that repeats its page once', async () => {
  const board = paged(100, () => board.all)
  expect(await board.fetch()).toEqual(board.all)
  expect(board.asked).toHaveLength(2)
})

test('takes a posting that moves to the next page once', async () => {
  const board = paged(150, (skip, limit) => board.all.slice(skip && skip - 1, skip + limit))
  expect(await board.fetch()).toEqual(board.all)
})

test('stops reading an endless board', async () => {
  let next = 0
  const board = paged(0, (_, limit) => Array.from({ length: limit }, () => ({ id: `posting-${next++}` })))
  await expect(board.fetch()).rejects.toThrow(/shape changed: the list does not end after 100 pages/)
  expect(board.asked).toHaveLength(100)
})
