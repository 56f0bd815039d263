import { Hono, type Context } from 'hono'
import type { Kysely } from 'kysely'
import { sharedPage } from '#app/page/cache-headers.ts'
import { JOB_FEEDS, jobFeedHref, type JobFeedFormat } from '#app/features/jobs/job-feed-href.ts'
import { parseSearchUrl } from '#core/find/search-url.ts'
import type { JobFinder, JobSearch } from '#core/find/job-search.ts'
import { companyFeedHref } from '#app/features/companies/company-feeds.ts'
import { currentTime } from '#db/clock.ts'
import { listNewCompanies } from '#db/queries/jobs/companies.ts'
import { fullJobs } from '#db/queries/jobs/jobs-full.ts'
import type { Database } from '#db/schema.ts'
import { respondWithTimeout } from '../pages/respond-with-timeout.ts'
import { clientNetwork } from '#server/http/client-network.ts'
import { companyFeed, jobFeed, type Feed } from './feed-item.ts'
import { jsonFeed } from './json-feed.ts'
import type { LogError } from '../log.ts'
import type { PageCache } from '../pages/page-cache.ts'
import { rssFeed } from './rss-feed.ts'
import { sendStored, storedResponse } from '../http/stored-response.ts'

export interface FeedsOptions {
  db: Kysely<Database>
  finder: JobFinder
  siteUrl: string
  cache: PageCache
  logError: LogError
}

const MAX_ITEMS = 50
/** A feed reader that polls more often gets a cached copy. */
const FRESH_S = 300
const STALE_S = 600

/**
 * `GET /feeds/jobs.xml` (RSS 2.0) and `/feeds/jobs.json` (JSON Feed 1.1): the newest postings of a list, with
 * the same parameters as the page. `/feeds/companies.xml` and `.json`: the companies with open postings that we saw last.
 * They never contain samples. While the database is down: the last cached feed, or 503.
 */
export function feedsRoute(options: FeedsOptions): Hono {
  const feeds = new Hono()
  for (const { format, type } of JOB_FEEDS) {
    const send = (c: Context, path: string, read: () => Promise<Feed>) =>
      sendFeed(c, { format, type, path, read }, options)
    feeds.get(`/feeds/jobs.${format}`, (c) => {
      const search = parseSearchUrl(new URL(c.req.url).searchParams)
      const path = jobFeedHref(format, search)
      return send(c, path, () => readJobs(search, path, options))
    })
    const companies = companyFeedHref(format)
    feeds.get(companies, (c) => send(c, companies, () => readCompanies(companies, options)))
  }
  return feeds
}

async function readJobs(
  filters: JobSearch,
  path: string,
  { db, finder, siteUrl }: FeedsOptions,
): Promise<Feed> {
  const page = { order: 'newest', offset: 0, limit: MAX_ITEMS, now: currentTime(db), realOnly: true } as const
  const jobs = await fullJobs(db, (await finder.find(filters, page)).jobs)
  return jobFeed({ jobs, filters, labelOf: finder.label, siteUrl, feedUrl: siteUrl + path })
}

async function readCompanies(path: string, { db, siteUrl }: FeedsOptions): Promise<Feed> {
  return companyFeed(await listNewCompanies(db, MAX_ITEMS), siteUrl, siteUrl + path)
}

interface AskedFeed {
  format: JobFeedFormat
  type: string
  /** Canonical. */
  path: string
  read: () => Promise<Feed>
}

async function sendFeed(
  c: Context,
  { format, type, path, read }: AskedFeed,
  { cache, logError }: FeedsOptions,
): Promise<Response> {
  const write = async () => {
    const feed = await read()
    const headers = {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': sharedPage(FRESH_S, STALE_S),
      'access-control-allow-origin': '*',
    }
    return storedResponse(200, headers, format === 'xml' ? rssFeed(feed) : jsonFeed(feed))
  }
  const make = () => respondWithTimeout(write, { logError, failure: 'A feed could not be built' })
  return sendStored(c, await cache.get(path, make, { client: () => clientNetwork(c) }))
}
