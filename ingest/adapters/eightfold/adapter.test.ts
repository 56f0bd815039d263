import { expect, test } from 'vitest'
import { INDIA } from '#ingest/boards/india.ts'
import { fetchFrom, readFixture, readFrom, testAdapter } from '#test/ingest/adapter-contract.ts'
import { eightfold } from './adapter.ts'

const BOARD = 'careers.narmada.example'
const FIXTURE = 'eightfold-narmada.json'
const adapter = eightfold(INDIA)

interface Saved {
  count: number
  positions: (Record<string, unknown> & { id: number; detail?: unknown })[]
}

function saved(): Saved {
  return JSON.parse(readFixture(FIXTURE))
}

function listed() {
  const { positions } = saved()
  for (const position of positions) delete position.detail
  return positions
}

const careersPage = (group = 'narmada.example', script = 'pcsxPwa.1.js') =>
  `<!doctype html><script>window._EF_GROUP_ID = "${group}";</script><script src="/gen/js/${script}"></script>`

/** The source's responses: the careers page, pages of ten, and each posting. */
function answer({ pathname, searchParams }: URL): string {
  if (pathname === '/careers') return careersPage()
  expect(searchParams.get('domain')).toBe('narmada.example')
  if (pathname === '/api/pcsx/position_details') {
    const position = saved().positions.find(({ id }) => String(id) === searchParams.get('position_id'))
    return JSON.stringify({ status: 200, data: position?.detail })
  }
  expect([pathname, searchParams.get('location')]).toEqual(['/api/pcsx/search', 'India'])
  const start = Number(searchParams.get('start'))
  return JSON.stringify({ data: { count: 4, positions: listed().slice(start, start + 10) } })
}

/** Fetches a board of numbered positions whose pages this function deals. */
async function fetchPages(count: number, deal: (start: number, request: number) => number[]) {
  const starts: number[] = []
  const payload = await fetchFrom(adapter, BOARD, (request, response) => {
    const url = new URL(request.url ?? '', 'https://x.example')
    if (!url.pathname.endsWith('/search')) {
      const details = { data: { jobDescription: '<p>x</p>' } }
      return void response.end(url.pathname === '/careers' ? careersPage() : JSON.stringify(details))
    }
    const start = Number(url.searchParams.get('start'))
    const positions = deal(start, starts.push(start)).map((id) => Object.assign({}, listed()[0], { id }))
    response.end(JSON.stringify({ data: { count, positions } }))
  })
  return { starts, found: adapter.read(payload, BOARD).postings.length }
}

const tens = (start: number, until: number) =>
  Array.from({ length: Math.max(0, Math.min(10, until - start)) }, (_, index) => start + index + 1)

testAdapter({
  adapter,
  board: BOARD,
  fixture: FIXTURE,
  takes: ['a.example'],
  spoil: [/"postedTs": \d+/, '"postedTs": "soon"'],
  empty: '{"count":0,"positions":[]}',
  changed: [
    ['{"positions":{}}', /count expected number, got nothing/],
    ['{"count":1,"positions":{}}', /positions expected array, got object/],
    ['{"count":1,"positions":[{"id":1}]}', /positions\[0\]\.name expected string, got nothing/],
  ],
  answer,
})

test('reads the fields of a position', () => {
  const { postings } = adapter.read(saved(), BOARD)
  expect(postings[0]).toMatchObject({
    external_id: '446700000001',
    title: 'Modem Engineer',
    company: 'Narmada',
    locations: [{ text: 'Bangalore, Karnataka, India', country: 'IN' }],
    departments: ['Engineering'],
    workplace_type: 'Hybrid',
    posted_at: new Date(1_790_000_000_000),
    posted_at_basis: 'postedTs',
    requisition_id: 'R446700000001',
    source_url: 'https://careers.narmada.example/careers/job/446700000001',
  })
  expect(postings[1]).toMatchObject({
    title: 'Compiler &amp; Tools Engineer',
    workplace_type: 'Remote',
    departments: [],
  })
  expect(postings[2]?.locations).toEqual([
    { text: 'Chennai, Tamil Nadu, India', country: 'IN' },
    { text: 'Cork, Ireland', country: 'IE' },
  ])
  expect(postings[3]).toMatchObject({
    locations: [{ text: 'Pune, Maharashtra, India', country: null }],
    workplace_type: 'On-site',
    requisition_id: null,
    posted_at: new Date(1_790_086_400_000),
  })
})

test('an address on another host is not the posting’s', () => {
  expect(adapter.read(saved(), BOARD).postings[2]?.source_url).toBe(
    `https://${BOARD}/careers/job/446700000003`,
  )
})

test('a saved page of the list is read as it came', () => {
  const page = JSON.stringify({ status: 200, data: { count: 4, positions: listed() } })
  expect(adapter.read(adapter.parse(page), BOARD).postings).toHaveLength(4)
})

test('reads the older list where the page does not use the newer one', async () => {
  const asked: string[] = []
  const payload = await fetchFrom(adapter, BOARD, ({ url = '' }, response) => {
    asked.push(url)
    if (url === '/careers') return void response.end(careersPage('narmada.example', 'careers.js'))
    if (url.startsWith('/api/pcsx/position_details'))
      return void response.end('{"data":{"jobDescription":"<p>x</p>"}}')
    const old = {
      id: 7,
      name: 'Tester',
      location: 'Pune, India',
      locations: ['Pune, India'],
      department: ['QA', 'Tech'],
    }
    const more = {
      t_create: 1_790_000_000,
      t_update: 1_790_500_000,
      work_location_option: 'onsite',
      display_job_id: 'A-7',
    }
    response.end(JSON.stringify({ count: 1, positions: [{ ...old, ...more }] }))
  })
  expect(asked[1]).toMatch(/^\/api\/apply\/v2\/jobs\?domain=narmada\.example&query=&location=India&start=0/)
  expect(adapter.read(payload, BOARD).postings).toMatchObject([
    {
      external_id: '7',
      departments: ['QA', 'Tech'],
      posted_at: new Date(1_790_000_000_000),
      posted_at_basis: 't_create',
      requisition_id: 'A-7',
      workplace_type: 'On-site',
    },
  ])
})

/** A site whose paths answer with a status or a body; all others are not there. */
function siteOf(answers: Record<string, number | object | string>) {
  const asked: string[] = []
  const fetching = fetchFrom(adapter, BOARD, ({ url = '' }, response) => {
    const { pathname } = new URL(url, 'https://x.example')
    asked.push(pathname)
    const given = answers[pathname] ?? 404
    if (typeof given === 'number') response.writeHead(given).end('{"error":{"message":"not for this user"}}')
    else response.end(typeof given === 'string' ? given : JSON.stringify(given))
  })
  return { asked, reading: fetching.then((payload) => adapter.read(payload, BOARD)) }
}

const PCSX = '/api/pcsx/search'
const PCSX_DETAIL = '/api/pcsx/position_details'
const CLASSIC = '/api/apply/v2/jobs'
const position = (id: number, more = {}) => ({
  id,
  name: `Engineer ${id}`,
  locations: ['Pune, India'],
  ...more,
})
const listOf = (...positions: object[]) => ({ count: positions.length, positions })
const classicDetail = { id: 7, job_description: '<p>Java.</p>', locations: ['Pune, MH, In'] }

test('a site that refuses the newer list is read wholly from the classic one', async () => {
  const { asked, reading } = siteOf({
    '/careers': careersPage(),
    [PCSX]: 403,
    [CLASSIC]: listOf(position(7, { t_create: 1_790_000_000, t_update: 1_790_500_000 })),
    [`${CLASSIC}/7`]: classicDetail,
  })
  expect((await reading).postings).toMatchObject([
    { description: '<p>Java.</p>', posted_at_basis: 't_create', locations: [{ text: 'Pune, India' }] },
  ])
  expect(asked).toEqual(['/careers', PCSX, CLASSIC, `${CLASSIC}/7`])
})

test.each([
  ['does not know', 404],
  ['refuses', 403],
])('details that the list’s own door %s are asked at the other', async (_, status) => {
  const { asked, reading } = siteOf({
    '/careers': careersPage('narmada.example', 'careers.js'),
    [CLASSIC]: listOf(position(7), position(8)),
    [`${CLASSIC}/7`]: status,
    [`${CLASSIC}/8`]: status,
    [PCSX_DETAIL]: { data: { jobDescription: '<p>Go.</p>' } },
  })
  expect((await reading).postings.map(({ description }) => description)).toEqual(['<p>Go.</p>', '<p>Go.</p>'])
  // A refusal holds for the next position too.
  expect(asked.filter((path) => path.startsWith(`${CLASSIC}/`))).toHaveLength(status === 403 ? 1 : 2)
})

test('details that both doors refuse block the board; a position is gone only if both say so', async () => {
  const listed = { '/careers': careersPage(), [PCSX]: { data: listOf(position(7), position(8)) } }
  await expect(
    siteOf({ ...listed, [PCSX_DETAIL]: 403, [`${CLASSIC}/7`]: 403 }).reading,
  ).rejects.toMatchObject({
    outcome: 'blocked',
  })
  const unsure = await siteOf({
    ...listed,
    [PCSX_DETAIL]: 404,
    [`${CLASSIC}/7`]: 403,
    [`${CLASSIC}/8`]: classicDetail,
  }).reading
  expect(unsure).toMatchObject({
    postings: [{ external_id: '8' }],
    rejected: [{ external_id: '7', reason: 'unreadable' }],
  })
  const gone = await siteOf({ ...listed, [PCSX_DETAIL]: 404, [`${CLASSIC}/8`]: classicDetail }).reading
  expect(gone).toMatchObject({ postings: [{ external_id: '8' }], rejected: [] })
})

test('a site that refuses both lists is read from its sitemap', async () => {
  const index = `<sitemapindex><sitemap><loc>https://${BOARD}/careers/jobs.xml</loc></sitemap></sitemapindex>`
  const pages = ['11-java-developer-pune-india', '12-clerk-dallas-texas-united-states', '13-tester']
  const urls = pages.map(
    (page) => `<url><loc>https://${BOARD}/careers/job/${page}?domain=narmada.example</loc></url>`,
  )
  const posting = {
    '@type': 'JobPosting',
    title: 'Java Developer',
    description: '<p>Java.</p>',
    datePosted: '2026-11-01',
    employmentType: 'FULL_TIME',
    jobLocation: { address: { addressLocality: 'Pune', addressCountry: 'IN' } },
  }
  const { asked, reading } = siteOf({
    '/careers': careersPage(),
    [PCSX]: 403,
    [CLASSIC]: 403,
    '/careers/sitemap.xml': index,
    '/careers/jobs.xml': `<urlset>${urls.join('')}</urlset>`,
    '/careers/job/11-java-developer-pune-india': `<script type="application/ld+json">${JSON.stringify(posting)}</script>`,
    '/careers/job/13-tester': '<p>Hello</p>',
  })
  expect(await reading).toMatchObject({
    postings: [
      {
        external_id: '11',
        title: 'Java Developer',
        locations: [{ text: 'Pune, IN' }],
        employment_type: 'FULL_TIME',
        posted_at: new Date('2026-11-01T00:00:00Z'),
        posted_at_basis: 'datePosted',
        source_url: `https://${BOARD}/careers/job/11-java-developer-pune-india?domain=narmada.example`,
      },
    ],
    rejected: [{ external_id: '13', detail: 'its page has no JobPosting' }],
  })
  expect(asked.join()).not.toContain('dallas')
})

test('a careers page that does not name its group is read by that of the sitemap', async () => {
  const loc = `https://${BOARD}/careers/job/8-x?domain=narmada.example`
  const { postings } = await readFrom(adapter, BOARD, (url) => {
    if (url.pathname === '/careers') return '<!doctype html><script src="/gen/js/pcsxPwa.1.js"></script>'
    if (url.pathname === '/careers/sitemap.xml') return `<urlset><url><loc>${loc}</loc></url></urlset>`
    return answer(url)
  })
  expect(postings).toHaveLength(saved().positions.length)
})

test('private positions are unlisted, and the filter’s leaks into other countries are not asked', async () => {
  const abroad = position(9, { locations: ['Cork, Ireland'], standardizedLocations: ['Cork, CO, IE'] })
  const { asked, reading } = siteOf({
    '/careers': careersPage(),
    [PCSX]: { data: listOf(position(7, { isPrivate: true }), abroad, position(8)) },
    [PCSX_DETAIL]: { data: { jobDescription: 'x' } },
  })
  expect(await reading).toMatchObject({
    postings: [{ external_id: '8' }],
    rejected: [{ reason: 'unlisted' }],
  })
  expect(asked.filter((path) => path === PCSX_DETAIL)).toHaveLength(1)
})

test('405 is the vendor’s wall, which is a refusal', async () => {
  await expect(siteOf({ '/careers': careersPage(), [PCSX]: 405 }).reading).rejects.toMatchObject({
    outcome: 'blocked',
  })
})

test('reads the odd forms of a position', () => {
  const odd = position(7, {
    locations: ['Pune, Maharashtra, India', 'Pune, MH, In', 'Building 9'],
    standardizedLocations: ['Pune, MH, IN', 'Pune, MH, IN', 'Chennai, TN, IN'],
    department: ['QA', 'Tech'],
    postedTs: null,
    creationTs: 1_790_000_000,
    location_flexibility: 'remote_local',
    detail: { efcustomTextEmploymentType: ['Full-Time'], department: 7 },
  })
  expect(adapter.read(listOf(odd), BOARD).postings[0]).toMatchObject({
    locations: [
      { text: 'Pune, Maharashtra, India', country: 'IN' },
      { text: 'Chennai, TN, IN', country: 'IN' },
    ],
    departments: ['QA', 'Tech'],
    workplace_type: 'Remote',
    employment_type: 'Full-Time',
    posted_at_basis: 'creationTs',
  })
})

test('one city twice is one place, but a word that stands in several countries is not', () => {
  const odd = position(7, { locations: ['Remote, United States', 'Remote, India', 'Remote, IN'] })
  expect(adapter.read(listOf(odd), BOARD).postings[0]?.locations).toMatchObject([
    { text: 'Remote, United States' },
    { text: 'Remote, India' },
  ])
})

test('a list of which a few stay missing is kept, said, and closes nothing', async () => {
  const payload = await fetchFrom(adapter, BOARD, ({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'https://x.example')
    const ids = tens(Number(searchParams.get('start')), 29)
    const data = { count: 30, positions: ids.map((id) => position(id)) }
    response.end(
      pathname === '/careers' ? careersPage() : JSON.stringify({ data: pathname === PCSX ? data : {} }),
    )
  })
  expect(adapter.read(payload, BOARD)).toMatchObject({
    postings: { length: 29 },
    rejected: [{ external_id: null, title: null, detail: 'the board lists 30 postings but returned 29' }],
  })
})

test('lists pages of ten until the total', async () => {
  expect(await fetchPages(25, (start) => tens(start, 25))).toEqual({ starts: [0, 10, 20], found: 25 })
})

test('reads the list again when pages overlap, and finds what the first pass missed', async () => {
  // The first pass deals position 10 twice and 11 never.
  const dealt = (start: number, request: number) =>
    request <= 2 && start === 10 ? [10, ...tens(11, 20)] : tens(start, 20)
  expect(await fetchPages(20, dealt)).toEqual({ starts: [0, 10, 0, 10], found: 20 })
})

test('a list that stays short does not pass for the whole', async () => {
  await expect(fetchPages(50, (start) => tens(start, 30))).rejects.toThrow(
    'network: the board lists 50 postings but returned 30',
  )
})

test.each([
  ['a page without a group', '<!doctype html><title>Careers</title>', 'shape changed'],
  ['the vendor’s own page', careersPage('eightfold.ai'), 'gone'],
  ['a group with characters of an address', careersPage('x&y=z/../'), 'shape changed'],
])('%s is no board', async (_, page, outcome) => {
  const fetching = fetchFrom(
    adapter,
    BOARD,
    ({ url }, response) => void response.end(url === '/careers' ? page : '{}'),
  )
  await expect(fetching).rejects.toMatchObject({ outcome })
})

test('a saved refusal of the list is named for what it is', () => {
  const refusal = {
    status: 403,
    error: { message: 'PCSX is not enabled for this user.', body: '' },
    data: null,
  }
  expect(() => adapter.parse(JSON.stringify(refusal))).toThrow(
    'blocked: the site refuses this list: PCSX is not enabled for this user.',
  )
})
