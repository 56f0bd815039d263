import { z } from 'zod'
import { cleanLink } from '#ingest/text/clean-link.ts'
import type { Get } from '../adapter.ts'
import type { ListedPage } from '../page-memory.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { createXmlReader } from '../xml.ts'

/** The most sitemaps to read of one site; only shops and the like have more. */
const MOST_SITEMAPS = 30

/** https://www.sitemaps.org/protocol.html. `lastmod` is no publication date. */
const entryShape = z.object({ loc: z.string(), lastmod: z.string().nullish() })

/** The pages that a site's sitemaps list. */
export interface SitemapPages {
  pages: ListedPage[]
  /** Why the list may lack some; null if it is whole. */
  problem: string | null
}

/** A path segment that means "job" on careers pages. */
const JOB = new RegExp(
  String.raw`(?:^|[/_.-])(?:jobs?|careers?|positions?|openings?|vacanc(?:y|ies)|opportunit(?:y|ies)` +
    String.raw`|requisitions?|job-?details?|postings?)(?=[/_.-]|\d|$)`,
  'i',
)

/**
 * Finds pages in sitemaps that may be postings: on the given hosts, with a word for jobs in the path and
 * something after it. If no page has such a word, the site has only jobs, and all its pages count. A sitemap that fails
 * beside others costs its own pages.
 *
 * @param sitemaps The first sitemaps to read; those on other hosts are ignored.
 * @param match What the addresses of postings match, where the operator says so; the words then do not count.
 * @throws SourceProblem if no sitemap could be read.
 */
export async function findPages(
  sitemaps: string[],
  hosts: string[],
  get: Get,
  match: RegExp | null = null,
): Promise<SitemapPages> {
  const pages = new Map<string, ListedPage>()
  const problems: SourceProblem[] = []
  const queue = sitemaps.filter((address) => isAt(address, hosts))
  const seen = new Set(queue)
  for (const address of queue) {
    if (queue.length > MOST_SITEMAPS)
      throw new SourceProblem('shape changed', `the site has more than ${MOST_SITEMAPS} sitemaps`)
    try {
      const { lists, places, problem } = readSitemap((await get(address, { accept: ACCEPT })).body)
      for (const page of places) if (isAt(page.url, hosts)) pages.set(page.url, page)
      for (const loc of jobListsOf(lists)) {
        if (seen.has(loc) || !isAt(loc, hosts)) continue
        seen.add(loc)
        queue.push(loc)
      }
      if (problem) problems.push(new SourceProblem('network', `${address} ${problem}`))
    } catch (error) {
      // A cooldown holds for the other requests, too.
      if (!(error instanceof SourceProblem) || error.retryAfter !== null) throw error
      problems.push(error)
    }
  }
  const [first] = problems
  if (first && pages.size === 0) throw first
  const paths = [...pages.values()].filter(({ url }) => new URL(url).pathname !== '/')
  const likely = paths.filter(({ url }) => (match ? match.test(url) : isLikely(url)))
  return {
    pages: likely.length > 0 || match ? likely : paths,
    problem: first ? `a sitemap could not be read: ${first.message}` : null,
  }
}

const ACCEPT = 'application/xml, text/xml;q=0.9'

/** The entries of a sitemap, or of an index of sitemaps. @throws SourceProblem `shape changed` */
export function readSitemap(body: string): {
  lists: string[]
  places: ListedPage[]
  problem: string | null
} {
  const lists: string[] = []
  const places: ListedPage[] = []
  const reader = createXmlReader(['url', 'sitemap'], (name, value) => {
    const { data } = entryShape.safeParse(value)
    const url = cleanLink(data?.loc ?? '')
    if (url === null) return
    if (name === 'sitemap') lists.push(data?.loc.trim() ?? url)
    else places.push({ url, lastmod: data?.lastmod?.trim() || null })
  })
  reader.write(body)
  const { root, isWhole } = reader.end()
  if (root !== 'urlset' && root !== 'sitemapindex')
    throw new SourceProblem('shape changed', `expected a sitemap, got XML with <${root}>`)
  return { lists, places, problem: isWhole ? null : 'breaks off' }
}

/** The job sitemaps of an index; all of them if none is named so. */
function jobListsOf(lists: string[]): string[] {
  const named = lists.filter((loc) => JOB.test(URL.parse(loc)?.pathname ?? ''))
  return named.length > 0 ? named : lists
}

/** A page below the job list, not the list itself. */
function isLikely(page: string): boolean {
  const { pathname } = new URL(page)
  const [word] = JOB.exec(pathname) ?? []
  return (
    word !== undefined &&
    !/(?:^|[/_-])(?:jobs|careers?|positions|openings|vacancies|opportunities|postings)\/?$/i.test(pathname)
  )
}

function isAt(address: string, hosts: string[]): boolean {
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) && hosts.includes(url.hostname)
}
