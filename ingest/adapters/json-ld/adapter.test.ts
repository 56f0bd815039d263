import { expect, test } from 'vitest'
import { testAdapter } from '#test/ingest/adapter-contract.ts'
import {
  answer,
  BOARD,
  fetchSite,
  FIXTURE,
  HOST,
  html,
  jsonld,
  saved,
  sitemap,
  type SavedSite,
} from '#test/ingest/jsonld-site.ts'

testAdapter({
  adapter: jsonld,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"datePosted": "[^"]*"/, '"datePosted": "soon"'],
  empty: '{"pages":[]}',
  changed: [
    ['{"pages":{}}', /pages expected array, got object/],
    ['{"@type":"Organization","name":"Acme"}', /pages expected array, got nothing/],
    ['{"@type":"JobPosting","title":"SDE"}', /pages\[0\]\.JobPosting\.description: expected a text/],
    ['{"pages":[{"url":"https://a.example/1"}]}', /pages\[0\]\.JobPosting expected object, got nothing/],
  ],
  answer,
  // Board names of this source are hosts.
  takes: ['a.example'],
})

test.each([
  'localhost',
  '127.0.0.1',
  '[::1]',
  'a.example:8080',
  'a.example/x',
  '-a.example',
  'a..example',
  'a.example.',
])('%j is not a host of a careers page', (name) => {
  expect(name).not.toMatch(jsonld.board)
})

test('reads the fields of a posting', () => {
  expect(jsonld.read(saved(), BOARD).postings[0]).toMatchObject({
    external_id: `${BOARD}/jobs/101`,
    title: 'Software Engineer, Maps &amp; Routes',
    company: 'Sahyadri Softworks Pvt. Ltd.',
    locations: [
      { text: 'Pune, MH', country: 'IN' },
      { text: 'Bengaluru, KA', country: 'IN' },
    ],
    requisition_id: 'SS-101',
    experience: '24+ months',
    application_deadline: new Date('2099-12-31T18:29:59Z'),
    source_url: `${HOST}/jobs/101`,
    pay: [{ min: 9_00_000, max: 14_00_000, currency: 'INR', period: 'year' }],
  })
})

test('another site’s canonical address is not the posting’s, unless that host belongs to the board', () => {
  const [page] = saved().pages.slice(3, 4)
  const read = (baseUrl: URL | null) =>
    jsonld.read({ pages: [page] }, BOARD, { company: null, baseUrl, pages: [] }).postings[0]?.source_url
  expect(read(null)).toBe(`${HOST}/jobs/104`)
  expect(read(new URL('https://jobs.elsewhere.example'))).toBe('https://jobs.elsewhere.example/104')
})

test('rejects, each alone, another company’s posting and one without a date', () => {
  expect(jsonld.read(saved(), BOARD).rejected.map(({ title, detail }) => [title, detail])).toEqual([
    ['DevOps Engineer', 'hiringOrganization is Nimbus Staffing, not Sahyadri Softworks Pvt. Ltd.'],
    ['QA Lead', 'pages[5].JobPosting.datePosted: expected a date'],
  ])
})

test('several postings of a page have their own address, or the page’s address and a number', () => {
  const ids = jsonld.read(saved(), BOARD).postings.map(({ external_id }) => external_id)
  expect(ids.slice(-2)).toEqual([`${BOARD}/jobs/107`, `${BOARD}/jobs/all#2`])
})

test('keeps a parameter that may identify the posting, and drops tracking parameters', () => {
  const [page] = saved().pages
  const at = ['?ref=17', '?ref=18', '?utm_source=x&ref=19'].map((query) => ({
    url: `${HOST}/job${query}`,
    detail: { canonical: null, postings: page?.detail.postings },
  }))
  const addresses = jsonld.read({ pages: at }, BOARD).postings.map(({ source_url }) => source_url)
  expect(addresses).toEqual(['17', '18', '19'].map((ref) => `${HOST}/job?ref=${ref}`))
})

test('rejects a board that lists only other companies’ postings', () => {
  const pages = saved().pages.slice(0, 3)
  const settings = { company: 'Nimbus', baseUrl: null, pages: [] }
  expect(() => jsonld.read({ pages }, BOARD, settings)).toThrow(
    /shape changed: hiringOrganization is Sahyadri/,
  )
})

test('reads a single saved page; without its own address it gets the site’s', () => {
  const [page] = saved().pages
  const alone = html({ canonical: null, postings: page?.detail.postings ?? [] })
  expect(jsonld.read(jsonld.parse(alone), BOARD).postings).toMatchObject([{ source_url: `${HOST}/` }])
  const itself = html({ canonical: `${HOST}/jobs/101`, postings: page?.detail.postings ?? [] })
  expect(jsonld.read(jsonld.parse(itself), BOARD).postings).toMatchObject([
    { source_url: `${HOST}/jobs/101` },
  ])
  const document = JSON.stringify(page?.detail.postings[0])
  expect(jsonld.read(jsonld.parse(document), BOARD).postings).toHaveLength(1)
})

test('uses a hash as the id of a very long address', () => {
  const [page] = saved().pages
  const url = `${HOST}/jobs/${'x'.repeat(300)}`
  const read = () =>
    jsonld.read({ pages: [{ ...page, detail: { ...page?.detail, canonical: null }, url }] }, BOARD)
  expect(read().postings[0]?.external_id).toMatch(/^[\w-]{43}$/)
  expect(read()).toEqual(read())
})

test('reads robots.txt, then its sitemaps, then the pages that it allows', async () => {
  const robots = `User-agent: *\nDisallow: /jobs/103\nSitemap: ${HOST}/map.xml\n`
  const { asked } = await fetchSite({ '/robots.txt': robots })
  expect(asked.slice(0, 4)).toEqual(['/robots.txt', '/map.xml', '/jobs/team', '/jobs/101'])
  expect(asked).not.toContain('/jobs/103')
  await expect(fetchSite({ '/robots.txt': `${robots}Disallow: /jobs\n` })).rejects.toThrow(
    `blocked: robots.txt of ${BOARD} disallows all pages that may be postings`,
  )
})

test('without sitemaps in robots.txt, reads /sitemap.xml; without that, the operator must list the pages', async () => {
  const { asked, reading } = await fetchSite({ '/robots.txt': 404, '/sitemap.xml': sitemap('/jobs/101') })
  expect(asked).toEqual(['/robots.txt', '/sitemap.xml', '/jobs/101'])
  expect(reading.postings).toHaveLength(1)
  await expect(fetchSite({ '/robots.txt': 404, '/sitemap.xml': 404 })).rejects.toThrow(
    /^gone: .*\/sitemap\.xml answered 404: without a sitemap, list the postings$/,
  )
})

test('fetches only the listed pages, and reports one without a posting', async () => {
  const pages = [`${HOST}/jobs/101`, `${HOST}/jobs/102`, `${HOST}/about`]
  const { asked, reading } = await fetchSite({}, { pages })
  expect(asked).toEqual(['/robots.txt', '/jobs/101', '/jobs/102', '/about'])
  expect(reading.rejected).toMatchObject([
    { external_id: `${HOST}/about`, detail: 'pages[2].JobPosting expected object, got nothing' },
  ])
})

test('names a listed page that is not an address', async () => {
  await expect(fetchSite({}, { pages: ['careers.sahyadri.example/jobs/101'] })).rejects.toThrow(
    'shape changed: "careers.sahyadri.example/jobs/101" is listed as a page, but is not a web address',
  )
})

test('leaves out a page that is gone and reports one that fails', async () => {
  const { reading } = await fetchSite({ '/jobs/101': 410, '/jobs/102': 500 })
  expect(reading.postings.map(({ title }) => title)).not.toContain('Software Engineer, Maps &amp; Routes')
  expect(reading.rejected.at(-1)).toMatchObject({
    external_id: `${BOARD}/jobs/102`,
    detail: expect.stringMatching(/^network: .* answered 500$/),
  })
})

test('reports a page that fails with the id of each posting on it', () => {
  const failing = (number: number, page: object) => {
    const { pages } = saved()
    const [before] = pages.splice(number, 1, { ...page } as SavedSite['pages'][number])
    const kept = jsonld.read({ pages: [before] }, BOARD, { company: 'Sahyadri', baseUrl: null, pages: [] })
    const failed = jsonld.read({ pages }, BOARD).rejected.at(-1)
    return { kept: kept.postings.map((one) => one.page_id ?? one.external_id), failed }
  }
  const detail_problem = 'network: the page answered 500'
  for (const number of [0, 6]) {
    const { kept, failed } = failing(number, { url: saved().pages[number]?.url, detail_problem })
    expect(failed).toMatchObject({ reason: 'unreadable', detail: detail_problem })
    expect(new Set(kept)).toEqual(new Set([failed?.external_id]))
  }
})

test('records the page’s id if it differs from the posting’s', () => {
  const [page] = saved().pages
  const canonical = `${HOST}/careers/software-engineer`
  const { postings } = jsonld.read({ pages: [{ ...page, detail: { ...page?.detail, canonical } }] }, BOARD)
  expect(postings[0]).toMatchObject({
    external_id: `${BOARD}/careers/software-engineer`,
    page_id: `${BOARD}/jobs/101`,
  })
})

test('pages without any posting are a changed shape', async () => {
  await expect(fetchSite({ '/map.xml': sitemap('/jobs/team', '/jobs/more') })).rejects.toThrow(
    'shape changed: expected a JobPosting, got 2 pages without one',
  )
})
