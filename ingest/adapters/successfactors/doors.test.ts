import { expect, test } from 'vitest'
import { INDIA } from '#ingest/boards/india.ts'
import { fetchFrom, readFixture } from '#test/ingest/adapter-contract.ts'
import { successfactors } from './adapter.ts'

const BOARD = 'jobs.godavari.example'
const adapter = successfactors(INDIA)

/** Fetches a board whose addresses have these bodies, 404 for any other. */
async function fetchBoard(bodies: (url: URL) => string | undefined, board = BOARD) {
  const asked: string[] = []
  const payload = await fetchFrom(adapter, board, ({ url = '' }, response) => {
    asked.push(url)
    const body = bodies(new URL(url, 'https://any.example'))
    response.writeHead(body === undefined ? 404 : 200).end(body)
  })
  const lists = asked.filter((url) => !url.startsWith('/job/') && !url.endsWith('.xml'))
  return { asked: lists, ...adapter.read(payload, board) }
}

const page = (title: string) =>
  `<meta itemprop="datePosted" content="Thu Sep 24 00:00:00 UTC 2026"><h1 itemprop="title">${title}</h1>` +
  `<div itemprop="description"><p>What ${title} does</p></div>`

const row = (id: number) =>
  `<tr class="data-row"><td><a class="jobTitle-link" href="/job/x/${id}/">Engineer ${id}</a>` +
  `<a href="/job/x/${id}/" class="jobTitle-link">Engineer ${id}</a>` +
  `<span class="jobLocation">Hyderabad, IN <small class="nobr">+2 more&hellip;</small></span></td></tr>`

const tile = (id: number) =>
  `<li class="job-tile" data-url="/job/x/${id}/"><div class="tiletitle">` +
  `<a class="jobTitle-link" href="/job/x/${id}/">Engineer ${id}</a></div>` +
  `<div id="job-${id}-desktop-section-location"><span>Location</span><div>Noida, NCR, India</div></div></li>`

/** Three postings, two to a page. */
const some = (offset: number, layout: (id: number) => string) =>
  [1, 2, 3]
    .slice(offset, offset + 2)
    .map(layout)
    .join('')

test('reads the search pages in steps of their rows, up to the stated total', async () => {
  const { asked, postings, rejected } = await fetchBoard(({ pathname, searchParams }) => {
    if (pathname.startsWith('/job/')) return page(`Engineer ${pathname.split('/')[3]}`)
    if (pathname !== '/search/') return undefined
    const rows = some(Number(searchParams.get('startrow')), row)
    return `<span class="paginationLabel">Ergebnisse <b>1 – 2</b> von <b>3</b></span><table id="searchresults">${rows}</table>`
  })
  expect(asked).toEqual([
    '/search/?q=&locationsearch=India&startrow=0&sortColumn=referencedate&sortDirection=desc',
    '/search/?q=&locationsearch=India&startrow=2&sortColumn=referencedate&sortDirection=desc',
  ])
  expect(rejected).toEqual([])
  expect(postings.toSorted((one, other) => one.title.localeCompare(other.title))).toMatchObject([
    {
      external_id: '1',
      title: 'Engineer 1',
      locations: [{ text: 'Hyderabad, IN', country: 'IN' }],
      description: '<p>What Engineer 1 does</p>',
      posted_at: new Date('2026-09-24T00:00:00Z'),
    },
    { external_id: '2' },
    { external_id: '3' },
  ])
})

test('the search pages keep the session, since other servers have other totals', async () => {
  const cookies: (string | undefined)[] = []
  await fetchFrom(adapter, BOARD, ({ url = '', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'https://any.example')
    if (pathname.startsWith('/job/')) return void response.end(page('Engineer'))
    if (pathname !== '/search/') return void response.writeHead(404).end()
    cookies.push(headers.cookie)
    response.setHeader('set-cookie', 'JSESSIONID=one; Path=/')
    response.end(some(Number(searchParams.get('startrow')), row))
  })
  expect(cookies).toEqual([undefined, 'JSESSIONID=one', 'JSESSIONID=one'])
})

test('reads tiles, whose further pages are at another address', async () => {
  const { asked, postings } = await fetchBoard(({ pathname, searchParams }) => {
    if (pathname.startsWith('/job/')) return page('Engineer')
    if (!/^\/(?:tile-search-results|search)\/$/.test(pathname)) return undefined
    const tiles = some(Number(searchParams.get('startrow')), tile)
    return `<span id="tile-search-results-label">Showing 1 to 2 of 3 Jobs</span><ul>${tiles}</ul>`
  })
  expect(asked.map((url) => url.split('?')[0])).toEqual(['/search/', '/tile-search-results/'])
  expect(postings).toHaveLength(3)
  expect(postings[0]?.locations).toEqual([{ text: 'Noida, NCR, India', country: null }])
})

test('follows a list of the country, whose further pages are parts of the path', async () => {
  const { asked, postings } = await fetchBoard(({ pathname }) => {
    if (pathname.startsWith('/job/')) return page('Engineer')
    if (pathname === '/search/') return '<a href="/go/India-Jobs/684/">India</a>'
    const [, offset = '0'] = /^\/go\/India-Jobs\/684\/(?:(\d+)\/)?$/.exec(pathname) ?? [pathname]
    if (!pathname.startsWith('/go/')) return undefined
    return `<a href="/go/India-Jobs/684/2/?q=">2</a>${some(Number(offset), row)}`
  })
  expect(asked.map((url) => url.split('?')[0])).toEqual([
    '/search/',
    '/go/India-Jobs/684/',
    '/go/India-Jobs/684/2/',
    '/go/India-Jobs/684/3/',
  ])
  expect(postings).toHaveLength(3)
})

test('a site that finds nothing by words is asked by its filter for the country, unless that is ignored', async () => {
  const search = (html: (id: number) => string) =>
    fetchBoard(({ pathname, searchParams }) => {
      if (pathname.startsWith('/job/')) return page('Engineer')
      if (pathname !== '/search/') return undefined
      const isFiltered = searchParams.get('optionsFacetsDD_country') === 'IN'
      return `<table id="searchresults">${isFiltered ? some(Number(searchParams.get('startrow')), html) : ''}</table>`
    })
  const { asked, postings } = await search(row)
  expect(postings).toHaveLength(3)
  expect(asked.filter((url) => url.includes('optionsFacetsDD_country=IN&startrow=2'))).toHaveLength(1)
  const abroad = await search((id) => row(id).replaceAll(/jobLocation">[^<]*/g, 'jobLocation">Lyon, FR'))
  expect(abroad.postings).toEqual([])
  expect(abroad.asked.filter((url) => url.includes('startrow=2'))).toEqual([])
})

test('fewer rows than the stated total take no posting for missing', async () => {
  const { postings, rejected } = await fetchBoard(({ pathname }) => {
    if (pathname.startsWith('/job/')) return page('Engineer')
    if (pathname !== '/search/') return undefined
    return `<table id="searchresults" aria-label="Results 1 to 2 of 617">${some(0, row)}</table>`
  })
  expect(postings).toHaveLength(2)
  expect(rejected).toMatchObject([
    { external_id: null, title: null, detail: /states 617 postings and has 2/ },
  ])
})

test('a search page without rows is an empty board only if it says so', async () => {
  const search = (body: string) => fetchBoard(({ pathname }) => (pathname === '/search/' ? body : undefined))
  expect((await search('<table id="searchresults"></table>')).postings).toEqual([])
  await expect(search('<h1>Careers</h1>')).rejects.toMatchObject({ outcome: 'shape changed' })
  await expect(search(readFixture('successfactors-unify.html'))).rejects.toThrow(/drawn by a script/)
})

const LEGACY = 'career5.successfactors.eu/godavariP3'

test('reads the older feed, with the labels of its tenant', async () => {
  const { asked, postings } = await fetchBoard(
    ({ searchParams }) =>
      searchParams.get('company') === 'godavariP3' ? readFixture('successfactors-legacy.xml') : undefined,
    LEGACY,
  )
  expect(asked).toEqual([
    '/career?company=godavariP3&career_ns=job_listing_summary&resultType=XML&lang=en_US',
  ])
  expect(postings).toMatchObject([
    {
      external_id: '20841',
      title: 'Software Engineer',
      company: 'Godavari',
      requisition_id: '20841',
      locations: [{ text: 'Pune', country: 'India' }],
      departments: ['Information Technology'],
      employment_type: 'Regular',
      description: '<p>Design services. </p>',
      posted_at: new Date('2026-10-02T00:00:00Z'),
      source_url:
        'https://career5.successfactors.eu/career?career_ns=job_listing&career_job_req_id=20841&company=godavariP3',
    },
    { external_id: '20842', locations: [{ text: '', country: 'India' }] },
  ])
})

test.each([
  ['02/10/2026', '25/09/2026', '2026-10-02'],
  ['10/02/2026', '09/25/2026', '2026-10-02'],
  ['10/02/2026', '10/03/2026', '2026-10-02'],
])('the order of day and month in %s is told by %s', async (date, other, day) => {
  const job = (id: number, date: string) =>
    `<Job><JobTitle>SDE</JobTitle><ReqId>${id}</ReqId><Posted-Date>${date}</Posted-Date></Job>`
  const { postings } = await fetchBoard(
    () => `<Job-Listing>${job(1, date)}${job(2, other)}</Job-Listing>`,
    LEGACY,
  )
  expect(postings[0]?.posted_at?.toISOString().slice(0, 10)).toBe(day)
})

test('an unknown company answers 200 with HTML, and is not taken for an empty board', async () => {
  await expect(fetchBoard(() => '<html><body>Error</body></html>', LEGACY)).rejects.toThrow(
    /shape changed: no list of postings\. the feed in English: .*got HTML.*; the feed in the site's language: .*got HTML/,
  )
})
