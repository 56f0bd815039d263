import { expect, test } from 'vitest'
import { readFixture } from '#test/ingest/adapter-contract.ts'
import { parseSource } from './sources.ts'
import { foreignOwner } from './whose-postings.ts'

function ownerOf(token: string, fixture: string, company: string | null = null): string | null {
  const source = parseSource(token, { company })
  return foreignOwner(source, source.adapter.parse(readFixture(fixture)))
}

/** Each saved response, its board, and what another board's refusal says. */
const SAVED = [
  ['greenhouse', 'nimbuswala', 'greenhouse-nimbuswala.json', /on greenhouse:nimbuswala/],
  ['lever', 'pahalpay', 'lever-pahalpay.json', /on lever:pahalpay/],
  ['ashby', 'vidya labs', 'ashby-vidya-labs.json', /on ashby:vidya labs/],
  ['workable', 'mango-metrics', 'workable-mango-metrics.json', /of Mango Metrics/],
  ['recruitee', 'kitekettle', 'recruitee-kitekettle.json', /Kite ?Kettle/i],
  ['teamtailor', 'jamun', 'teamtailor-jamun.xml', /jamun/i],
  ['smartrecruiters', 'Kaveri', 'smartrecruiters-kaveri.json', /Kaveri/],
  ['keka', 'morpankh', 'keka-morpankh.json', /of Morpankh/],
] as const

test.each(SAVED)('%s:%s accepts its own saved response', (kind, board, fixture) => {
  expect(ownerOf(`${kind}:${board}`, fixture)).toBeNull()
})

test.each(SAVED)('%s:%s: another board refuses this saved response', (kind, _, fixture, shown) => {
  expect(ownerOf(`${kind}:stripe`, fixture)).toMatch(shown)
  expect(ownerOf(`${kind}:stripe`, fixture, 'Stripe')).toMatch(shown)
})

test('recognises Workday by host and employer; a Personio feed states neither', () => {
  expect(ownerOf('workday:tungabhadra.wd3/Careers', 'workday-tungabhadra.json')).toBeNull()
  expect(ownerOf('personio:acme', 'personio-banyanworks.xml', 'Acme')).toBeNull()
  expect(ownerOf('workday:acme.wd3/Careers', 'workday-tungabhadra.json')).toMatch(/Tungabhadra/i)
})

const job = (changes: object) => ({
  jobs: [
    {
      id: 1,
      title: 'Engineer',
      absolute_url: 'https://careers.example/jobs/1',
      updated_at: '2026-10-01T10:00:00Z',
      ...changes,
    },
  ],
})

test.each([
  ['nothing is stated', 'stripe', null, {}],
  [
    'the name in the list is the employer’s',
    'wkhpe',
    'Wolters Kluwer',
    { company_name: 'Wolters Kluwer India Pvt Ltd' },
  ],
  ['the board is the name’s initials', 'tcs', null, { company_name: 'Tata Consultancy Services' }],
  [
    'the board is the name and a word for careers',
    'careers-takealot',
    null,
    { company_name: 'Takealot Ltd' },
  ],
  [
    'the board is the name’s initials and such a word',
    'tcscareers',
    null,
    { company_name: 'Tata Consultancy Services' },
  ],
  ['the board is a part of the name', 'takealot', null, { company_name: 'Takealot Group' }],
  [
    'the postings are on the employer’s own domain',
    'acme',
    null,
    { company_name: 'Parent Holdings', absolute_url: 'https://careers.acme.example/1' },
  ],
  [
    'the address names the board, and the employer has another name',
    'acme',
    null,
    { company_name: 'Zenith', absolute_url: 'https://boards.greenhouse.io/acme/jobs/1' },
  ],
])('accepts a response if %s', (_, board, company, changes) => {
  expect(foreignOwner(parseSource(`greenhouse:${board}`, { company }), job(changes))).toBeNull()
})

test.each([
  ['stripe', null, { company_name: 'Zenith' }, 'of Zenith'],
  [
    'stripe',
    'Stripe',
    { absolute_url: 'https://boards.greenhouse.io/zenith/jobs/1' },
    'on greenhouse:zenith',
  ],
])('refuses the postings of another company: %s %s %j', (board, company, changes, shown) => {
  expect(foreignOwner(parseSource(`greenhouse:${board}`, { company }), job(changes))).toBe(shown)
})

test('recognises the owner of a company file by its company column', () => {
  const source = parseSource('file:acme', { company: 'Acme Labs' })
  const rows = (company: string) =>
    source.adapter.parse(
      `title,company,url,posted_at\nEngineer,${company},https://careers.example/1,2026-10-01\n`,
    )
  expect(foreignOwner(source, rows('Gulmohar'))).toBe('of Gulmohar')
  expect(foreignOwner(source, rows('Acme'))).toBeNull()
  expect(foreignOwner(source, rows(''))).toBeNull()
})

test('recognises a portal by its addresses; an employer’s own system has nobody else’s postings', () => {
  expect(ownerOf('peoplestrong:indravati-careers', 'peoplestrong-indravati.json')).toBeNull()
  expect(ownerOf('peoplestrong:acme', 'peoplestrong-indravati.json')).toMatch(
    /on peoplestrong:indravati-careers/,
  )
  expect(ownerOf('capgemini:cg-jobstream-api', 'capgemini-search.json')).toBeNull()
  expect(ownerOf('infosys:career.infosys.com', 'infosys-jobs.json')).toBeNull()
})

test('returns null for an unreadable response', () => {
  expect(foreignOwner(parseSource('greenhouse:stripe'), { jobs: {} })).toBeNull()
})
