import { expect, test } from 'vitest'
import { readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { file } from './adapter.ts'

const BOARD = 'gulmohar'
const FIXTURE = 'file-gulmohar.csv'
const HEADER = 'title,location,url,posted_at'
const ROW = 'SDE,Pune,https://gulmohar.example/1,2026-09-21'

const read = (text: string) => file.read(file.parse(text), BOARD)
const problems = (text: string) => read(text).rejected.map(({ detail }) => detail)

testAdapter({
  adapter: file,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/2026-09-21,31/, 'soon,31'],
  empty: HEADER,
  changed: [
    ['name,address\nSDE,Pune\n', /expected a header line with title and url, got "name, address"/],
    ['{"jobs":[]}', /line 1: title: expected a text, got nothing/],
    ['\uFFFDtitle,url', /expected text in UTF-8/],
  ],
})

test('reads columns under any of their names', () => {
  expect(read(readFixture(FIXTURE)).postings[0]).toMatchObject({
    external_id: 'G-1',
    title: 'Junior Web Developer',
    company: BOARD,
    locations: [{ text: 'Pune; Nashik', country: 'India' }],
    departments: ['Engineering'],
    employment_type: 'Full-time',
    workplace_type: 'Hybrid',
    experience: '0-1 years',
    skills: ['HTML', 'CSS', 'React'],
    description: 'Build shops for weavers.\nFreshers of the 2026 batch may apply.',
    posted_at: new Date('2026-09-21T00:00:00Z'),
    application_deadline: new Date('2099-12-31T18:29:59Z'),
    source_url: 'https://gulmohar.example/jobs/1',
    pay_text: '₹4 - 6 LPA',
  })
})

test('reports bad rows with their line and imports the rest', () => {
  const { postings, rejected } = read(readFixture(FIXTURE))
  expect(postings.map(({ title }) => title)).toEqual(['Junior Web Developer', 'Support Engineer', 'Cook'])
  expect(rejected.map(({ external_id, detail }) => [external_id, detail])).toEqual([
    ['G-3', 'line 6: url: expected an http address, got "gulmohar dot example"'],
    ['G-5', 'line 8: title: expected a text, got nothing'],
    ['G-6', 'line 9: posted_at: expected a day such as 2026-10-05, got "31/02/2026"'],
    ['G-7', 'line 10: expected 15 cells, got 4'],
  ])
})

test('imports one good row among many bad ones', () => {
  const bad = Array.from({ length: 20 }, () => 'x,,,')
  expect(read([HEADER, ...bad, ROW].join('\n'))).toMatchObject({
    postings: [{ title: 'SDE' }],
    rejected: { length: 20 },
  })
})

test.each([
  ['semicolons', ';'],
  ['tabs', '\t'],
])('accepts columns separated by %s', (_, delimiter) => {
  const text = [HEADER, ROW].join('\n').replaceAll(',', delimiter)
  expect(read(text).postings).toMatchObject([{ title: 'SDE', locations: [{ text: 'Pune' }] }])
})

test('accepts the byte order mark and CRLF of Excel', () => {
  expect(read(`\uFEFF${HEADER}\r\n${ROW}\r\n`).postings).toHaveLength(1)
  expect(problems(`\uFEFF${HEADER}\r\n${ROW}\r\n\r\nSDE,Pune,,\r\n`)).toEqual([
    'line 4: posted_at: expected a day such as 2026-10-05, got nothing',
  ])
})

test('accepts a line that names the separator, and empty columns at the right', () => {
  const text = `sep=;\r\n${HEADER};\r\n${ROW};;;\r\n${ROW.replace('/1', '/2')}\r\n`.replaceAll(',', ';')
  const { postings, rejected } = read(text)
  expect(postings.map(({ title }) => title)).toEqual(['SDE', 'SDE'])
  expect(rejected).toEqual([])
})

test('a byte that cannot be read is wrong in its row alone', () => {
  const { postings, rejected } = read([HEADER, ROW.replace('Pune', 'Pun\uFFFD'), ROW, ''].join('\n'))
  expect(postings).toHaveLength(1)
  expect(rejected.map(({ detail }) => detail)).toEqual([
    'line 2: expected readable text, got a byte that cannot be read',
  ])
})

test('an unclosed quote loses the rows after it, not those before', () => {
  const { postings, rejected } = read(`${HEADER}\n${ROW}\n"SDE II,Pune,x,y\n${ROW}\n`)
  expect(postings).toHaveLength(1)
  expect(rejected).toMatchObject([{ detail: expect.stringMatching(/^line \d: Quote Not Closed/) }])
})

test('NDJSON has one object per line, the same column names, and lists of values', () => {
  const good = {
    title: 'SDE',
    location: ['Pune', 'Kochi'],
    skills: ['Java', 'SQL'],
    url: 'https://gulmohar.example/1',
    posted_at: '2026-09-21T10:00:00+05:30',
    id: 7,
  }
  const text = [
    '',
    JSON.stringify(good),
    '{"title":',
    '[1]',
    '"x"',
    JSON.stringify({ ...good, url: 3 }),
  ].join('\n')
  const { postings } = read(text)
  expect(postings).toMatchObject([
    {
      external_id: '7',
      locations: [{ text: 'Pune; Kochi', country: null }],
      skills: ['Java', 'SQL'],
      posted_at: new Date('2026-09-21T04:30:00Z'),
    },
  ])
  expect(problems(text)).toEqual([
    'line 3: expected JSON, got broken JSON',
    'line 4: expected an object',
    'line 5: expected an object',
    'line 6: url: expected an http address, got "3"',
  ])
})

test('the id of a row without one is its address, or a hash of a long address', () => {
  expect(read(`${HEADER}\n${ROW}`).postings[0]?.external_id).toBe('https://gulmohar.example/1')
  const long = `SDE,Pune,https://gulmohar.example/${'x'.repeat(200)},2026-09-21`
  expect(read(`${HEADER}\n${long}`).postings[0]?.external_id).toMatch(/^[\w-]{43}$/)
})

test('a bad row has the same id as when it is good', () => {
  const bad = `SDE,Pune,HTTPS://Gulmohar.example/1,30/02/2026`
  const ids = (text: string) => read(text).rejected.map(({ external_id }) => external_id)
  expect(ids(`${HEADER}\n${bad}\n${ROW}`)).toEqual(['https://gulmohar.example/1'])
  const long = `SDE,Pune,https://gulmohar.example/${'x'.repeat(200)},`
  expect(ids(`${HEADER}\n${long}soon\n${ROW}`)).toEqual([
    read(`${HEADER}\n${long}2026-09-21`).postings[0]?.external_id,
  ])
  const row = { title: 'SDE', location: 'Pune', apply_url: 'https://gulmohar.example/2', posted_at: 'soon' }
  const good = { ...row, posted_at: '2026-09-21', url: 'https://gulmohar.example/3' }
  const lines = [row, { ...row, id: 7 }, { ...row, url: 'no address' }, good].map((one) =>
    JSON.stringify(one),
  )
  expect(ids(lines.join('\n'))).toEqual(['https://gulmohar.example/2', '7', null])
})

test('a row with too many cells keeps only the cells before the surplus', () => {
  const names = (text: string) =>
    read(text).rejected.map(({ external_id, title }) => ({ external_id, title }))
  const unquoted = 'SDE, Java,Pune,https://gulmohar.example/1,2026-09-21'
  expect(names(`${HEADER}\n${unquoted}\n${ROW}`)).toEqual([{ external_id: null, title: null }])
  expect(names(`id,${HEADER}\n7,${unquoted}\n8,${ROW}`)).toEqual([{ external_id: '7', title: null }])
})

test('one address is enough for reading and applying', () => {
  const text = 'title,apply_url,posted_at\nSDE,https://gulmohar.example/apply,2026-09-21'
  expect(read(text).postings[0]).toMatchObject({
    source_url: 'https://gulmohar.example/apply',
    application_url: 'https://gulmohar.example/apply',
  })
  expect(
    problems('title,url,apply_url,posted_at\nQA,,,2026-09-21\nSDE,https://a.example,,2026-09-21'),
  ).toEqual(['line 2: url: expected an http address, got nothing'])
})

test('the company comes from the row, else the operator, else the board name', () => {
  const text = `company,${HEADER}\nGulmohar Crafts,${ROW}\n,${ROW}`
  const settings = { company: 'Gulmohar', baseUrl: null, pages: [] }
  const companies = file.read(file.parse(text), BOARD, settings).postings.map(({ company }) => company)
  expect(companies).toEqual(['Gulmohar Crafts', 'Gulmohar'])
})

test('cannot be fetched from the network', () => {
  expect(() => file.fetch(BOARD, () => Promise.reject(new Error('asked')))).toThrow(/--from FILE/)
})
