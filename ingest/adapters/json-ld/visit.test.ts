import { expect, test } from 'vitest'
import { BOARD, dated, fetchSite, HOST, job, sitemap, titles } from '#test/ingest/jsonld-site.ts'

test('reads a page again only if its lastmod has changed', async () => {
  const days = { '/jobs/1': '2026-10-01', '/jobs/2': '2026-10-02', '/jobs/3': '2026-10-03' }
  const files = { '/map.xml': dated(days), '/jobs/1': job('A'), '/jobs/2': job('B'), '/jobs/3': job('C') }
  const first = await fetchSite(files)
  expect(first.asked.slice(2)).toEqual(['/jobs/3', '/jobs/2', '/jobs/1'])
  const changed = { ...days, '/jobs/2': '2026-10-05', '/jobs/4': '2026-10-05' }
  const second = await fetchSite(
    { ...files, '/map.xml': dated(changed), '/jobs/4': job('D') },
    {},
    first.next,
  )
  expect(second.asked.slice(2)).toEqual(['/jobs/2', '/jobs/4'])
  expect(titles(second)).toEqual(['B', 'D'])
  expect(second.reading).toMatchObject({
    skipped: [`${BOARD}/jobs/1`, `${BOARD}/jobs/3`],
    unvisited: 0,
    rejected: [],
  })
  const third = await fetchSite({ ...files, '/map.xml': dated(changed) }, {}, second.next)
  expect(third.asked.slice(2)).toEqual([])
})

test('a lastmod that is rewritten on all pages says nothing', async () => {
  const every = (day: string) => dated({ '/jobs/1': day, '/jobs/2': day, '/jobs/3': day })
  const files = { '/jobs/1': job('A'), '/jobs/2': job('B'), '/jobs/3': job('C') }
  const first = await fetchSite({ ...files, '/map.xml': every('2026-10-01') })
  const second = await fetchSite({ ...files, '/map.xml': every('2026-10-02') }, {}, first.next)
  expect(second.asked).toEqual(['/robots.txt', '/map.xml'])
})

test('a large site is read over several nights', async () => {
  const paths = Array.from({ length: 1003 }, (_, number) => `/jobs/${number}`)
  const files = Object.fromEntries(paths.map((path, number) => [path, job(`Engineer ${number}`)]))
  const first = await fetchSite({ ...files, '/map.xml': sitemap(...paths) })
  expect(titles(first)).toHaveLength(1000)
  expect(first.reading).toMatchObject({ unvisited: 3, rejected: [] })
  expect(first.reading.skipped).toHaveLength(3)
  const second = await fetchSite({ ...files, '/map.xml': sitemap(...paths) }, {}, first.next)
  expect(second.asked.slice(2)).toEqual(['/jobs/1000', '/jobs/1001', '/jobs/1002'])
  expect(second.reading.skipped).toHaveLength(1000)
})

test('goes on after pages that fail, and reads them the next night', async () => {
  const paths = ['/jobs/1', '/jobs/2', '/jobs/3']
  const files = { '/map.xml': sitemap(...paths), '/jobs/1': job('A'), '/jobs/2': 500, '/jobs/3': job('C') }
  const first = await fetchSite(files)
  expect(titles(first)).toEqual(['A', 'C'])
  const second = await fetchSite({ ...files, '/jobs/2': job('B') }, {}, first.next)
  expect(second.asked.slice(2)).toEqual(['/jobs/2'])
  expect(titles(second)).toEqual(['B'])
})

test('a site that stops answering keeps what was read before', async () => {
  const paths = Array.from({ length: 20 }, (_, number) => `/jobs/${number}`)
  const files = Object.fromEntries(paths.map((path, number) => [path, number < 9 ? job(`E${number}`) : 503]))
  const { reading } = await fetchSite({ ...files, '/map.xml': sitemap(...paths) })
  expect(reading.postings).toHaveLength(9)
  expect(reading.rejected.at(-1)).toMatchObject({ external_id: null, title: null, detail: /answered 503/ })
})

test('a page that the sitemap dropped is gone only if it says so', async () => {
  const paths = Array.from({ length: 6 }, (_, number) => `/jobs/${number}`)
  const files = Object.fromEntries(paths.map((path, number) => [path, job(`Engineer ${number}`)]))
  const first = await fetchSite({ ...files, '/map.xml': sitemap(...paths) })
  const dropped = {
    ...files,
    '/map.xml': sitemap('/jobs/0'),
    '/jobs/1': 404,
    '/jobs/2': job('Engineer 2', {}, '<p>This job is no longer available.</p>'),
    '/jobs/3': job('Engineer 3', { validThrough: '2026-01-01' }),
    '/jobs/4': '<h1>Careers</h1>',
    '/jobs/5': 500,
  }
  const second = await fetchSite(dropped, {}, first.next)
  expect(titles(second)).toEqual(['Engineer 3'])
  expect(second.reading.postings[0]?.application_deadline).toBeNull()
  expect(second.reading.skipped).toEqual([`${BOARD}/jobs/0`, `${BOARD}/jobs/4`])
  expect(second.reading.rejected).toMatchObject([{ external_id: `${BOARD}/jobs/5` }])
  const third = await fetchSite(dropped, {}, second.next)
  expect(third.asked.slice(2)).toEqual(['/jobs/3', '/jobs/4', '/jobs/5'])
})

test('a listed page whose words close it is not open', async () => {
  const { reading } = await fetchSite({
    '/map.xml': sitemap('/jobs/1', '/jobs/2'),
    '/jobs/1': job('A'),
    '/jobs/2': job('B', {}, '<h2>This position has been filled.</h2>'),
  })
  expect(reading.postings).toMatchObject([{ title: 'A' }])
  expect(reading.rejected).toMatchObject([{ title: 'B', reason: 'unlisted' }])
})

test('a sitemap that fails beside others, or is suddenly empty, takes no posting for missing', async () => {
  const robots = `Sitemap: ${HOST}/map.xml\nSitemap: ${HOST}/more.xml\n`
  const files = { '/robots.txt': robots, '/map.xml': sitemap('/jobs/1'), '/jobs/1': job('A') }
  const first = await fetchSite({ ...files, '/more.xml': 500 })
  expect(titles(first)).toEqual(['A'])
  expect(first.reading.rejected).toMatchObject([{ external_id: null, title: null, detail: /answered 500/ }])
  const second = await fetchSite(
    { ...files, '/map.xml': '<urlset></urlset>', '/more.xml': '<urlset/>' },
    {},
    first.next,
  )
  expect(second.asked).toEqual(['/robots.txt', '/map.xml', '/more.xml'])
  expect(second.reading.rejected).toMatchObject([{ external_id: null, detail: /lists no posting any more/ }])
})

test('settings name the sitemap, the postings’ addresses, and those in India', async () => {
  const urls = [
    `${HOST}/global-en/roles/1/pune-developer/`,
    `${HOST}/global-en/roles/`,
    `${HOST}/fr-fr/roles/2/pune-developpeur/`,
    `${HOST}/global-en/roles/3/tampa-developer/?utm_source=map`,
    `${HOST}/global-en/life/`,
  ]
  const index =
    '\uFEFF<sitemapindex xmlns="https://www.sitemaps.org/schemas/sitemap/0.9">' +
    '<sitemap><loc>https://cdn.elsewhere.example/part.xml?utm_source=map</loc></sitemap></sitemapindex>'
  const files = {
    '/index.xml': index,
    '/part.xml?utm_source=map': `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`,
    '/global-en/roles/1/pune-developer/': job('A'),
    '/global-en/roles/3/tampa-developer/': job('B'),
  }
  const settings = { sitemap: 'https://cdn.elsewhere.example/index.xml', match: '/global-en/roles/[^/]+/' }
  const { asked } = await fetchSite(files, settings)
  expect(asked.slice(3)).toEqual([
    '/global-en/roles/1/pune-developer/',
    '/global-en/roles/3/tampa-developer/',
  ])
  for (const countryInUrl of ['yes', '/(?:pune|chennai)-'])
    expect((await fetchSite(files, { ...settings, countryInUrl })).asked.slice(3)).toEqual([
      '/global-en/roles/1/pune-developer/',
    ])
})

test('with `yes`, a part of the address that is the country’s code counts', async () => {
  const paths = [
    '/in/en/job/1',
    '/us/en/job/2',
    '/en-in/job/3',
    '/job/bengaluru-karnataka/4',
    '/job/in-house-counsel/5',
  ]
  const files = Object.fromEntries(paths.map((path) => [path, job(path)]))
  const { asked } = await fetchSite({ ...files, '/map.xml': sitemap(...paths) }, { countryInUrl: 'yes' })
  expect(asked.slice(2)).toEqual(['/in/en/job/1', '/en-in/job/3', '/job/bengaluru-karnataka/4'])
})
