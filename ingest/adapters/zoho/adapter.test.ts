import { expect, test } from 'vitest'
import type { BoardMemory } from '#ingest/adapters/adapter.ts'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { zoho } from './adapter.ts'

const BOARD = 'kosi.zohorecruit.in'
const FIXTURE = 'zoho-kosi.json'

interface Opening extends Record<string, unknown> {
  id: string
}

function saved(): { data: Opening[] } {
  return JSON.parse(readFixture(FIXTURE))
}

const numbered = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...saved().data[0], id: `${from + index}` }))

/** Fetches a board whose pages this function deals. */
async function fetchPages(deal: (page: number) => object) {
  const asked: URL[] = []
  const payload = await fetchFrom(zoho, BOARD, ({ url = '' }, response) => {
    const address = new URL(url, 'https://x.example')
    asked.push(address)
    response.end(JSON.stringify(deal(Number(address.searchParams.get('page') ?? 1))))
  })
  return { asked, postings: zoho.read(payload, BOARD).postings.length }
}

testAdapter({
  adapter: zoho,
  board: BOARD,
  fixture: FIXTURE,
  takes: ['a.example'],
  spoil: [/"City": "Chennai"/, '"City": {}'],
  empty: '{"data":[]}',
  changed: [
    ['{"jobs":[]}', /data expected array, got nothing/],
    ['{"code":"INVALID_URL","status":"error"}', /data expected array, got nothing/],
    ['{"data":[{"Posting_Title":"SDE"}]}', /data\[0\]\.id expected string, got nothing/],
  ],
})

test('reads the fields of an opening', () => {
  const { postings, rejected } = zoho.read(saved(), BOARD)
  expect(postings).toMatchObject([
    {
      external_id: '668572000021002942',
      title: 'Microservices Developer',
      company: 'Kosi',
      locations: [{ text: 'Chennai, Tamil Nadu', country: 'India' }],
      employment_type: 'Full time',
      workplace_type: null,
      experience: '1-3 years',
      description: '<p>Support &amp; build.</p>',
      posted_at: new Date('2026-09-25T00:00:00Z'),
      posted_at_basis: 'Date_Opened',
      source_url: 'https://kosi.zohorecruit.in/jobs/Careers/668572000021002942/X?source=CareerSite',
    },
    {
      title: 'UI &amp; UX Engineer',
      workplace_type: 'Remote',
      locations: [{ text: '', country: 'India' }],
      posted_at: new Date('2026-09-07T00:00:00Z'),
      pay_text: '5-10 Lakhs INR',
    },
    {
      title: 'Tester',
      source_url: 'https://kosi.zohorecruit.in/jobs/Careers/668572000021002944',
      experience: null,
    },
  ])
  expect(rejected).toMatchObject([{ reason: 'unlisted' }, { reason: 'unlisted' }])
})

test('an opening without any title is unreadable', () => {
  const untitled = { ...saved().data[0], Posting_Title: '', Job_Opening_Name: null }
  const reading = zoho.read({ data: [...saved().data, untitled] }, BOARD)
  expect(reading.rejected.at(-1)).toMatchObject({ external_id: untitled.id, reason: 'unreadable' })
})

test('asks for the fields that the list has only on request', async () => {
  const { asked } = await fetchPages(() => saved())
  expect(asked).toHaveLength(1)
  expect(asked[0]?.pathname).toBe('/recruit/v2/public/Job_Openings')
  expect(JSON.parse(asked[0]?.searchParams.get('extra_fields') ?? '')).toContain('Job_Description')
})

test('never asks for a second page, and refuses a list that goes on or is cut off', async () => {
  const goesOn = fetchPages(() => ({ data: numbered(1, 200), info: { more_records: true } }))
  await expect(goesOn).rejects.toThrow(/network: the list says that it goes on after 200/)
  await expect(fetchPages(() => ({ data: numbered(1, 750) }))).rejects.toThrow(/cut off at 750/)
})

test('days are written month first, whatever the other days of the list are', () => {
  const opened = ['09/07/2026', '12/11/2026', '9/5/2026', '2026-09-25', '25-Sep-2026', '25/09/2026', '']
  const data = opened.map((Date_Opened, id) => Object.assign({}, saved().data[0], { id, Date_Opened }))
  expect(
    zoho.read({ data }, BOARD).postings.map(({ posted_at }) => posted_at?.toISOString().slice(0, 10)),
  ).toEqual(['2026-09-07', '2026-12-11', '2026-09-05', '2026-09-25', '2026-09-25', undefined, undefined])
})

test.each([
  [{ City: 'Pan India, Delhi', State: 'Delhi' }, ['Pan India', 'Delhi']],
  [{ City: '--', State: 'Kerala' }, ['Kerala']],
  [{ City: '.', State: '-' }, ['']],
  [{ City: 'Kochi', State: '.' }, ['Kochi']],
])('the places of %j are %j', (more, places) => {
  const { postings } = zoho.read({ data: [{ ...saved().data[0], ...more }] }, BOARD)
  expect(postings[0]?.locations).toEqual(places.map((text) => ({ text, country: 'India' })))
})

test('skills may be a list', () => {
  const data = [{ ...saved().data[0], Required_Skills: ['Java', ' SQL '] }]
  expect(zoho.read({ data }, BOARD).postings[0]?.skills).toEqual(['Java', 'SQL'])
})

/** Fetches a board that answers with this status and body, unless the request has no further fields. */
function fetchRefused(status: number, body: string, location?: string) {
  const asked: string[] = []
  const fetching = fetchFrom(zoho, BOARD, ({ url = '' }, response) => {
    asked.push(url)
    if (url.startsWith('/html/')) return void response.writeHead(404).end()
    const isPlain = !url.includes('extra_fields')
    response
      .writeHead(isPlain ? 200 : status, location === undefined ? {} : { location })
      .end(isPlain ? '{"data":[]}' : body)
  })
  return { asked, fetching }
}

test('a site that refuses the further fields is asked once without', async () => {
  const { asked, fetching } = fetchRefused(400, '{"code":"EXTRA_PARAM_FOUND"}')
  expect(await fetching).toEqual({ data: [] })
  expect(asked).toHaveLength(2)
})

test.each([
  [403, '{"code":"ORG_NOT_FOUND"}', undefined, 'gone'],
  [403, '{"code":"RATE_LIMIT_EXCEEDED"}', undefined, 'blocked'],
  [302, '', '/html/portal.html', 'blocked'],
  [302, '', 'https://www.zoho.com/html/portal.html', 'blocked'],
])('%i %s is no empty board (redirect: %s)', async (status, body, location, outcome) => {
  const { fetching } = fetchRefused(status, body, location)
  await expect(fetching).rejects.toMatchObject({ outcome })
})

const BARE: Opening = { id: '668572000021009001', Posting_Title: 'Data Engineer', Country: 'India' }
const DATED: Opening = { ...BARE, id: '668572000021009002', Job_Description: '<p>Test.</p>' }

const escaped = (sign: string) => String.raw`\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`
/** The script of an opening's page, as the site writes it: everything but letters and digits in its code. */
const pageWith = (opening: object) =>
  `<script>var jobs = JSON.parse('${JSON.stringify([opening]).replace(/[^\w]/g, escaped)}');</script>`

/** Crawls a site with these openings, whose pages this function has. */
async function crawl(
  data: object[],
  page: (id: string) => string | number,
  memory: BoardMemory = { before: null },
) {
  const asked: string[] = []
  const payload = await fetchFrom(
    zoho,
    BOARD,
    ({ url = '' }, response) => {
      const [, id] = /^\/jobs\/Careers\/(\d+)/.exec(url) ?? []
      if (!id) return response.end(url === '/robots.txt' ? '' : JSON.stringify({ data }))
      asked.push(id)
      const answer = page(id)
      if (typeof answer === 'string') return response.end(answer)
      return response.writeHead(answer, answer === 302 ? { location: '/html/portal.html' } : {}).end()
    },
    { memory },
  )
  return { asked, memory, payload, ...zoho.read(payload, BOARD) }
}

const SAID = {
  Date_Opened: '11/03/2026',
  Job_Description: '<p>It\'s "here".\n</p>',
  Salary: '10 LPA',
  City: 'Pune',
}

test('the date and the text that the list lacks are on the page, which is read once', async () => {
  const page = (id: string) => pageWith({ ...SAID, id, recruiter: 'somebody@x.example' })
  const first = await crawl([BARE, DATED, saved().data[0] ?? {}], page)
  expect(first.asked).toEqual([BARE.id, DATED.id])
  expect(first.postings).toMatchObject([
    { title: 'Microservices Developer', posted_at: new Date('2026-09-25') },
    {
      external_id: BARE.id,
      posted_at: new Date('2026-11-03'),
      description: SAID.Job_Description,
      pay_text: '10 LPA',
      locations: [{ text: 'Pune', country: 'India' }],
    },
    { external_id: DATED.id, posted_at: new Date('2026-11-03'), description: '<p>Test.</p>' },
  ])
  expect(JSON.stringify(first.postings)).not.toContain('somebody')
  const second = await crawl([BARE, DATED], page, { before: first.memory.next })
  expect(second.asked).toEqual([])
  // Its text is not read again, so the opening stays as it is.
  expect(second).toMatchObject({ skipped: [BARE.id], unvisited: 0 })
  expect(second.postings).toMatchObject([{ external_id: DATED.id, posted_at: new Date('2026-11-03') }])
})

test.each([403, 302, '<p>Careers</p>'])(
  'a page that answers %s costs nothing that the list has',
  async (answer) => {
    const opening = { ...BARE, Date_Opened: '11/03/2026' }
    const other = { ...opening, id: '668572000021009003' }
    const { asked, postings } = await crawl([opening, other], () => answer)
    expect(postings).toMatchObject([{ external_id: BARE.id, description: '' }, { external_id: other.id }])
    // After a refusal no further page is asked for.
    expect(asked).toHaveLength(typeof answer === 'number' ? 1 : 2)
  },
)

test('an opening whose page says that it is closed is gone', async () => {
  const closed = '<h1>Data Engineer</h1><p>This job posting is no longer available.</p>'
  const { postings, rejected } = await crawl([BARE, DATED], (id) =>
    id === BARE.id ? closed : pageWith({ ...SAID, id }),
  )
  expect(postings.map(({ external_id }) => external_id)).toEqual([DATED.id])
  expect(rejected).toEqual([])
})
