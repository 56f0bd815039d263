import { expect, test } from 'vitest'
import { readDescription } from '#ingest/understand/document/description.ts'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { personio } from './adapter.ts'

const BOARD = 'banyanworks'
const FIXTURE = 'personio-banyanworks.xml'

function read() {
  return personio.read(personio.parse(readFixture(FIXTURE)), BOARD)
}

function byId(id: string) {
  return read().postings.find((posting) => posting.external_id === id)
}

testAdapter({
  adapter: personio,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/<createdAt>[^<]*/, '<createdAt>soon'],
  empty: '<?xml version="1.0" encoding="UTF-8"?>\n<workzag-jobs></workzag-jobs>',
  changed: [
    ['{"jobs":[]}', /expected XML, got JSON/],
    ['<rss><channel/></rss>', /workzag-jobs expected object, got nothing/],
    ['<workzag-jobs>soon</workzag-jobs>', /workzag-jobs expected object, got string/],
    [
      '<workzag-jobs><position><id>1</id><createdAt/></position></workzag-jobs>',
      /position\[0\]\.name expected string, got nothing/,
    ],
  ],
})

test('a single position or office is a list, and an empty root a board', () => {
  const one =
    '<workzag-jobs><position><id>7</id><name>SDE</name><createdAt>2026-09-01T00:00:00+00:00</createdAt>' +
    '<additionalOffices><office>Pune</office></additionalOffices></position></workzag-jobs>'
  const { postings } = personio.read(personio.parse(one), BOARD)
  expect(postings.map(({ locations }) => locations)).toEqual([[{ text: 'Pune', country: null }]])
  expect(personio.read(personio.parse('<workzag-jobs/>'), BOARD).postings).toEqual([])
})

test('requests English from the board’s own host', async () => {
  const asked: [string | undefined, string | undefined][] = []
  await fetchFrom(personio, BOARD, ({ url, headers }, response) => {
    asked.push([url, headers.accept])
    response.end('<workzag-jobs/>')
  })
  expect(asked).toEqual([['/xml?language=en', 'application/xml, text/xml']])
  expect(personio.hosts(BOARD)).toEqual(['banyanworks.jobs.personio.com', 'banyanworks.jobs.personio.de'])
  expect('banyan_works').not.toMatch(personio.board)
})

test.each([
  ['https://www.personio.com/', 'gone'],
  ['https://personio.de/jobs', 'gone'],
  ['https://careers.banyanworks.example/', 'blocked'],
  ['https://notpersonio.com/', 'blocked'],
])('a board that redirects to %s is %s', async (location, outcome) => {
  const fetched = fetchFrom(personio, BOARD, (_, response) => response.writeHead(307, { location }).end())
  await expect(fetched).rejects.toMatchObject({ outcome })
})

test('reads the fields of a posting', () => {
  expect(byId('2418801')).toMatchObject({
    title: 'Graduate Software Engineer – Java & Kotlin',
    company: 'Banyan Works & Co. GmbH',
    departments: ['Product and Tech', 'Engineering'],
    employment_type: 'permanent, full-time',
    experience: 'less than 1 year',
    posted_at: new Date('2026-09-13T14:10:41Z'),
    posted_at_basis: 'createdAt',
    source_url: 'https://banyanworks.jobs.personio.com/job/2418801?language=en',
  })
})

test('takes every office as a place, each once', () => {
  expect(byId('2418801')?.locations).toEqual([
    { text: 'Pune', country: null },
    { text: 'Bengaluru, India', country: null },
    { text: 'Munich', country: null },
  ])
  expect(byId('2418803')?.locations).toEqual([])
})

test('joins the description’s blocks under their names, from CDATA or escaped', () => {
  const { lines } = readDescription(byId('2418801')?.description ?? '')
  expect(lines.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'heading: Your role',
    'text: Banyan Works builds tools for R&D.',
    'text: You write services.',
    'heading: What you bring & what we like',
    'heading: You are:',
    'item: Java & Kotlin',
    'item: SQL',
  ])
  expect(byId('2418803')?.description).toBe('<p>We work with Spark<br>since 2019, in teams &lt; 8.</p>')
})

test('keeps the facts of a position without an English text', () => {
  expect(byId('2418802')).toMatchObject({
    title: 'Working Student Data',
    description: '',
    company: 'Banyanworks',
  })
})

test.each([
  ['2418801', 'permanent, full-time', 'less than 1 year'],
  ['2418802', 'intern', 'student'],
  ['2418803', 'freelance, part-time', '7-10 years'],
  ['2418804', 'permanent', 'more than 15 years'],
])('%s is %s, for %s', (id, employment_type, experience) => {
  expect(byId(id)).toMatchObject({ employment_type, experience })
})
