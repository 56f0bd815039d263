import { expect, test } from 'vitest'
import { findPages } from './sitemap.ts'

const HOST = 'https://careers.acme.example'

const urlset = (...paths: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map(
      (path) =>
        `<url><loc> ${path.startsWith('/') ? HOST + path : path} </loc><lastmod>2026-10-01</lastmod></url>`,
    )
    .join('')}</urlset>`
const index = (...paths: string[]) =>
  `<sitemapindex>${paths.map((path) => `<sitemap><loc>${HOST}${path}</loc></sitemap>`).join('')}</sitemapindex>`

/** The pages in a site's sitemaps, without the host, and the sitemaps that were fetched. */
async function find(files: Record<string, string>, sitemaps = [`${HOST}/sitemap.xml`]) {
  const asked: string[] = []
  const { pages } = await findPages(sitemaps, ['careers.acme.example'], async (url) => {
    asked.push(url)
    return { body: files[new URL(url).pathname] ?? '', etag: null }
  })
  return {
    asked: asked.map((url) => url.replace(HOST, '')),
    pages: pages.map(({ url }) => url.replace(HOST, '')),
  }
}

test('takes the pages below the job list, not the list itself', async () => {
  const paths = [
    '/',
    '/about',
    '/jobs',
    '/careers/',
    '/jobs/1-sde',
    '/careers/sde-2?lang=en',
    '/in/en/job/R123/SDE',
    '/open-positions/qa',
    '/blog/how-we-work',
    '/jobs/2-analyst',
  ]
  const { pages } = await find({ '/sitemap.xml': urlset(...paths) })
  expect(pages).toEqual([
    '/jobs/1-sde',
    '/careers/sde-2?lang=en',
    '/in/en/job/R123/SDE',
    '/open-positions/qa',
    '/jobs/2-analyst',
  ])
})

test('takes every page of a site that has only jobs', async () => {
  const { pages } = await find({ '/sitemap.xml': urlset('/', '/123-sde', '/124-qa') })
  expect(pages).toEqual(['/123-sde', '/124-qa'])
})

test('skips pages on other hosts and duplicates', async () => {
  const elsewhere = [
    'https://jobs.other.example/jobs/1',
    'ftp://careers.acme.example/jobs/2',
    '/jobs/3',
    '/jobs/3',
  ]
  expect((await find({ '/sitemap.xml': urlset(...elsewhere) })).pages).toEqual(['/jobs/3'])
})

test('follows an index to its job sitemaps, if it has any', async () => {
  const files = {
    '/sitemap.xml': index('/sitemap-blog.xml', '/sitemap-jobs.xml'),
    '/sitemap-jobs.xml': index('/jobs-1.xml', '/sitemap.xml'),
    '/jobs-1.xml': urlset('/jobs/1'),
  }
  expect(await find(files)).toEqual({
    asked: ['/sitemap.xml', '/sitemap-jobs.xml', '/jobs-1.xml'],
    pages: ['/jobs/1'],
  })
  const unnamed = {
    '/sitemap.xml': index('/a.xml', '/b.xml'),
    '/a.xml': urlset('/x'),
    '/b.xml': urlset('/jobs/2'),
  }
  expect((await find(unnamed)).pages).toEqual(['/jobs/2'])
})

test('accepts a sitemap without pages', async () => {
  expect((await find({ '/sitemap.xml': '<urlset></urlset>' })).pages).toEqual([])
  expect((await find({ '/sitemap.xml': '<sitemapindex/>' })).pages).toEqual([])
  expect((await find({}, ['https://elsewhere.example/sitemap.xml'])).asked).toEqual([])
})

test.each([
  ['<!doctype html><title>Careers</title>', /expected XML, got HTML/],
  ['<rss><channel/></rss>', /shape changed/],
])('names what came instead of a sitemap: %s', async (body, message) => {
  await expect(find({ '/sitemap.xml': body })).rejects.toThrow(message)
})

test('stops after too many sitemaps', async () => {
  const many = Array.from({ length: 60 }, (_, number) => `/s${number}.xml`)
  await expect(find({ '/sitemap.xml': index(...many) })).rejects.toThrow(/more than 30 sitemaps/)
})
