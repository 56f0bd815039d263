import { expect, test } from 'vitest'
import { INDIA } from '#ingest/boards/india.ts'
import { readFixture, readFrom, testAdapter } from '#test/ingest/adapter-contract.ts'
import { kpit } from './adapter.ts'

const BOARD = 'www.kpit.com'
const FIXTURE = 'kpit-list.json'
const adapter = kpit(INDIA)

const saved = (): { cards: Record<string, unknown>[] } => JSON.parse(readFixture(FIXTURE))

const card = ({ id, title, places, type, experience, skills }: Record<string, unknown>) =>
  `<div class="f-col job-div"><h3>${title}</h3><div><span class="job-loaction">${places}</span>
  <span class="job-time">${type}</span><span class="job-exp"> ${experience ? `Exp ${experience}` : ''}</span></div>
  <h4>Skills</h4><p class="skills-txt">${skills}</p>
  <a class="apply-btn job-apply" href="https://talentojo.kpit.com/tojo/app/job-apply/#/Career%20Portal/${id}">Apply</a></div>`
const TABLE = '<script>var locationMap = {"United States":["Novi"],"India":["Bangalore","Pune"]};</script>'
const page = (cards: Record<string, unknown>[]) => `<!doctype html>${cards.map(card).join('')}${TABLE}`

function answer({ pathname }: URL): string {
  if (pathname === '/job-listing/') return page(saved().cards)
  const found = saved().cards.find(({ id }) => pathname === `/service/jobs/${id}`)
  return JSON.stringify({ job: Object.assign({ recruiter: 'somebody@kpit.example' }, found?.detail) })
}

testAdapter({
  adapter,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"title": "Embedded Software Engineer"/, '"title": {}'],
  empty: page([]),
  changed: [
    ['{"jobs":[]}', /cards expected array, got nothing/],
    ['{"cards":[{"id":"1"}]}', /cards\[0\]\.title/],
  ],
  answer,
})

test('reads the fields of a posting', () => {
  const { postings, rejected } = adapter.read(saved(), BOARD)
  expect(postings).toMatchObject([
    {
      external_id: '84201',
      company: 'KPIT',
      locations: [
        { text: 'Bangalore', country: 'India' },
        { text: 'Pune', country: 'India' },
      ],
      departments: ['Engineer'],
      employment_type: 'Full Time',
      experience: '7-12 years',
      skills: ['C++', 'Linux'],
      posted_at: new Date('2026-08-20'),
      posted_at_basis: 'created_at',
      source_url: 'https://talentojo.kpit.com/tojo/app/job-apply/#/Career%20Portal/84201',
    },
    { employment_type: 'Full Time With Benef', experience: '2 - 4 years', skills: ['C'] },
  ])
  expect(rejected).toMatchObject([{ external_id: '84203', reason: 'unlisted' }])
})

test('asks for the details of postings in India alone, and reads no recruiters', async () => {
  const abroad = { ...saved().cards[0], id: '9', places: 'Novi' }
  const { asked, payload } = await readFrom(adapter, BOARD, (url) =>
    url.pathname === '/job-listing/' ? page([...saved().cards, abroad]) : answer(url),
  )
  expect(asked.slice(1).map(({ pathname }) => pathname)).toEqual([
    '/service/jobs/84201',
    '/service/jobs/84202',
    '/service/jobs/84203',
  ])
  expect(JSON.stringify(payload)).not.toContain('somebody')
})

test('a page without its table of offices is no empty board', async () => {
  await expect(readFrom(adapter, BOARD, () => '<!doctype html><title>Careers</title>')).rejects.toThrow(
    'shape changed: expected a page with openings, got HTML or XML',
  )
})

test('a saved posting is read as a list of one', () => {
  const job = Object.assign({ id: '84201', title: 'Software Engineer' }, saved().cards[0]?.detail)
  expect(adapter.read(adapter.parse(JSON.stringify({ job })), BOARD).postings).toMatchObject([
    { external_id: '84201', locations: [{ text: 'Pune', country: 'India' }], experience: '7 - 12 years' },
  ])
})
