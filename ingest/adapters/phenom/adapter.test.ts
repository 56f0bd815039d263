import { expect, test } from 'vitest'
import { text } from 'node:stream/consumers'
import { INDIA } from '#ingest/boards/india.ts'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { phenom } from './adapter.ts'

const BOARD = 'careers.sabarmati.example'
const FIXTURE = 'phenom-sabarmati.json'
const adapter = phenom(INDIA)

interface Job extends Record<string, unknown> {
  jobId: string
  detail?: unknown
}

const saved = (): { refineSearch: { data: { jobs: Job[] } } } => JSON.parse(readFixture(FIXTURE))

function listed(): Job[] {
  const { jobs } = saved().refineSearch.data
  for (const job of jobs) delete job.detail
  return jobs
}

const search = (jobs: unknown[], totalHits = jobs.length) =>
  JSON.stringify({ refineSearch: { status: 200, totalHits, data: { jobs } } })

const PRIVATE = { recruitingCoordinatoremail: '["somebody@x.example"]', department: 'Somebody Manager' }

function answerPost(post: string, region = 'global'): string {
  const { ddoKey, jobId, country, lang, selected_fields } = JSON.parse(post)
  expect([country, lang]).toEqual([region, `en_${region}`])
  if (ddoKey === 'refineSearch') {
    expect(selected_fields).toEqual({ country: ['India'] })
    return search(listed())
  }
  const found = saved().refineSearch.data.jobs.find((job) => job.jobId === jobId)
  return JSON.stringify({ jobDetail: { data: { job: Object.assign({}, PRIVATE, found?.detail) } } })
}

/** Fetches from a site whose pages are at `global/en`. */
async function fetchWith(respond: (post: string) => string) {
  const payload = await fetchFrom(adapter, BOARD, async (request, response) => {
    if (request.url === '/us/en/search-results') response.writeHead(302, { location: '/global/en' }).end()
    else if (request.method === 'GET') response.end('<title>Careers</title>')
    else response.end(respond(await text(request)))
  })
  return { payload, ...adapter.read(payload, BOARD) }
}

testAdapter({
  adapter,
  board: BOARD,
  fixture: 'phenom-sabarmati.json',
  takes: ['a.example'],
  spoil: [/"title": "Site Reliability Engineer"/, '"title": {}'],
  empty: search([]),
  changed: [
    ['{"jobs":[]}', /refineSearch expected object, got nothing/],
    ['{"refineSearch":{"totalHits":1,"data":{"jobs":[{"jobId":"1"}]}}}', /jobs\[0\]\.title/],
  ],
  answer: ({ pathname }, post) => (pathname === '/widgets' ? answerPost(post, 'us') : '<html>'),
})

test('reads the fields of a posting', () => {
  const [first, second] = adapter.read(saved(), BOARD).postings
  expect(first).toMatchObject({
    external_id: '2011001',
    company: 'Sabarmati',
    locations: [{ text: 'Bangalore, India', country: null }],
    departments: ['Engineering'],
    employment_type: 'Full time',
    workplace_type: 'Hybrid',
    posted_at: new Date('2026-07-29'),
    posted_at_basis: 'postedDate',
    source_url: 'https://careers.sabarmati.example/us/en/job/2011001',
    description: '<p>Build <b>routers</b> with C++.</p>',
    pay_text: '₹2,700,000.00 INR - ₹3,600,000.00 INR',
  })
  expect(second).toMatchObject({
    workplace_type: 'Onsite',
    locations: [{ text: 'Pune, India' }, { text: 'Chennai, India' }],
    application_url: 'https://careers.sabarmati.example/us/en/job/2011002',
  })
})

test('managers and coordinators are not read, nor the vendor’s own text', async () => {
  const { postings, payload } = await fetchWith((post) => answerPost(post))
  expect(JSON.stringify(postings)).not.toMatch(/somebody|Somebody|exciting/)
  expect(
    JSON.stringify((payload as ReturnType<typeof saved>).refineSearch.data.jobs.map(({ detail }) => detail)),
  ).not.toMatch(/somebody|Somebody/)
})

test('learns the first parts of its addresses from the redirect, and from a saved list', async () => {
  const { postings } = await fetchWith((post) => answerPost(post))
  expect(postings[0]?.source_url).toBe('https://careers.sabarmati.example/global/en/job/2011001')
  const list = adapter.read(JSON.parse(search(listed())), BOARD)
  expect(list.postings[0]?.source_url).toBe('https://careers.sabarmati.example/global/en/job/2011001')
})

test('a site without that page, or whose front is elsewhere, is read, and its postings tell its addresses', async () => {
  for (const [status, headers] of [
    [404, {}],
    [302, { location: '/' }],
  ] as const) {
    const payload = await fetchFrom(adapter, BOARD, async (request, response) => {
      if (request.url === '/us/en/search-results') response.writeHead(status, headers).end()
      else if (request.method === 'GET') response.end('<title>Careers</title>')
      else response.end(answerPost(await text(request), 'us'))
    })
    const [first] = adapter.read(payload, BOARD).postings
    expect(first?.source_url).toBe('https://careers.sabarmati.example/global/en/job/2011001')
  }
})

test('a posting without details is closed, and a list beyond the window is refused', async () => {
  const { postings } = await fetchWith((post) =>
    post.includes('"jobId":"2011001"') ? '{"jobDetail":{"status":200,"data":{}}}' : answerPost(post),
  )
  expect(postings.map(({ external_id }) => external_id)).toEqual(['2011002'])
  await expect(fetchWith(() => search(listed(), 19_649))).rejects.toThrow(
    /cut off at 9500 of 19,649 postings/,
  )
})

test('a filter that is ignored is reported: the total is that of the world', async () => {
  await expect(fetchWith(() => search(listed(), 1313))).rejects.toThrow(
    'network: the board lists 1,313 postings but returned 2',
  )
})

test('a saved response of one posting is read as a list of one', () => {
  const [{ title, postedDate: datePosted, ...more } = { jobId: '' } as Job] = listed()
  const job = { ...more, structureData: { title, datePosted }, description: '<p>C++</p>' }
  const { postings } = adapter.read(adapter.parse(JSON.stringify({ jobDetail: { data: { job } } })), BOARD)
  expect(postings).toMatchObject([
    { external_id: '2011001', title, description: '<p>C++</p>', posted_at: new Date('2026-07-29') },
  ])
})

test('the company is named by the details of its postings', () => {
  const { refineSearch } = saved()
  const [job] = refineSearch.data.jobs
  Object.assign(job ?? {}, { detail: { description: '<p>x</p>', companyName: 'Sabarmati Networks' } })
  const [first] = adapter.read({ refineSearch }, BOARD).postings
  expect(first?.company).toBe('Sabarmati Networks')
})

test('an empty list with another status inside is no empty board', async () => {
  const answer = JSON.stringify({ refineSearch: { status: 500, totalHits: 0, data: { jobs: [] } } })
  await expect(fetchWith(() => answer)).rejects.toThrow(
    'network: the list is empty, and says refineSearch.status 500',
  )
})
