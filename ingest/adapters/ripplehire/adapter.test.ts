import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { INDIA } from '#ingest/boards/india.ts'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { ripplehire } from './adapter.ts'

const BOARD = 'gomti'
const FIXTURE = 'ripplehire-gomti.json'
const adapter = ripplehire(INDIA)

interface Job extends Record<string, unknown> {
  jobSeq: string | number
  detail?: unknown
}

function saved(): { totalJobCount: number; token: string; jobVoList: Job[] } {
  return JSON.parse(readFixture(FIXTURE))
}

function listed(): Job[] {
  const { jobVoList } = saved()
  for (const job of jobVoList) delete job.detail
  return jobVoList
}

const PAGE = '<html><input type="hidden" id="token" value="aB3_dE-9"/></html>'

/** The search's parameters in a form. */
const search = (post: string) => JSON.parse(new URLSearchParams(post).get('careerSiteUrlParams') ?? '{}')

function answer({ pathname, searchParams }: URL, post: string): string {
  if (pathname === '/candidate/careers') return PAGE
  if (pathname === '/candidate/candidatejobsearch') {
    expect(search(post)).toMatchObject({
      token: 'aB3_dE-9',
      search: '*:*',
      source: 'CAREERSITE',
      pagesize: 100,
    })
    const jobVoList = listed().slice(search(post).page * 100)
    return JSON.stringify({ totalJobCount: '4', jobVoList })
  }
  expect(searchParams.get('token')).toBe('aB3_dE-9')
  return JSON.stringify(
    saved().jobVoList.find(({ jobSeq }) => String(jobSeq) === searchParams.get('jobSeq'))?.detail,
  )
}

/** Fetches a board with this list, and records the requests. */
async function fetchList(list: (page: number) => object, careers = PAGE) {
  const asked: string[] = []
  const payload = await fetchFrom(adapter, BOARD, async (request, response) => {
    const url = new URL(request.url ?? '', 'https://x.example')
    const post = await text(request)
    asked.push(`${request.method} ${url.pathname}`)
    if (url.pathname === '/candidate/careers') response.end(careers)
    else if (post !== '') response.end(JSON.stringify(list(search(post).page)))
    else response.end('{"jobVO":{"jobDesc":"<p>x</p>"}}')
  })
  return { asked, ...adapter.read(payload, BOARD) }
}

const numbered = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...listed()[0], jobSeq: from + index }))

testAdapter({
  adapter,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"jobTitle": "[^"]*"/, '"jobTitle": null'],
  empty: '{"totalJobCount":0,"jobVoList":[]}',
  changed: [
    ['{"jobs":[]}', /totalJobCount/],
    ['{"totalJobCount":1}', /jobVoList expected array, got nothing/],
    [
      '{"totalJobCount":1,"jobVoList":[{"jobSeq":"1"}]}',
      /jobVoList\[0\]\.jobTitle expected string, got nothing/,
    ],
  ],
  answer,
})

test('reads the fields of a job', () => {
  const [first, second, third, fourth] = adapter.read(saved(), BOARD).postings
  expect(first).toMatchObject({
    external_id: '10454',
    title: 'Java Developer',
    company: 'Gomti Infotech',
    locations: [
      { text: 'Bengaluru', country: 'India' },
      { text: 'Pune', country: 'India' },
    ],
    departments: ['Digital'],
    employment_type: 'Full time',
    experience: '3 - 5 Years',
    skills: ['Java', 'Spring Boot'],
    description: '<p>Run &amp; build services.</p>',
    posted_at: new Date('2026-09-24T06:30:00Z'),
    posted_at_basis: 'publishDetails.CAREER_SITE',
    requisition_id: 'GOM10454',
    source_url: 'https://gomti.ripplehire.com/candidate/?token=aB3_dE-9&source=CAREERSITE#detail/job/10454',
    application_url:
      'https://gomti.ripplehire.com/candidate/?token=aB3_dE-9&source=CAREERSITE#apply/job/10454',
  })
  expect(second).toMatchObject({
    title: 'SRE &amp; Automation Engineer',
    posted_at: new Date('2026-09-23T00:00:00Z'),
    posted_at_basis: 'jobPostingDate',
    pay_text: '8 - 12 LPA',
    application_deadline: new Date('2026-12-31T23:59:59+05:30'),
    skills: [],
  })
  expect(third).toMatchObject({
    locations: [{ text: 'India', country: null }],
    departments: [],
    employment_type: null,
  })
  expect(fourth).toMatchObject({ locations: [{ text: 'Mumbai', country: 'IND' }], description: '' })
})

test('takes the token from the address that the careers page redirects to', async () => {
  const asked: string[] = []
  await fetchFrom(adapter, BOARD, ({ url = '' }, response) => {
    asked.push(url)
    if (url === '/candidate/careers')
      response.writeHead(302, { location: '/candidate/?token=T0-k_n&x=1' }).end()
    else response.end(url.startsWith('/candidate/?') ? '<html></html>' : '{"totalJobCount":0,"jobVoList":[]}')
  })
  expect(asked).toEqual([
    '/candidate/careers',
    '/candidate/?token=T0-k_n&x=1',
    '/candidate/candidatejobsearch',
  ])
})

test('a page without a token is not an empty board', async () => {
  await expect(fetchList(() => ({}), '<html>Careers</html>')).rejects.toThrow(
    /expected a page with a token, got HTML/,
  )
})

test('a hostile page is searched in linear time', async () => {
  await expect(fetchList(() => ({}), '<input '.repeat(100_000))).rejects.toMatchObject({
    outcome: 'shape changed',
  })
})

test('fetches a hundred jobs per page, and the details of those that may be in India', async () => {
  const abroad = { ...listed()[0], jobSeq: 900, locations: 'Dallas TX', jobLocation: 'USA' }
  const { asked, postings } = await fetchList((page) => ({
    totalJobCount: 103,
    jobVoList: page === 0 ? numbered(1, 100) : [...numbered(101, 2), abroad],
  }))
  expect(asked.filter((one) => one.startsWith('POST'))).toHaveLength(2)
  expect(asked).toHaveLength(1 + 2 + 102)
  expect(postings).toHaveLength(102)
})

test('asks as the site’s own page does, with its cookie', async () => {
  const asked: (string | undefined)[][] = []
  await fetchFrom(adapter, BOARD, ({ headers }, response) => {
    asked.push([headers['x-requested-with'] as string | undefined, headers.cookie])
    if (asked.length === 1)
      response.setHeader('set-cookie', ['JSESSIONID=ab.1; Path=/; HttpOnly', 'lb=2; Secure'])
    response.end(asked.length === 1 ? PAGE : '{"totalJobCount":0,"jobVoList":[]}')
  })
  expect(asked).toEqual([
    [undefined, undefined],
    ['XMLHttpRequest', 'JSESSIONID=ab.1; lb=2'],
  ])
})

test('reads the same list and details where they come as XML', async () => {
  const job =
    '<jobSeq>7</jobSeq><jobTitle>Java Developer</jobTitle><jobReqExp>5 - 8 Years</jobReqExp><publishDetails/>'
  const payload = await fetchFrom(adapter, BOARD, async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'https://x.example')
    const xml = pathname.endsWith('search')
      ? `<SearchVO><totalJobCount>1</totalJobCount><jobVoList>${job}<locations>Pune</locations></jobVoList></SearchVO>`
      : `<?xml version="1.0"?><CandidateJobVO><jobVO>${job}<bussinessUnit>Digital</bussinessUnit>` +
        '<jobPostingDate>29-Sep-2026</jobPostingDate></jobVO><linkDeactivated>false</linkDeactivated></CandidateJobVO>'
    response.end(pathname.endsWith('careers') ? PAGE : xml)
  })
  expect(adapter.read(payload, BOARD)).toMatchObject({
    postings: [
      {
        external_id: '7',
        locations: [{ text: 'Pune' }],
        departments: ['Digital'],
        experience: '5 - 8 Years',
        posted_at: new Date('2026-09-29T00:00:00Z'),
      },
    ],
  })
})

test('reads the years, not the months beside them, the days of the list, and no place that nobody has chosen', () => {
  const rows = [
    { jobReqExp: null, detail: { jobVO: { jobReqExp: '5 - 8 Years', jobMinExp: 60, jobMaxExp: 96 } } },
    { locations: 'Select Location', jobLocation: 'IND', jobPostingDate: '29-Sep-2026', detail: null },
    { jobStatus: 'CLOSED' },
    { detail: { jobVO: {}, linkDeactivated: true } },
  ]
  const jobVoList = rows.map((more, index) => Object.assign({}, listed()[0], { jobSeq: index }, more))
  const { postings, rejected } = adapter.read({ totalJobCount: 4, jobVoList }, BOARD)
  expect(postings[0]?.experience).toBe('5 - 8 Years')
  expect(postings[1]).toMatchObject({
    locations: [{ text: 'IND', country: null }],
    posted_at: new Date('2026-09-29T00:00:00Z'),
  })
  expect(rejected.map(({ external_id, reason }) => [external_id, reason])).toEqual([
    ['2', 'unlisted'],
    ['3', 'unlisted'],
  ])
})

test('a list that ends before its total does not pass for the whole', async () => {
  const fetching = fetchList((page) => ({
    totalJobCount: 250,
    jobVoList: page === 0 ? numbered(1, 100) : [],
  }))
  await expect(fetching).rejects.toThrow('network: the board lists 250 postings but returned 100')
})

test('without the token of a live crawl, links lead to the list', () => {
  const { postings } = adapter.read({ totalJobCount: 1, jobVoList: listed().slice(0, 1) }, BOARD)
  expect(postings[0]).toMatchObject({
    source_url: 'https://gomti.ripplehire.com/candidate/careers',
    company: 'Gomti',
  })
})

test('an empty list that says that it failed is no empty board', () => {
  const answer = (errorStatus: string) => ({ errorStatus, totalJobCount: 0, jobVoList: [] })
  expect(adapter.read(answer('success'), 'gomti').postings).toEqual([])
  expect(() => adapter.read(answer('error'), 'gomti')).toThrow(
    'the list is empty, and says errorStatus error',
  )
})
