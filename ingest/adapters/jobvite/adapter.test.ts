import { expect, test } from 'vitest'
import { fetchFrom, testAdapter } from '#test/ingest/adapter-contract.ts'
import { pageAt, savedPages } from '#test/ingest/posting-pages.ts'
import { INDIA } from '#ingest/boards/india.ts'
import { jobvite } from './adapter.ts'

const BOARD = 'mahanadi'
const FIXTURE = 'jobvite-mahanadi.json'
const adapter = jobvite(INDIA)
const saved = savedPages(FIXTURE)

type Row = Pick<(typeof saved.pages)[number], 'url' | 'title' | 'places'>

function list(rows: Row[], next = ''): string {
  const cells = rows.map(
    ({
      url,
      title,
      places = [],
    }) => `<tr><td class="jv-job-list-name"><a href="${new URL(url).pathname}"> ${title}
      </a></td><td class="jv-job-list-location">${places.join(' ')}</td></tr>`,
  )
  return `<!doctype html><table class="jv-job-list">${cells.join('')}</table>
    ${next && `<a class="jv-pagination-next" href="${next}">Next</a>`}`
}

function respond(answers: Record<string, string>, status = 200, headers: Record<string, string> = {}) {
  return fetchFrom(adapter, BOARD, ({ url = '' }, response) => {
    response.writeHead(status, headers).end(answers[url] ?? pageAt(saved, url))
  })
}
const read = (payload: unknown) => adapter.read(payload, BOARD)

testAdapter({
  adapter,
  board: BOARD,
  fixture: FIXTURE,
  spoil: [/"<p>Run systems\.<\/p>"/, '""'],
  empty: '{"pages":[]}',
  changed: [
    ['{"jobs":[]}', /pages expected array, got nothing/],
    ['{"pages":[{"id":"1"}]}', /pages\[0\]\.url expected string, got nothing/],
  ],
  answer: ({ pathname }) => pageAt(saved, pathname) ?? list(saved.pages),
})

test('reads places and pay as this source writes them', () => {
  const [backend] = read(saved).postings
  expect(backend).toMatchObject({
    external_id: 'oAb1',
    company: 'Mahanadi Labs',
    locations: [{ text: 'Bangalore, Karnataka,', country: 'India' }],
    pay: [],
  })
})

test('follows the pages of the search, and asks for no posting in another country', async () => {
  const [one, ...rest] = saved.pages
  const away = {
    url: 'https://jobs.jobvite.com/mahanadi/job/oZz9',
    title: 'Clerk',
    places: ['Lakewood, CO, United States'],
  }
  const other = { ...away, url: 'https://jobs.jobvite.com/somebody/job/oZz8', places: ['Pune'] }
  const payload = await respond({
    '/mahanadi/search?p=0': list(one ? [one, away, other] : [], '/mahanadi/search?p=1'),
    '/mahanadi/search?p=1': list(rest),
  })
  expect(read(payload)).toEqual(read(saved))
})

test('a page that repeats the first is not the end of the list', async () => {
  const pages = list(saved.pages, '/mahanadi/search?p=1')
  await expect(
    respond({ '/mahanadi/search?p=0': pages, '/mahanadi/search?p=1': pages }),
  ).rejects.toMatchObject({
    outcome: 'network',
  })
})

test.each(['/support?invalid=1', 'https://www.jobvite.example/support/?invalid=1'])(
  'a company that has left is led to %s',
  async (location) => {
    const fetching = fetchFrom(adapter, BOARD, ({ url }, response) => {
      if (url?.startsWith('/mahanadi')) response.writeHead(302, { location }).end()
      else response.end('<title>Sorry</title>')
    })
    await expect(fetching).rejects.toMatchObject({ outcome: 'gone' })
  },
)

test('a posting that has been closed is left out', async () => {
  const payload = await fetchFrom(adapter, BOARD, ({ url = '' }, response) => {
    if (url === '/mahanadi/job/oAb2') response.writeHead(302, { location: '/mahanadi?invalid=1' }).end()
    else response.end(pageAt(saved, url) ?? list(saved.pages))
  })
  expect(read(payload).postings.map(({ external_id }) => external_id)).toEqual(['oAb1', 'oAb3'])
})

test('a page of theirs without postings is an empty board', async () => {
  expect(await respond({ '/mahanadi/search?p=0': list([]) })).toEqual({ pages: [] })
  expect(adapter.parse(list([]))).toEqual({ pages: [] })
  expect(read(adapter.parse(list(saved.pages))).postings.map(({ external_id }) => external_id)).toEqual([
    'oAb1',
    'oAb2',
    'oAb3',
  ])
})

test('reads a saved XML feed, with the month first', () => {
  const feed = `<?xml version="1.0"?><result><job><id>oAb7</id><title>Engineer &amp; Tester</title><category>Software</category>
    <location>Pune, India</location><date>7/21/2026</date>
    <detail-url><![CDATA[http://app.jobvite.com/CompanyJobs/Job.aspx?c=q&j=oAb7]]></detail-url></job>
    <job><id>oAb8</id><title>Architect</title><detail-url>https://app.jobvite.com/x</detail-url></job>
    <job><title>Nobody</title></job></result>`
  const reading = read(adapter.parse(feed))
  expect(reading.postings).toMatchObject([
    {
      external_id: 'oAb7',
      title: 'Engineer & Tester',
      posted_at: new Date('2026-07-21T00:00:00Z'),
      source_url: 'https://app.jobvite.com/CompanyJobs/Job.aspx?c=q&j=oAb7',
    },
    { external_id: 'oAb8', posted_at: null },
  ])
  expect(reading.rejected).toMatchObject([{ reason: 'unreadable' }])
})

test('a row whose address is only in a script, and a page without JobPosting', async () => {
  const page = `<h2 class="jv-header">Kernel Engineer<br><h3>India</h3></h2>
    <p class="jv-job-detail-meta">Engineering<span class='jv-inline-separator'></span>Pune, India<span
      class='jv-inline-separator'></span>Req.Num.: 7</p>
    <div class="jv-job-detail-description"><p>Write <b>kernels</b>.</p></div>`
  const payload = await respond({
    '/mahanadi/search?p=0': `<table class="jv-job-list"><tr onclick="window.location.href='/mahanadi/job/oAb5'">
      <td class="jv-job-list-name">Kernel Engineer</td><td class="jv-job-list-location">Pune</td></tr></table>`,
    '/mahanadi/job/oAb5': page,
  })
  expect(read(payload).postings).toMatchObject([
    {
      external_id: 'oAb5',
      title: 'Kernel Engineer',
      departments: ['Engineering'],
      locations: [{ text: 'Pune, India', country: null }],
      posted_at: null,
      posted_at_basis: 'first seen',
      description: '<p>Write <b>kernels</b>.</p>',
    },
  ])
})
