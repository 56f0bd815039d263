import { z } from 'zod'
import type { Get } from '../adapter.ts'
import { checkShape } from '../shape.ts'
import { SourceProblem } from '../source-problem.ts'
import { parseXml } from '../xml.ts'

/** The most sitemaps to read of one site; only shops and the like have more. */
const MOST_SITEMAPS = 30

const place = z.object({ loc: z.string() })
/** https://www.sitemaps.org/protocol.html. `lastmod` is not read: it is not a publication date. */
const sitemapShape = z.union([
  z.object({ urlset: z.union([z.object({ url: z.array(place).default([]) }), z.literal('')]) }),
  z.object({ sitemapindex: z.union([z.object({ sitemap: z.array(place).default([]) }), z.literal('')]) }),
])

/** A path segment that means "job" on careers pages. */
const JOB = new RegExp(
  String.raw`(?:^|[/_.-])(?:jobs?|careers?|positions?|openings?|vacanc(?:y|ies)|opportunit(?:y|ies)` +
    String.raw`|requisitions?|job-?details?|postings?)(?=[/_.-]|\d|$)`,
  'i',
)

/**
 * Finds pages in sitemaps that may be postings: on the given hosts, with a word for jobs in the path and
 * something after it. If no page has such a word, the site has only jobs, and all its pages count.
 *
 * @param sitemaps The first sitemaps to read; those on other hosts are ignored.
 * @throws SourceProblem
 */
export async function findPages(sitemaps: string[], hosts: string[], get: Get): Promise<string[]> {
  const pages = new Set<string>()
  const queue = sitemaps.filter((address) => isAt(address, hosts))
  const seen = new Set(queue)
  for (const address of queue) {
    const { body } = await get(address, { accept: 'application/xml, text/xml;q=0.9' })
    const { lists, places } = readSitemap(body)
    for (const loc of places) if (isAt(loc, hosts)) pages.add(loc)
    for (const loc of jobListsOf(lists)) {
      if (seen.has(loc) || !isAt(loc, hosts)) continue
      seen.add(loc)
      queue.push(loc)
    }
    if (queue.length > MOST_SITEMAPS)
      throw new SourceProblem('shape changed', `the site has more than ${MOST_SITEMAPS} sitemaps`)
  }
  const paths = [...pages].filter((page) => new URL(page).pathname !== '/')
  const likely = paths.filter(isLikely)
  return likely.length > 0 ? likely : paths
}

function readSitemap(body: string): { lists: string[]; places: string[] } {
  const xml = parseXml(body, ['urlset.url', 'sitemapindex.sitemap'])
  const sitemap = checkShape(sitemapShape, xml)
  const locs = (places: { loc: string }[]) => places.map(({ loc }) => loc.trim())
  if ('urlset' in sitemap) return { lists: [], places: sitemap.urlset ? locs(sitemap.urlset.url) : [] }
  return { lists: sitemap.sitemapindex ? locs(sitemap.sitemapindex.sitemap) : [], places: [] }
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
