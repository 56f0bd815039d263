import type { Get } from '../adapter.ts'
import { fetchDetails, refuseTooMany } from '../details.ts'
import { readJobPosting } from '../json-ld/job-posting.ts'
import { readPage } from '../json-ld/page.ts'
import { textOf } from '../json-ld/values.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated } from '../stated.ts'
import type { WantedCountry } from '../wanted-country.ts'
import { ask } from './search.ts'

/** No site has more sitemaps. */
const MOST_SITEMAPS = 30

/**
 * The positions of a site that refuses both lists: from the sitemap that it has for search engines, and the JSON-LD of
 * their pages. The address of a page often ends with its place, so that most pages of other countries are not asked.
 */
export async function positionsOnPages(host: string, country: WantedCountry, get: Get): Promise<unknown[]> {
  const listed = (await pagesIn(`https://${host}/careers/sitemap.xml`, host, get)).flatMap((url) => {
    const [, id, slug = ''] = /\/careers\/job\/(\d+)(?:-([^/?#]*))?/.exec(new URL(url).pathname) ?? []
    const place = slug.replaceAll('-', ' ')
    return id === undefined || country.holds(place) === 'no' ? [] : [{ id, positionUrl: url }]
  })
  refuseTooMany(listed)
  return fetchDetails(listed, async ({ positionUrl }) =>
    readPage(await ask(get, positionUrl, { accept: 'text/html' })),
  ).then((pages) => pages.map(asPosition))
}

async function pagesIn(first: string, host: string, get: Get): Promise<string[]> {
  const queue = [first]
  const pages = new Set<string>()
  for (const address of queue) {
    const body = await ask(get, address, { accept: 'application/xml, text/xml;q=0.9' })
    if (!/<(?:urlset|sitemapindex)\b/i.test(body))
      throw new SourceProblem('shape changed', `expected a sitemap at ${address}`)
    for (const [, loc = ''] of body.matchAll(/<loc>\s*([^<\s]{1,2000})\s*<\/loc>/gi)) {
      const url = URL.parse(loc.replaceAll('&amp;', '&'))
      if (url?.hostname !== host) continue
      if (!/\.xml(?:\.gz)?$/i.test(url.pathname)) pages.add(url.href)
      else if (queue.length < MOST_SITEMAPS && !queue.includes(url.href)) queue.push(url.href)
    }
  }
  return [...pages]
}

/** A page as a position, with the names of the list. */
function asPosition(page: unknown): unknown {
  const { detail, ...position } = page as { detail?: ReturnType<typeof readPage> }
  const [posting] = detail?.postings ?? []
  if (!posting)
    return 'detail_problem' in position
      ? position
      : { ...position, detail_problem: 'its page has no JobPosting' }
  const { locations, description, employment_type, workplace_type } = readJobPosting(posting)
  return {
    ...position,
    name: textOf(posting.title),
    locations: locations.map(({ text, country }) => stated(text, country).join(', ')),
    workLocationOption: workplace_type,
    datePosted: textOf(posting.datePosted),
    detail: { jobDescription: description, efcustomTextEmploymentType: [employment_type] },
  }
}
