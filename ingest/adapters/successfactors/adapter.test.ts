import { expect, test } from 'vitest'
import type { BoardMemory } from '../adapter.ts'
import { parseSource } from '#ingest/boards/sources.ts'
import { INDIA } from '#ingest/boards/india.ts'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { successfactors } from './adapter.ts'

const BOARD = 'jobs.godavari.example'
const FIXTURE = 'successfactors-godavari.xml'
const adapter = successfactors(INDIA)

const read = (text = readFixture(FIXTURE)) => adapter.read(adapter.parse(text), BOARD)

const feed = (items: string) =>
  `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Godavari</title>${items}</channel></rss>`

const item = (id: number, title: string, place: string, more = DATED, host = BOARD) =>
  `<item><title>${title}</title><link>https://${host}/job/x/${id}/?feedId=7&amp;utm_source=g</link>` +
  `<description>Build ${id}</description><g:location>${place}</g:location>${more}</item>`

const DATED = '<pubDate>Mon, 05 Oct 2026 00:00:00 GMT</pubDate>'

const page = (title: string, place: string, day = 'Thu Sep 24 00:00:00 UTC 2026') =>
  `<div itemscope itemtype="http://schema.org/JobPosting"><meta itemprop="datePosted" content="${day}">` +
  `<span itemprop="title">${title}</span><span class="jobGeoLocation">${place}</span>` +
  `<span itemprop="description"><p>What ${title} does</p></span></div>`

const sitemap = (...ids: string[]) =>
  `<urlset>${ids.map((id) => `<url><loc>https://${BOARD}/job/${id}/</loc></url>`).join('')}</urlset>`

/** Fetches a board whose addresses have these bodies, 404 for any other. */
async function fetchAddresses(
  bodies: Record<string, string | number>,
  { board = BOARD, before = null as unknown } = {},
) {
  const asked: string[] = []
  const memory: BoardMemory = { before }
  const payload = await fetchFrom(
    adapter,
    board,
    ({ url = '' }, response) => {
      asked.push(url)
      const body = bodies[url] ?? bodies[url.split('?')[0] ?? ''] ?? 404
      if (typeof body === 'number') response.writeHead(body).end()
      else response.end(body)
    },
    { memory },
  )
  const next: unknown = JSON.parse(JSON.stringify(memory.next))
  return { asked, next, ...adapter.read(payload, board) }
}

testAdapter({
  adapter,
  board: BOARD,
  fixture: FIXTURE,
  keepsHalf: true,
  takes: ['a.example'],
  spoil: [/<pubDate>[^<]*/, '<pubDate>soon'],
  empty: '<rss><channel><title>Godavari</title></channel></rss>',
  changed: [
    ['<feed><entry/></feed>', /got XML with <feed>/],
    ['{"jobs":[]}', /expected XML, got JSON/],
    [
      '<rss><channel><item><title>SDE</title></item></channel></rss>',
      /rss\.channel\.item\[0\]\.link expected string, got nothing/,
    ],
    [readFixture('successfactors-unify.html'), /drawn by a script \(Unify\)/],
  ],
})

test('is open, since the feed is published for search engines; robots.txt is followed', () => {
  expect(adapter.policy).toBeUndefined()
  expect(adapter.robotsReviewed).toBeUndefined()
})

test.each([
  ['Jobs.Godavari.example', 'jobs.godavari.example'],
  ['jobs.godavari.example/Copper', 'jobs.godavari.example/Copper'],
  ['Career5.successfactors.eu/godavariP3', 'career5.successfactors.eu/godavariP3'],
])('a board is a host, perhaps with a brand or a company: %s', (typed, board) => {
  expect(parseSource(`successfactors:${typed}`).token).toBe(`successfactors:${board}`)
})

test('reads the fields of a job, and takes its place out of the title', () => {
  const [first, second, third, fourth] = read().postings
  expect(first).toMatchObject({
    external_id: '7770001',
    title: 'Java Developer & Mentor',
    company: 'Godavari Technologies',
    locations: [{ text: 'Pune, India, 411014', country: 'IN' }],
    departments: ['Engineering'],
    description: '<div><p>Work on 7770001 &amp; more.</p></div>',
    posted_at: new Date('2026-10-05T00:00:00Z'),
    posted_at_basis: 'pubDate',
    application_deadline: new Date('2026-12-05T23:59:59+05:30'),
    source_url: 'https://jobs.godavari.example/job/X-7770001/7770001/',
  })
  expect(second).toMatchObject({
    title: 'Analyst (AI, ML)',
    company: 'Godavari Careers',
    locations: [{ text: 'Bengaluru, KA, IN', country: 'IN' }],
    employment_type: 'Full-time',
  })
  expect(third).toMatchObject({
    title: 'Cloud Engineer',
    locations: [{ country: 'IN' }],
    application_deadline: null,
  })
  expect(fourth).toMatchObject({ locations: [] })
})

test.each([
  ['Developer (C++, Qt)', 'Pune, MH, IN', 'Developer (C++, Qt)', 'IN'],
  ['Developer (Pune, MH, IN)', 'Pune, MH, IN', 'Developer', 'IN'],
  ['Lead | Cloud | KSA | Riyadh (SA)', 'SA', 'Lead | Cloud | KSA | Riyadh', 'SA'],
  ['Analyst (Fort Wayne, IN, 46802)', 'Fort Wayne, IN, 46802', 'Analyst', null],
  ['Analyst (Goa, GA)', 'Goa, GA', 'Analyst', null],
])('takes brackets off a title only if they are its place: %s at %s', (title, place, shown, country) => {
  const [posting] = read(feed(item(1, title, place))).postings
  expect(posting).toMatchObject({ title: shown, locations: [{ text: place, country }] })
})

test('without a place in the feed, its text names it; a placeholder is no department', () => {
  const more = `${DATED}<g:job_function>ATS_WEBFORM</g:job_function>`
  const text = '<![CDATA[&lt;p&gt;&lt;b&gt;Hi&lt;/b&gt; [[aboutUs]]&lt;/p&gt;]]>'
  const own = `<item><title>SDE</title><link>https://${BOARD}/job/x/2/</link><description>${text}</description>${more}</item>`
  const place = '<![CDATA[<p><strong>Location:</strong> Pune, IN</p>]]>'
  const named = own.replace(text, place).replace('/2/', '/3/')
  const { postings } = read(feed(own + named))
  expect(postings).toMatchObject([
    { departments: [], locations: [], description: expect.not.stringContaining('[[') },
    { locations: [{ text: 'Pune, IN', country: 'IN' }] },
  ])
})

test('fetches the feed alone, and leaves out jobs abroad', async () => {
  const body = feed(
    item(1, 'SDE (Pune, IN)', 'Pune, India') +
      item(2, 'SDE (Tampa, FL, US)', 'Tampa, Florida, 33601') +
      item(3, 'SDE', 'Berlin, Germany') +
      item(4, 'SDE', 'Remote'),
  )
  const { asked, postings } = await fetchAddresses({ '/googlefeed.xml': `\uFEFF${body}` })
  expect(asked).toEqual(['/googlefeed.xml'])
  expect(postings.map(({ external_id }) => external_id)).toEqual(['1', '4'])
  expect(postings[0]?.source_url).toBe(`https://${BOARD}/job/x/1/`)
})

test('a date that the feed lacks is on the posting’s page, which is read once', async () => {
  const undated = feed(
    item(1, 'A', 'Pune, India', '') +
      item(2, 'B', 'Pune, India', '') +
      item(3, 'C', 'Berlin, Germany', '') +
      item(4, 'D', 'Pune, India', '', 'elsewhere.example') +
      item(5, 'E', 'Pune, India') +
      item(6, 'F', 'Pune, India', ''),
  )
  const bodies = {
    '/googlefeed.xml': undated,
    '/job/x/1/': page('A', 'Pune, IN'),
    '/job/x/2/':
      '<script type="application/ld+json">{"@type":"JobPosting","datePosted":"2026-09-25"}</script>',
  }
  const days = ({ postings }: Awaited<ReturnType<typeof fetchAddresses>>) =>
    postings
      .map(({ external_id, posted_at }) => [external_id, posted_at?.toISOString().slice(0, 10)])
      .toSorted()
  const first = await fetchAddresses(bodies)
  expect(first.asked).toEqual(['/googlefeed.xml', '/job/x/6/', '/job/x/2/', '/job/x/1/'])
  expect(days(first)).toEqual([
    ['1', '2026-09-24'],
    ['2', '2026-09-25'],
    ['4', undefined],
    ['5', '2026-10-05'],
  ])
  expect(first.rejected).toEqual([])
  const second = await fetchAddresses(bodies, { before: first.next })
  expect(second.asked).toEqual(['/googlefeed.xml', '/job/x/6/'])
  expect(days(second)).toEqual(days(first))
})

test('a description that only repeats the title is read from the page', async () => {
  const { postings } = await fetchAddresses({
    '/googlefeed.xml': feed(
      item(1, 'SDE', 'Pune, India').replace('Build 1', '<![CDATA[<p>SDE</p>]]>') +
        item(2, 'QA', 'Pune, India'),
    ),
    '/job/x/1/': page('SDE', 'Pune, IN'),
  })
  expect(postings.map(({ description }) => description).toSorted()).toEqual([
    '<p>What SDE does</p>',
    'Build 2',
  ])
})

test('tries the doors in order, and first the one that worked last time', async () => {
  const body = feed(item(1, 'SDE', 'Pune, India'))
  const html = '<!doctype html><title>Maintenance</title>'
  const first = await fetchAddresses({ '/googlefeed.xml': html, '/sitemap.xml': body })
  expect(first.asked).toEqual(['/googlefeed.xml', '/sitemal.xml', '/sitemap.xml'])
  const again = await fetchAddresses({ '/sitemap.xml': body }, { before: first.next })
  expect(again.asked).toEqual(['/sitemap.xml'])
  const moved = await fetchAddresses({ '/sitemal.xml': body }, { before: first.next })
  expect(moved.asked).toEqual(['/sitemap.xml', '/googlefeed.xml', '/sitemal.xml'])
  await expect(fetchAddresses({})).rejects.toMatchObject({ outcome: 'gone' })
  const closed = fetchAddresses({
    '/googlefeed.xml': html,
    '/search/': readFixture('successfactors-unify.html'),
  })
  await expect(closed).rejects.toThrow(/shape changed: .*got HTML.*Unify/)
})

test('a brand has its own lists below its path', async () => {
  const { asked } = await fetchAddresses(
    { '/copper/googlefeed.xml': feed(item(1, 'SDE', 'Pune, India')) },
    { board: `${BOARD}/copper` },
  )
  expect(asked).toEqual(['/copper/googlefeed.xml'])
})

test('reads the pages that a plain sitemap lists, and each of them once', async () => {
  const list = sitemap('Berlin-SDE/20', 'Pune-SDE/11', 'Tampa-QA/12-en_US').replace(
    '<urlset>',
    `<urlset><url><loc>https://${BOARD}/go/India/9/</loc></url><url><loc>https://${BOARD}/talentcommunity/apply/5/</loc></url>`,
  )
  const bodies = {
    '/sitemap.xml': list,
    '/job/Pune-SDE/11/': page('SDE', 'Pune, MH, IN'),
    '/job/Tampa-QA/12-en_US/': page('QA', 'Tampa, FL, US'),
    '/job/Berlin-SDE/20/': page('SDE', 'Berlin, DE'),
  }
  const first = await fetchAddresses(bodies)
  expect(first.asked.slice(3)).toEqual([
    '/job/Pune-SDE/11/',
    '/job/Berlin-SDE/20/',
    '/job/Tampa-QA/12-en_US/',
  ])
  expect(first.postings[0]).toMatchObject({
    external_id: '11',
    title: 'SDE',
    locations: [{ text: 'Pune, MH, IN', country: 'IN' }],
    posted_at: new Date('2026-09-24T00:00:00Z'),
    posted_at_basis: 'datePosted',
  })
  const second = await fetchAddresses(bodies, { before: first.next })
  expect(second.asked).toEqual(['/sitemap.xml'])
  expect(second).toMatchObject({ postings: [], rejected: [], unvisited: 0 })
  expect(second.skipped?.toSorted()).toEqual(['11', '12', '20'])
})

test('follows a sitemap of sitemaps; one that fails leaves the list incomplete', async () => {
  const bodies = {
    '/sitemap.xml':
      `<sitemapindex><sitemap><loc>https://${BOARD}/one.xml</loc></sitemap>` +
      `<sitemap><loc>https://${BOARD}/two.xml</loc></sitemap></sitemapindex>`,
    '/one.xml': sitemap('Pune-SDE/11'),
    '/job/Pune-SDE/11/': page('SDE', 'Pune, IN'),
  }
  const { postings, rejected } = await fetchAddresses(bodies)
  expect(postings).toHaveLength(1)
  expect(rejected).toMatchObject([{ external_id: null, title: null, detail: /two\.xml/ }])
})

test('a feed that breaks off keeps its postings, goes on with the next door, and takes none for missing', async () => {
  const body = feed(item(1, 'A', 'Pune, India') + item(2, 'B', 'Pune, India'))
  const cut = body.slice(0, body.indexOf('</item>') + 60)
  const { asked, postings, rejected, next } = await fetchAddresses({
    '/googlefeed.xml': cut,
    '/sitemap.xml': sitemap('Pune-A/1', 'Pune-C/3'),
    '/job/Pune-C/3/': page('C', 'Pune, IN'),
  })
  expect(asked).toEqual(['/googlefeed.xml', '/sitemal.xml', '/sitemap.xml', '/job/Pune-C/3/'])
  expect(postings.map(({ external_id }) => external_id)).toEqual(['1', '3'])
  expect(rejected).toMatchObject([
    { external_id: null, title: null, reason: 'unreadable', detail: /breaks off/ },
  ])
  expect(next).toMatchObject({ door: '/sitemap.xml' })
})

test('one broken item costs itself', () => {
  const { postings, rejected } = read(
    feed(
      item(1, 'A', 'Pune, India') +
        '<item><title>B</title><><link>x</link></item>' +
        item(3, 'C', 'Pune, India'),
    ),
  )
  expect(postings.map(({ external_id }) => external_id)).toEqual(['1', '3'])
  expect(rejected).toMatchObject([{ title: 'B', reason: 'unreadable' }])
})

test('entities of the document are never expanded', () => {
  const bomb = `<!DOCTYPE rss [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`
  const text = bomb + feed(item(1, '&b;', 'Pune, India'))
  expect(read(text).postings[0]?.title.length ?? 0).toBeLessThan(20)
})

test('reads a saved page of a posting', () => {
  const { postings } = read(readFixture('successfactors-page.html'))
  expect(postings).toMatchObject([
    {
      external_id: '7770020',
      title: 'Data Engineer',
      company: 'Godavari Technologies',
      locations: [
        { text: 'Hyderabad, TS, IN', country: 'IN' },
        { text: 'Pune, IN', country: 'IN' },
      ],
      departments: ['Platform'],
      requisition_id: 'GD-20',
      description: expect.stringMatching(/^<span><p>Build pipelines.*<li>SQL<\/li><\/ul><\/span>$/s),
      posted_at: new Date('2026-09-30T00:00:00Z'),
      application_deadline: new Date('2026-11-30T18:30:00Z'),
    },
  ])
})
