import { expect, test } from 'vitest'
import { INDIA } from '#ingest/boards/india.ts'
import { fetchFrom, readFixture, testAdapter } from '#test/ingest/adapter-contract.ts'
import { successfactors } from './adapter.ts'

const BOARD = 'jobs.godavari.example'
const FIXTURE = 'successfactors-godavari.xml'
const adapter = successfactors(INDIA)

const read = (text = readFixture(FIXTURE)) => adapter.read(adapter.parse(text), BOARD)

const feed = (items: string) =>
  `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Godavari</title>${items}</channel></rss>`

const item = (id: number, title: string, place: string, more = '', host = BOARD) =>
  `<item><title>${title}</title><link>https://${host}/job/x/${id}/</link><g:location>${place}</g:location>${more}</item>`

const DATED = '<pubDate>Mon, 05 Oct 2026 00:00:00 GMT</pubDate>'

/** Fetches a board whose addresses have these bodies, 404 for any other. */
async function fetchAddresses(bodies: Record<string, string>) {
  const asked: string[] = []
  const payload = await fetchFrom(adapter, BOARD, ({ url = '' }, response) => {
    asked.push(url)
    const body = bodies[url]
    response.writeHead(body === undefined ? 404 : 200).end(body)
  })
  return { asked, ...adapter.read(payload, BOARD) }
}

testAdapter({
  adapter,
  board: BOARD,
  fixture: FIXTURE,
  takes: ['a.example'],
  spoil: [/<pubDate>[^<]*/, '<pubDate>soon'],
  empty: '<rss><channel><title>Godavari</title></channel></rss>',
  changed: [
    ['<feed><entry/></feed>', /rss expected object, got nothing/],
    ['{"jobs":[]}', /expected XML, got JSON/],
    ['<urlset><url><loc>https://x.example/job/x/1/</loc></url></urlset>', /got a sitemap: .*jsonld:/],
    [
      '<rss><channel><item><title>SDE</title></item></channel></rss>',
      /rss\.channel\.item\[0\]\.link expected string, got nothing/,
    ],
  ],
})

test('is open, since the feed is published for search engines; robots.txt is followed', () => {
  expect(adapter.policy).toBeUndefined()
  expect(adapter.robotsReviewed).toBeUndefined()
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
    locations: [{ text: 'Bengaluru, KA, IN', country: null }],
    employment_type: 'Full-time',
  })
  expect(third).toMatchObject({
    title: 'Cloud Engineer',
    locations: [{ country: 'IN' }],
    application_deadline: null,
  })
  expect(fourth).toMatchObject({ locations: [] })
})

test('fetches the feed alone, and leaves out jobs abroad', async () => {
  const body = feed(
    item(1, 'SDE (Pune, IN)', 'Pune, India', DATED) +
      item(2, 'SDE (Tampa, FL, US)', 'Tampa, Florida, 33601', DATED) +
      item(3, 'SDE', 'Berlin, Germany', DATED) +
      item(4, 'SDE', 'Remote', DATED),
  )
  const { asked, postings } = await fetchAddresses({ '/sitemal.xml': body })
  expect(asked).toEqual(['/sitemal.xml'])
  expect(postings.map(({ external_id }) => external_id)).toEqual(['1', '4'])
})

test('asks the posting’s own page for a date that the feed does not have', async () => {
  const { asked, postings, rejected } = await fetchAddresses({
    '/sitemal.xml': feed(
      item(1, 'A', 'Pune, India') +
        item(2, 'B', 'Pune, India') +
        item(3, 'C', 'Berlin, Germany') +
        item(4, 'D', 'Pune, India', '', 'elsewhere.example') +
        item(5, 'E', 'Pune, India', DATED) +
        item(6, 'F', 'Pune, India'),
    ),
    '/job/x/1/': '<meta itemprop="datePosted" content="Thu Sep 24 07:00:00 UTC 2026">',
    '/job/x/2/':
      '<script type="application/ld+json">{"@type":"JobPosting","datePosted":"2026-09-25"}</script>',
  })
  expect(asked).toEqual(['/sitemal.xml', '/job/x/1/', '/job/x/2/', '/job/x/6/'])
  expect(
    postings.map(({ external_id, posted_at }) => [external_id, posted_at?.toISOString().slice(0, 10)]),
  ).toEqual([
    ['1', '2026-09-24'],
    ['2', '2026-09-25'],
    ['4', undefined],
    ['5', '2026-10-05'],
  ])
  expect(rejected).toEqual([])
})

test('some sites have the feed in place of their sitemap; a real sitemap is no feed', async () => {
  const body = feed(item(1, 'SDE', 'Pune, India', DATED))
  expect((await fetchAddresses({ '/sitemap.xml': body })).asked).toEqual(['/sitemal.xml', '/sitemap.xml'])
  await expect(fetchAddresses({ '/sitemap.xml': '<urlset></urlset>' })).rejects.toMatchObject({
    outcome: 'shape changed',
  })
  await expect(fetchAddresses({})).rejects.toMatchObject({ outcome: 'gone' })
})

test('a feed that breaks off does not pass for a short one', async () => {
  const body = feed(item(1, 'A', 'Pune, India', DATED) + item(2, 'B', 'Pune, India', DATED))
  for (const end of [body.indexOf('</item>') + 7, body.length - 12])
    await expect(fetchAddresses({ '/sitemal.xml': body.slice(0, end) })).rejects.toMatchObject({
      outcome: 'shape changed',
    })
})

test('entities of the document are never expanded', () => {
  const bomb = `<!DOCTYPE rss [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`
  const text = bomb + feed(item(1, '&b;', 'Pune, India', DATED))
  try {
    expect(read(text).postings[0]?.title.length ?? 0).toBeLessThan(20)
  } catch (error) {
    expect(error).toMatchObject({ outcome: 'shape changed' })
  }
})
