import { expect, test } from 'vitest'
import { fetchFrom, testAdapter } from '#test/ingest/adapter-contract.ts'
import { pageAt, pageWith, savedPages } from '#test/ingest/posting-pages.ts'
import { INDIA } from '#ingest/boards/india.ts'
import { radancy } from './adapter.ts'

const BOARD = 'careers.shipra.example'
const FIXTURE = 'radancy-shipra.json'
const adapter = radancy(INDIA)
const saved = savedPages(FIXTURE)
const INDIA_JOBS = '/location/india-jobs/4711/1269750/2'

function sitemap(urls: string[]): string {
  const entries = urls.map((url) => `<url><loc>${url}</loc><lastmod>2026-11-20</lastmod></url>`)
  return `\uFEFF<?xml version="1.0"?><urlset xmlns="https://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`
}

const job = (place: string, id: number) => `https://${BOARD}/job/${place}/engineer/4711/${id}`
const ALL = [...saved.pages.map(({ url }) => url), job('london', 100001), `https://${BOARD}/about`]

function cards(paths: string[], { page = 1, pages = 1, total = paths.length } = {}): string {
  const rows = paths.map(
    (path) => `<li><a data-job-id="${path.split('/').at(-1)}" href="${path}"><h2>Engineer</h2>
      <span class="job-location"> Pune, India</span><span class="category"><strong>Category: </strong>Software  </span>
      <span class="job-date-posted"><strong>Posted: </strong>06/02/2026</span></a></li>`,
  )
  return `<section id="search-results" data-current-page="${page}" data-total-pages="${pages}" data-total-job-results="${total}">
    <ul>${rows.join('')}</ul><a class="next" href="${INDIA_JOBS}/${page + 1}">next</a></section>`
}

function respond(answers: Record<string, string | number>, asked: string[] = []) {
  return fetchFrom(adapter, BOARD, ({ url = '' }, response) => {
    asked.push(url)
    const answer = answers[url] ?? pageAt(saved, url) ?? 404
    if (typeof answer === 'number') response.writeHead(answer).end()
    else response.end(answer)
  })
}
const read = (payload: unknown) => adapter.read(payload, BOARD)
const ids = (payload: unknown) => read(payload).postings.map(({ external_id }) => external_id)

testAdapter({
  adapter,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"datePosted": "2026-09-30"/, '"datePosted": "2026-09-30", "title": {}'],
  empty: '{"pages":[]}',
  changed: [
    ['{"jobs":[]}', /pages expected array, got nothing/],
    ['{"pages":[{"url":"/job/x"}]}', /pages\[0\]\.id expected string, got nothing/],
  ],
  takes: ['a.example'],
  answer({ pathname }) {
    if (pathname === '/robots.txt') return ''
    if (pathname === '/sitemap.xml') return sitemap(ALL)
    return pageAt(saved, pathname) ?? cards([])
  },
})

test('pages in other countries are not asked for, and the page of all jobs in India adds its own', async () => {
  const asked: string[] = []
  const abroad = job('london', 8820002)
  const urls = saved.pages.map(({ url }) => (url.includes('8820002') ? abroad : url))
  const page = new URL(saved.pages[1]?.url ?? '').pathname
  const payload = await respond(
    { '/sitemap.xml': sitemap([...urls, job('london', 100001)]), [INDIA_JOBS]: cards([page]) },
    asked,
  )
  expect(ids(payload).toSorted()).toEqual(['8820001', '8820002', '8820003'])
  expect(asked.filter((url) => url.includes('/london/'))).toEqual([])
})

test('a sitemap that names no list of India is enough while it is whole', async () => {
  expect(ids(await respond({ '/sitemap.xml': sitemap(ALL) }))).toHaveLength(3)
})

test('a sitemap below the language is read where there is none at the root', async () => {
  expect(ids(await respond({ '/en/sitemap.xml': sitemap(ALL) }))).toHaveLength(3)
  await expect(respond({})).rejects.toMatchObject({ outcome: 'gone' })
})

test('a sitemap of exactly 500 addresses is cut off: without the list of India nothing counts', async () => {
  const cut = sitemap([...ALL, ...Array.from({ length: 495 }, (_, index) => job('london', index + 100010))])
  await expect(respond({ '/sitemap.xml': cut })).rejects.toMatchObject({
    outcome: 'network',
    message: expect.stringContaining('stops after 499'),
  })
  const paths = saved.pages.map(({ url }) => new URL(url).pathname)
  const whole = {
    [INDIA_JOBS]: cards(paths.slice(0, 2), { pages: 2, total: 3 }),
    [`${INDIA_JOBS}/2`]: cards(paths.slice(2), { page: 2, pages: 2, total: 3 }),
  }
  expect(ids(await respond({ '/sitemap.xml': cut, ...whole }))).toHaveLength(3)
  const short = { [INDIA_JOBS]: cards(paths, { total: 300 }) }
  await expect(respond({ '/sitemap.xml': cut, ...short })).rejects.toMatchObject({ outcome: 'network' })
})

test('a refusal of the list of India is one of the board', async () => {
  await expect(respond({ '/sitemap.xml': sitemap(ALL), [INDIA_JOBS]: 403 })).rejects.toMatchObject({
    outcome: 'blocked',
  })
})

test('a sitemap of another kind is named', async () => {
  const other = sitemap([`https://${BOARD}/jobs/1`, `https://${BOARD}/jobs/2`])
  await expect(respond({ '/sitemap.xml': other })).rejects.toMatchObject({ outcome: 'shape changed' })
})

test('a page without JobPosting has tags and text, and names the board behind', async () => {
  const html = `<meta name="gtm_tbcn_jobtitle" content="Kernel Engineer">
    <meta name="gtm_tbcn_location" content="Pune~Maharashtra~India|Nashik~Maharashtra~India">
    <meta name="gtm_firstindex" content="9/5/2026">
    <button data-apply-url="https://shipra.wd1.myworkdayjobs.com/Jobs/job/1/apply"></button>
    <div class="ats-description"><p>Write <b>kernels</b>.</p></div>`
  const page = `/job/pune/kernel-engineer/4711/8820004`
  const payload = await respond({ '/sitemap.xml': sitemap([`https://${BOARD}${page}`]), [page]: html })
  expect(read(payload).postings).toMatchObject([
    {
      external_id: '8820004',
      title: 'Kernel Engineer',
      locations: [
        { text: 'Pune, Maharashtra', country: 'India' },
        { text: 'Nashik, Maharashtra', country: 'India' },
      ],
      posted_at: new Date('2026-09-05T00:00:00Z'),
      description: '<p>Write <b>kernels</b>.</p>',
      application_url: 'https://shipra.wd1.myworkdayjobs.com/Jobs/job/1/apply',
    },
  ])
})

test('reads a saved answer of the search', () => {
  const text = JSON.stringify({ results: cards(['/job/pune/engineer/4711/7000001']) })
  expect(read(adapter.parse(text)).postings).toMatchObject([
    {
      external_id: '7000001',
      title: 'Engineer',
      departments: ['Software'],
      posted_at: new Date('2026-06-02T00:00:00Z'),
      source_url: `https://${BOARD}/job/pune/engineer/4711/7000001`,
    },
  ])
})

test('an address is a job by its form, whatever its words are', async () => {
  const [engineer] = saved.pages
  const path = '/fr-ca/emploi/bengaluru/ingénieur/4711/8820009'
  const others = ['/fr-ca/emploi/4711/1269750/4', '/employment/pune-jobs/27595/68354/1269750/4']
  const urls = [path, ...others].map((one) => `https://${BOARD}${one}`)
  const page = pageWith(engineer?.detail.posting ?? {})
  const payload = await respond({ '/sitemap.xml': sitemap(urls.slice(0, 2)), [encodeURI(path)]: page })
  expect(ids(payload)).toEqual(['8820009'])
  await expect(respond({ '/sitemap.xml': sitemap(urls.slice(1)) })).rejects.toMatchObject({
    outcome: 'shape changed',
  })
})
