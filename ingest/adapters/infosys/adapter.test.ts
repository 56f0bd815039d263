import { expect, test } from 'vitest'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { infosys } from './adapter.ts'

const BOARD = 'career.infosys.com'
const FIXTURE = 'infosys-jobs.json'
const saved = () => JSON.parse(readFixture(FIXTURE))

testAdapter({
  adapter: infosys,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"postingTitle": "Network Engineer"/, '"postingTitle": {}'],
  empty: '[]',
  changed: [
    ['{"jobs":[]}', /the payload expected array, got object/],
    ['[{"referenceCode":"1"}]', /\[0\]\.postingTitle/],
  ],
})

test('asks once, for experienced hires and freshers, and names the careers site as its origin', async () => {
  const asked: unknown[] = []
  await fetchFrom(infosys, BOARD, ({ url, headers }, response) => {
    asked.push([
      new URL(url ?? '', 'https://x.example').searchParams.get('sourceId'),
      headers.origin,
      headers.referer,
    ])
    response.end('[]')
  })
  expect(asked).toEqual([['1,21', 'https://career.infosys.com', 'https://career.infosys.com/']])
})

test('reads the fields of a posting', () => {
  const [first, fresher, abroad] = infosys.read(saved(), BOARD).postings
  expect(first).toMatchObject({
    external_id: 'INFSYS-EXTERNAL-900001',
    company: 'Infosys',
    locations: [{ text: 'BANGALORE', country: 'India' }],
    departments: ['Application Development'],
    experience: '3 - 5 years',
    skills: ['Springboot', 'AWS'],
    // The time has no zone: its day is taken as it is written.
    posted_at: new Date('2026-09-29'),
    application_deadline: new Date('2026-12-31T23:59:59+05:30'),
    source_url: 'https://career.infosys.com/jobdesc?jobReferenceCode=INFSYS-EXTERNAL-900001&sourceId=1',
  })
  expect(first?.description).toMatch(/unit tests[^]*Spring Boot[^]*Good communication[^]*MCA/)
  expect(fresher).toMatchObject({
    experience: null,
    application_deadline: null,
    locations: [
      { text: 'PUNE', country: 'India' },
      { text: 'CHENNAI', country: 'India' },
    ],
  })
  expect(fresher?.description).not.toContain('•G')
  expect(abroad?.locations).toEqual([{ text: 'LODZ', country: 'Poland' }])
  expect(JSON.stringify(infosys.read(saved(), BOARD))).not.toContain('somebody')
})
