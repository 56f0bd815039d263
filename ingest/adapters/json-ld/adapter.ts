import { siteOf } from '../define-adapter.ts'
import { counted } from '#core/count.ts'
import type { Adapter } from '../adapter.ts'
import { fieldText } from '#ingest/text/field-text.ts'
import { readEach } from '../read-each.ts'
import { checkShape, parseJson } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { fetchDetails, withoutDetail } from '../details.ts'
import { knownPages, planPages, watchClock } from '../page-memory.ts'
import { mayLack, type RawRejection } from '../raw-posting.ts'
import type { WantedCountry } from '../wanted-country.ts'
import { mostFrequent } from './employer-name.ts'
import { postingsIn, readPage } from './page.ts'
import { droppedPages, isBare, readPageNow, rememberPages, sortPages } from './visit.ts'
import { isObject, textOf } from './values.ts'
import { approvedHosts, hostsOfSite, pagesOf } from './pages.ts'
import { idOfPage, itemsOf, nameOf, readItem, type PostingOnPage } from './posting.ts'
import { itemShape, pageShape, siteShape, type SavedPage } from './shape.ts'
import { readSitemap } from './sitemap.ts'

/**
 * A company's own careers pages, each with a schema.org `JobPosting`. The board is the host; robots.txt is
 * checked for every page. A large site is read over several nights, and then only what is new or has changed.
 *
 * Facts: Google's reference of JobPosting, https://www.sitemaps.org/protocol.html, and the boards that
 * colophon-group/jobseek reads this way (2026-08-22). Never asked by us.
 */
export const jsonld = (country: WantedCountry): Adapter => ({
  name: 'jsonld',
  ...siteOf('careers.acme.example'),
  caseSensitive: false,
  hosts: hostsOfSite,

  async fetch(board, get, settings, memory = { before: null }) {
    const known = knownPages(memory.before)
    const clock = watchClock(get)
    const { pages, problem } = await pagesOf(board, clock.get, settings, country)
    // What the operator lists is read each time, and should have a posting.
    const isListed = (settings?.pages ?? []).length > 0
    const isEmpty = pages.length === 0 && Object.keys(known).length > 0
    const trouble = isEmpty ? 'the sitemap lists no posting any more' : problem
    const plan = isListed ? { read: pages, left: [] } : planPages(pages, known, clock.today())
    const dropped = isListed || trouble !== null ? [] : droppedPages(pages, known)
    const stops: SourceProblem[] = []
    const fetched = await fetchDetails(
      [...plan.read, ...dropped],
      async ({ url }) => {
        const { body } = await clock.get(url, { accept: 'text/html' })
        const isDropped = dropped.some((page) => page.url === url)
        return readPageNow(body, { knownTitle: known[url]?.title ?? url, now: clock.now(), isDropped })
      },
      { listed: pages.length + dropped.length, onStop: (stop) => void stops.push(stop) },
    )
    const read = fetched.map((page) => checkShape(pageShape, page))
    const site = { board, hosts: approvedHosts(board, settings) }
    const visit = sortPages(read, { known, dropped, isListed, site })
    if (isBare(visit, read, pages.length - dropped.length, known))
      throw new SourceProblem(
        'shape changed',
        `expected a JobPosting, got ${counted(read.length, 'page')} without one`,
      )
    const done = new Set(read.map(({ url }) => url))
    const left = [...plan.left, ...plan.read.filter(({ url }) => stops.length > 0 && !done.has(url))]
    const later = left.flatMap(({ url }) => known[url]?.ids ?? [idOfPage({ url }, site)])
    memory.next = {
      pages: rememberPages({ known, pages, read, gone: visit.gone, site, today: clock.today() }),
    }
    return {
      pages: visit.pages,
      skipped: [...later, ...visit.unclear],
      unvisited: left.filter(({ url }) => !known[url]).length,
      problem: stops[0]?.message ?? trouble,
    }
  },

  parse(text) {
    if (/^\uFEFF?\s*</.test(text)) {
      if (/<(?:urlset|sitemapindex)\b/.test(text)) return sitemapAlone(text)
      const detail = readPage(text)
      if (detail.postings.length > 0) return { pages: [{ url: null, detail }] }
      throw new SourceProblem('shape changed', 'expected a JobPosting, got HTML or XML without one')
    }
    const payload = parseJson(text)
    const postings = siteShape.safeParse(payload).success ? [] : postingsIn([payload])
    return postings.length > 0 ? { pages: [{ url: null, detail: { canonical: null, postings } }] } : payload
  },

  read(payload, board, settings) {
    const { pages, skipped, unvisited, problem } = checkShape(siteShape, payload)
    const failed = pages.filter(isFailed)
    const items = pages.filter((page) => !isFailed(page)).flatMap(itemsOf)
    const company = settings?.company ?? null
    const names = items.flatMap(({ JobPosting }) =>
      isObject(JobPosting) ? (textOf(JobPosting.hiringOrganization) ?? []) : [],
    )
    const site = {
      board,
      company,
      employer: company ?? mostFrequent(names.map(fieldText)),
      hosts: approvedHosts(board, settings),
    }
    const { postings, rejected } = readEach({
      items,
      at: 'pages',
      shape: itemShape,
      title: (item) => nameOf(item as PostingOnPage, site),
      read: (item) => readItem(item, site),
    })
    const problems: RawRejection[] = failed.map((page) =>
      withoutDetail(idOfPage(page, site), null, page.detail_problem ?? ''),
    )
    if (problem) problems.push(mayLack(problem))
    return { postings, rejected: [...rejected, ...problems], ...(skipped?.length && { skipped, unvisited }) }
  },
})

/** A saved sitemap has only the addresses of its pages. */
function sitemapAlone(text: string): unknown {
  const { places, lists } = readSitemap(text)
  if (places.length === 0 && lists.length > 0)
    throw new SourceProblem('shape changed', `expected pages, got a list of ${lists.length} sitemaps`)
  return { pages: places.map(({ url }) => ({ url, detail_problem: 'a sitemap has only its address' })) }
}

/** Whether it is a page that could not be fetched. */
function isFailed(page: unknown): page is SavedPage {
  return Boolean(pageShape.safeParse(page).data?.detail_problem)
}
