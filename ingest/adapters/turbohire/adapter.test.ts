import { expect, test } from 'vitest'
import { INDIA } from '#ingest/boards/india.ts'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { turbohire } from './adapter.ts'

const BOARD = 'tapi'
const FIXTURE = 'turbohire-tapi.json'
const adapter = turbohire(INDIA)
const ORG = '4d757ba0-3d57-448a-b82c-238ed87ac90f'

interface Job extends Record<string, unknown> {
  JobId: string
  detail?: unknown
}

function saved(): { Total: number; OrgName: string; Result: Job[] } {
  return JSON.parse(readFixture(FIXTURE))
}

function listed(): Job[] {
  const { Result } = saved()
  for (const job of Result) delete job.detail
  return Result
}

function answer({ pathname, searchParams }: URL, post: string): string {
  if (pathname === '/api/token/noauth') return '{"access_token":"e.y-J_","expires_in":3600}'
  if (pathname === '/api/publicorganizations') {
    expect(searchParams.get('accountName')).toBe(BOARD)
    return JSON.stringify({ OrgID: ORG, OrgName: saved().OrgName })
  }
  if (pathname === '/api/careerpagev2/filteredjobs') {
    // Other page types are internal lists.
    expect([searchParams.get('orgId'), searchParams.get('pageType'), post]).toEqual([ORG, '0', '{}'])
    return JSON.stringify({ Total: 4, Result: listed() })
  }
  expect([pathname, searchParams.get('fieldVisibility')]).toEqual(['/api/publicjobs', 'CareerPage'])
  return JSON.stringify(saved().Result.find(({ JobId }) => JobId === searchParams.get('jobId'))?.detail)
}

/** Fetches a board with this list, and records each request's path, referer and token. */
async function fetchList(list: object) {
  const asked: unknown[][] = []
  const payload = await fetchFrom(adapter, BOARD, ({ url = '', headers }, response) => {
    const { pathname } = new URL(url, 'https://x.example')
    asked.push([pathname, headers.referer, headers.authorization])
    if (pathname.endsWith('filteredjobs')) response.end(JSON.stringify(list))
    else response.end(pathname === '/api/publicjobs' ? '{}' : answer(new URL(url, 'https://x.example'), ''))
  })
  return { asked, ...adapter.read(payload, BOARD) }
}

testAdapter({
  adapter,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"PublishedDate": "[^"]*"/, '"PublishedDate": "soon"'],
  empty: '{"Total":0,"Result":[]}',
  changed: [
    ['{"Result":[]}', /Total expected number, got nothing/],
    ['{"Total":1,"Result":{}}', /Result expected array, got object/],
    ['{"Total":1,"Result":[{"JobId":"1"}]}', /Result\[0\]\.JobIdObfuscated expected string, got nothing/],
  ],
  answer,
})

test('reads the fields of a job', () => {
  const [first, intern, tester, sre] = adapter.read(saved(), BOARD).postings
  expect(first).toMatchObject({
    external_id: '5586ffa0-79df-4465-af1b-0a7cee325091',
    title: 'Backend Engineer',
    company: 'Tapi Commerce Private Limited',
    locations: [{ text: 'Bengaluru, Karnataka, India', country: null }],
    departments: ['Technology'],
    employment_type: 'Full time',
    experience: '2 - 4 years',
    skills: ['Node.js', 'SQL'],
    posted_at: new Date('2026-09-10T11:31:33.925Z'),
    posted_at_basis: 'PublishedDate',
    application_deadline: new Date('2026-12-31T23:59:59+05:30'),
    requisition_id: 'TB-1',
    source_url: 'https://tapi.turbohire.co/job/publicjobs/183sHo3wsyhNL%2FtZixp4sa3LVd1',
    pay: [{ min: 12_00_000, max: 18_00_000, currency: 'INR', period: 'year' }],
  })
  expect(first?.description).toMatch(
    /^<p>Build[^]*<h3>Roles &amp; Responsibilities<\/h3>[^]*<h3>Eligibility<\/h3>/,
  )
  expect(intern).toMatchObject({
    title: 'Intern &amp; Trainee',
    employment_type: 'Internship',
    experience: '0+ years',
    locations: [{ text: 'Pune, Maharashtra, India' }, { text: 'Remote Job' }],
    posted_at: new Date('2026-09-01T10:00:00.120Z'),
    posted_at_basis: 'CreatedDate',
  })
  expect(tester).toMatchObject({
    locations: [],
    employment_type: 'Full Time',
    departments: [],
    application_deadline: null,
  })
  expect(sre).toMatchObject({ description: '<p>Old.</p>', skills: [] })
})

test('lakhs without their zeros are not pay, nor is pay that the page hides', () => {
  const pay = adapter
    .read(saved(), BOARD)
    .postings.map(({ pay }) => pay.map(({ max, period }) => [max, period]))
  expect(pay).toEqual([[[18_00_000, 'year']], [], [], [[60_000, 'month']]])
})

test('names the career page as its referer, and sends the token only after it has one', async () => {
  const abroad = { ...listed()[0], JobId: 'abroad-1', Location: '[{"Address":"Berlin, Germany"}]' }
  const { asked, postings } = await fetchList({ Total: 2, Result: [listed()[0], abroad] })
  const page = `https://${BOARD}.turbohire.co/`
  expect(asked).toEqual([
    ['/api/token/noauth', page, undefined],
    ['/api/publicorganizations', page, 'Bearer e.y-J_'],
    ['/api/careerpagev2/filteredjobs', page, 'Bearer e.y-J_'],
    ['/api/publicjobs', page, 'Bearer e.y-J_'],
  ])
  expect(postings).toHaveLength(1)
})

test('a list shorter than its total does not pass for the whole', async () => {
  await expect(fetchList({ Total: 9, Result: listed() })).rejects.toThrow(
    'network: the board lists 9 postings but returned 4',
  )
})

test('a token or an organisation with line breaks or paths is a changed shape', async () => {
  for (const spoilt of ['{"access_token":"a\\r\\nx: y"}', '{"access_token":""}']) {
    const fetching = fetchFrom(adapter, BOARD, (_, response) => void response.end(spoilt))
    await expect(fetching).rejects.toMatchObject({ outcome: 'shape changed' })
  }
  const fetching = fetchFrom(
    adapter,
    BOARD,
    ({ url = '' }, response) =>
      void response.end(url.includes('noauth') ? '{"access_token":"t"}' : '{"OrgID":"../../x"}'),
  )
  await expect(fetching).rejects.toThrow(/OrgID/)
})
