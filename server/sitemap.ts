import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { paths } from '#app/paths.ts'
import { listCareerPathSitemapEntries, listJobSitemapEntries } from '#db/queries/sitemap.ts'
import type { Database } from '#db/schema.ts'
import type { LogError } from './log.ts'
import type { PageCache, RenderedPage } from './page-cache.ts'
import { sendStored, storedResponse } from './stored-response.ts'

export interface SitemapOptions {
  db: Kysely<Database>
  siteUrl: string
  cache: PageCache
  /** The pages without an id that search engines may list. */
  pagePaths: () => Promise<string[]>
  logError: LogError
}

interface SitemapEntry {
  path: string
  changedAt?: Date
}

/**
 * `GET /sitemap.xml`: the pages, the career paths, and every open posting that is not a sample. While the database is away, the last
 * one made, or 503: a search engine would take a short list to mean that the postings are gone.
 */
export function sitemapRoute({ db, siteUrl, cache, pagePaths, logError }: SitemapOptions): Hono {
  const make = async (): Promise<RenderedPage> => {
    try {
      const [pages, careerPaths, jobs] = await Promise.all([
        pagePaths(),
        listCareerPathSitemapEntries(db),
        listJobSitemapEntries(db),
      ])
      const entries = [
        ...pages.map((path) => ({ path })),
        ...careerPaths.map(({ id }) => ({ path: paths.careerPath(id) })),
        ...jobs.map(({ id, updated_at }) => ({ path: paths.job(id), changedAt: updated_at })),
      ]
      const headers = {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      }
      return { response: storedResponse(200, headers, bytes(sitemapXml(siteUrl, entries))), degraded: false }
    } catch (error) {
      logError(error, 'The sitemap could not be made')
      const headers = {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '60',
      }
      return { response: storedResponse(503, headers, bytes('Try again later.\n')), degraded: true }
    }
  }
  return new Hono().get('/sitemap.xml', async (c) => sendStored(c, await cache.get('/sitemap.xml', make)))
}

/** https://www.sitemaps.org/protocol.html; a date is given only where the true one is known. */
function sitemapXml(siteUrl: string, entries: SitemapEntry[]): string {
  const urls = entries.map(({ path, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<url><loc>${escapeXml(siteUrl + path)}</loc>${lastmod}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
