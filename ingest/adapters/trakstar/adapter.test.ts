import { expect, test } from 'vitest'
import { readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { trakstar } from './adapter.ts'

const BOARD = 'teesta'
const FIXTURE = 'trakstar-teesta.xml'

testAdapter({
  adapter: trakstar,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/<pubDate>Tue, [^<]*/, '<pubDate>soon'],
  empty: '<rss version="2.0"><channel><title>Jobs</title></channel></rss>',
  changed: [
    ['<feed/>', /rss expected object, got nothing/],
    [
      '<rss><channel><item><title>A</title></item></channel></rss>',
      /item\[0\]\.link expected string, got nothing/,
    ],
  ],
})

test('reads an item of the feed', () => {
  const [java, tester, cloud] = trakstar.read(trakstar.parse(readFixture(FIXTURE)), BOARD).postings
  expect(java).toMatchObject({
    external_id: 'fk0aa11',
    title: 'Java Developer',
    locations: [
      { text: 'Bengaluru', country: null },
      { text: 'Gurugram', country: null },
    ],
    departments: ['Engineering'],
    company: 'Teesta Softworks',
    employment_type: 'full time',
    posted_at: new Date('2026-10-05T04:30:00Z'),
    description: '<p>Write <b>Java</b> &amp; test.</p>',
    source_url: 'https://teesta.hire.trakstar.com/jobs/fk0aa11/',
  })
  expect(tester).toMatchObject({ departments: [], employment_type: null })
  // The place and the link to apply are no part of the description.
  expect(tester?.description).toBe('<p>Test software.</p>')
  expect(cloud?.locations).toEqual([{ text: 'Chennai', country: null }])
})

test('a country of its own field is read as one', () => {
  const text = readFixture(FIXTURE).replaceAll('<job:locationCountry>', '<job:locationCountry>India')
  const [, tester] = trakstar.read(trakstar.parse(text), BOARD).postings
  expect(tester?.locations).toEqual([{ text: 'Pune, Maharashtra', country: 'India' }])
})

test('a feed without fields for the place has it in its text', () => {
  const text = readFixture(FIXTURE).replaceAll(/<job:location[^]*?<\/job:location\w+>/g, '')
  const [java, tester, cloud] = trakstar.read(trakstar.parse(text), BOARD).postings
  expect([java, tester, cloud].map((one) => one?.locations.map(({ text }) => text))).toEqual([
    ['Bengaluru/Gurugram'],
    ['Pune, Maharashtra, India'],
    [],
  ])
})

test('a last day to apply is read, with any prefix for the fields', () => {
  const text = readFixture(FIXTURE)
    .replaceAll('job:', 'ns1:')
    .replaceAll('<ns1:team>', '<ns1:closeDte>2026-12-01</ns1:closeDte><ns1:team>')
  const [java] = trakstar.read(trakstar.parse(text), BOARD).postings
  expect(java).toMatchObject({
    departments: ['Engineering'],
    application_deadline: new Date('2026-12-01T18:29:59Z'),
  })
})
