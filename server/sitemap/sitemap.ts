import { Hono, type Context } from 'hono'
import type { Kysely } from 'kysely'
import { paths } from '#app/paths.ts'
import {
  countSitemapSlices,
  listCareerPathSitemapEntries,
  listSitemapPostings,
} from '#db/queries/jobs/sitemap.ts'
import type { Database } from '#db/schema.ts'
import { answerInTime } from '#server/pages/answer-in-time.ts'
import type { LogError } from '../log.ts'
import type { PageCache } from '#server/pages/page-cache.ts'
import { clientNetwork } from '#server/http/client-network.ts'
import { partPath, partsOf, readPartName, slicesOf, type SitemapPart } from './sitemap-parts.ts'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'
import { sendStored, storedResponse } from '#server/http/stored-response.ts'

export interface SitemapOptions {
  db: Kysely<Database>
  siteUrl: string
  cache: PageCache
  /** The pages without an id that search engines may list. */
  pagePaths: () => Promise<string[]>
  logError: LogError
  now?: () => Date
  /** Postings a file, about. */
  postingsAPart?: number
}

const PAGES = '/sitemaps/pages.xml'
const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }

/**
 * `GET /sitemap.xml`: an index of `/sitemaps/pages.xml` (the pages and the career paths) and of
 * `/sitemaps/jobs-3-of-16.xml` and the like, which together list every open posting that still stands and is not a
 * sample. A part that the index does not name any more, because there are more postings or fewer, still answers. While
 * the database is away, the last one made, or 503: a search engine would take a short list to mean that the postings
 * are gone.
 */
export function sitemapRoute(options: SitemapOptions): Hono {
  const { cache, logError } = options
  const send = async (c: Context, path: string, write: () => Promise<string>) => {
    const make = () =>
      answerInTime(async () => storedResponse(200, HEADERS, await write()), {
        logError,
        failure: 'A sitemap could not be built',
      })
    return sendStored(c, await cache.get(path, make, { client: () => clientNetwork(c) }))
  }

  return new Hono()
    .get('/sitemap.xml', (c) => send(c, '/sitemap.xml', () => writeIndex(options)))
    .get(PAGES, (c) => send(c, PAGES, () => writePages(options)))
    .get('/sitemaps/:name', async (c, next) => {
      const part = readPartName(c.req.param('name'))
      if (!part) return next()
      return send(c, partPath(part), () => writePart(part, options))
    })
}

async function writeIndex({
  db,
  siteUrl,
  now = currentTime,
  postingsAPart,
}: SitemapOptions): Promise<string> {
  const parts = partsOf(await countSitemapSlices(db, now()), postingsAPart)
  const jobs = parts.map((part) => ({ path: partPath(part), changedAt: part.changedAt }))
  return sitemapIndexXml(siteUrl, [{ path: PAGES }, ...jobs])
}

async function writePages({ db, siteUrl, pagePaths }: SitemapOptions): Promise<string> {
  const [pages, careerPaths] = await Promise.all([pagePaths(), listCareerPathSitemapEntries(db)])
  const addresses = [...pages, ...careerPaths.map(({ id }) => paths.careerPath(id))]
  return sitemapXml(
    siteUrl,
    addresses.map((path) => ({ path })),
  )
}

async function writePart(
  part: SitemapPart,
  { db, siteUrl, now = currentTime }: SitemapOptions,
): Promise<string> {
  const postings = await listSitemapPostings(db, slicesOf(part), now())
  return sitemapXml(
    siteUrl,
    postings.map(({ id, changed_at }) => ({ path: paths.job(id), changedAt: changed_at })),
  )
}

function currentTime(): Date {
  return new Date()
}
