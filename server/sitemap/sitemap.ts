import { Hono, type Context } from 'hono'
import type { Kysely } from 'kysely'
import { paths } from '#app/paths.ts'
import {
  countSitemapSlices,
  listCareerPathSitemapEntries,
  listSitemapPostings,
} from '#db/queries/jobs/sitemap.ts'
import { currentTime } from '#db/clock.ts'
import type { Database } from '#db/schema.ts'
import { respondWithTimeout } from '#server/pages/respond-with-timeout.ts'
import type { LogError } from '../log.ts'
import type { PageCache } from '#server/pages/page-cache.ts'
import { clientNetwork } from '#server/http/client-network.ts'
import { listSitemapEntries } from './list-entries.ts'
import { partPath, partsOf, readPartName, slicesOf, type SitemapPart } from './sitemap-parts.ts'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'
import { sendStored, storedResponse } from '#server/http/stored-response.ts'

export interface SitemapOptions {
  db: Kysely<Database>
  siteUrl: string
  cache: PageCache
  /** Paths of the pages that search engines may list, except those with an id. */
  pagePaths: () => Promise<string[]>
  logError: LogError
  now?: () => Date
  /** The maximum number of postings per file, approximately. */
  postingsPerPart?: number
}

const PAGES = '/sitemaps/pages.xml'
const LISTS = '/sitemaps/lists.xml'
const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }

/**
 * `GET /sitemap.xml`: an index of `/sitemaps/pages.xml` (pages and career paths), `/sitemaps/lists.xml` (cities,
 * skills, roles and companies with enough postings, and the indexes of lists) and of files like
 * `/sitemaps/jobs-3-of-16.xml`, which together list every open posting that has not expired and is not a sample. A part
 * that the index no longer lists, because the number of postings changed, still works. While the database is down: the
 * last cached one, or 503, because search engines would drop postings that are missing from a short list.
 */
export function sitemapRoute(options: SitemapOptions): Hono {
  const { cache, logError } = options
  const send = async (c: Context, path: string, write: () => Promise<string>) => {
    const make = () =>
      respondWithTimeout(async () => storedResponse(200, HEADERS, await write()), {
        logError,
        failure: 'A sitemap could not be built',
      })
    return sendStored(c, await cache.get(path, make, { client: () => clientNetwork(c) }))
  }

  return new Hono()
    .get('/sitemap.xml', (c) => send(c, '/sitemap.xml', () => writeIndex(options)))
    .get(PAGES, (c) => send(c, PAGES, () => writePages(options)))
    .get(LISTS, (c) => send(c, LISTS, () => writeLists(options)))
    .get('/sitemaps/:name', async (c, next) => {
      const part = readPartName(c.req.param('name'))
      if (!part) return next()
      return send(c, partPath(part), () => writePart(part, options))
    })
}

async function writeIndex({
  db,
  siteUrl,
  now = () => currentTime(db),
  postingsPerPart,
}: SitemapOptions): Promise<string> {
  const parts = partsOf(await countSitemapSlices(db, now()), postingsPerPart)
  const jobs = parts.map((part) => ({ path: partPath(part), changedAt: part.changedAt }))
  return sitemapIndexXml(siteUrl, [{ path: PAGES }, { path: LISTS }, ...jobs])
}

async function writePages({ db, siteUrl, pagePaths }: SitemapOptions): Promise<string> {
  const [pages, careerPaths] = await Promise.all([pagePaths(), listCareerPathSitemapEntries(db)])
  const addresses = [...pages, ...careerPaths.map(({ id }) => paths.careerPath(id))]
  return sitemapXml(
    siteUrl,
    addresses.map((path) => ({ path })),
  )
}

async function writeLists({ db, siteUrl, now = () => currentTime(db) }: SitemapOptions): Promise<string> {
  return sitemapXml(siteUrl, await listSitemapEntries(db, now()))
}

async function writePart(
  part: SitemapPart,
  { db, siteUrl, now = () => currentTime(db) }: SitemapOptions,
): Promise<string> {
  const postings = await listSitemapPostings(db, slicesOf(part), now())
  return sitemapXml(
    siteUrl,
    postings.map((posting) => ({ path: paths.posting(posting), changedAt: posting.changed_at })),
  )
}

/** `GET /robots.txt`. It allows pages with `noindex`, because crawlers must read a page to see that. */
export function robotsRoute(siteUrl: string): Hono {
  const text = `User-agent: *\nDisallow: /click\n\nSitemap: ${siteUrl}/sitemap.xml\n`
  return new Hono().get('/robots.txt', (c) => c.text(text, 200, { 'cache-control': 'public, max-age=3600' }))
}
