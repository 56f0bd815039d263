import { expect, test } from 'vitest'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { cognizant } from './adapter.ts'

const BOARD = 'india-en'
const FIXTURE = 'cognizant-india.xml'

testAdapter({
  adapter: cognizant,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/Fri, 02 Oct 2026/, 'Some day'],
  empty: '<source><publisher>Cognizant</publisher></source>',
  changed: [
    ['<rss><channel/></rss>', /source.*(?:expected object, got nothing|Invalid input)/],
    ['<source><job><title>A</title></job></source>', /job\[0\]\.requisitionid expected string, got nothing/],
  ],
})

test('reads a job of the feed', () => {
  const [java, cloud] = cognizant.read(cognizant.parse(readFixture(FIXTURE)), BOARD).postings
  expect(java).toEqual(
    expect.objectContaining({
      external_id: '00070000001',
      company: 'Cognizant',
      locations: [{ text: 'Chennai, Tamil Nadu', country: 'India' }],
      posted_at: new Date('2026-10-01T04:09:13Z'),
      posted_at_basis: 'date',
      requisition_id: '00070000001',
      source_url: 'https://careers.cognizant.com/india-en/jobs/00070000001/x/',
    }),
  )
  expect(cloud?.locations).toEqual([{ text: 'Bangalore, KA', country: 'India' }])
})

test('asks for the feed of its part of the site', async () => {
  const asked: (string | undefined)[] = []
  await fetchFrom(cognizant, 'global-en', ({ url }, response) => {
    asked.push(url)
    response.end(readFixture(FIXTURE))
  })
  expect(asked).toEqual(['/global-en/jobs/xml/?rss=true'])
})

test('an empty element is an empty list', () => {
  expect(cognizant.read(cognizant.parse('<source></source>'), BOARD)).toEqual({ postings: [], rejected: [] })
})

test('reads a saved page of one posting, with all of its places and its work model', () => {
  const place = (addressLocality: string) => ({ address: { addressLocality, addressCountry: 'India' } })
  const posting = {
    '@type': 'JobPosting',
    identifier: '00070000009',
    title: 'Cloud Engineer',
    url: 'https://careers.cognizant.com/india-en/jobs/00070000009/x/',
    datePosted: '2026-10-02',
    employmentType: 'FULL_TIME',
    description: '<p>Run clusters.</p>',
    jobLocation: [place('Hyderabad'), place('Noida')],
  }
  const item = (label: string, value: string) =>
    `<li class="job-meta-item">${label} <strong>${value}</strong></li>`
  const page = `<html><ul>${item('Date published', 'Oct 02 2026')}${item('Work model', '<a>Hybrid</a>')}</ul>
    <script type="application/ld+json">${JSON.stringify(posting)}</script></html>`
  expect(cognizant.read(cognizant.parse(page), BOARD).postings).toEqual([
    expect.objectContaining({
      external_id: '00070000009',
      title: 'Cloud Engineer',
      locations: ['Hyderabad', 'Noida'].map((text) => ({ text, country: 'India' })),
      workplace_type: 'Hybrid',
      employment_type: 'FULL_TIME',
      description: '<p>Run clusters.</p>',
      posted_at: new Date('2026-10-02'),
      source_url: posting.url,
    }),
  ])
})
