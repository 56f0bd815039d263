import { counted } from '#core/count.ts'
import type { Adapter } from '../adapter.ts'
import { HOST_NAME } from '../host-name.ts'
import { fieldText } from '#ingest/text/field-text.ts'
import { readEach } from '../read-each.ts'
import { checkShape, parseJson } from '../shape.ts'
import { SourceProblem } from '../source-problem.ts'
import { fetchDetails, withoutDetail } from '../details.ts'
import { mostFrequent } from './employer-name.ts'
import { postingsIn, readPage } from './page.ts'
import { isObject, textOf } from './values.ts'
import { approvedHosts, hostsOfSite, pagesOf } from './pages.ts'
import { idOfPage, nameOf, readItem, type PostingOnPage } from './posting.ts'
import { itemShape, pageShape, siteShape, type SavedPage } from './shape.ts'

/**
 * A company's own careers pages, each with a schema.org `JobPosting`. The board is the host; robots.txt is
 * checked for every page.
 */
export const jsonld: Adapter = {
  name: 'jsonld',
  board: HOST_NAME,
  caseSensitive: false,
  example: 'careers.acme.example',
  hosts: hostsOfSite,

  async fetch(board, get, settings) {
    const urls = await pagesOf(board, get, settings)
    const fetched = await fetchDetails(
      urls.map((url) => ({ url })),
      async ({ url }) => readPage((await get(url, { accept: 'text/html' })).body),
    )
    const pages = fetched.map((page) => checkShape(pageShape, page))
    // A page from a sitemap without a posting is about something else. A page that the operator listed should
    // have one, so it is kept and reported.
    const listed = (settings?.pages ?? []).length > 0
    const about = pages.filter(
      ({ detail, detail_problem }) => listed || detail_problem || detail?.postings.length,
    )
    if (pages.length > 0 && about.length === 0)
      throw new SourceProblem(
        'shape changed',
        `expected a JobPosting, got ${counted(pages.length, 'page')} without one`,
      )
    return { pages: about }
  },

  parse(text) {
    if (text.trimStart().startsWith('<')) {
      const detail = readPage(text)
      if (detail.postings.length > 0) return { pages: [{ url: null, detail }] }
      throw new SourceProblem('shape changed', 'expected a JobPosting, got HTML or XML without one')
    }
    const payload = parseJson(text)
    const postings = siteShape.safeParse(payload).success ? [] : postingsIn([payload])
    return postings.length > 0 ? { pages: [{ url: null, detail: { canonical: null, postings } }] } : payload
  },

  read(payload, board, settings) {
    const { pages } = checkShape(siteShape, payload)
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
    const problems = failed.map((page) =>
      withoutDetail(idOfPage(page, site), null, page.detail_problem ?? ''),
    )
    return { postings, rejected: [...rejected, ...problems] }
  },
}

/** Whether it is a page that could not be fetched. */
function isFailed(page: unknown): page is SavedPage {
  return Boolean(pageShape.safeParse(page).data?.detail_problem)
}

/** The postings of a page. A page without any, or in another form, gives one item, which is reported as unreadable. */
function itemsOf(page: unknown): PostingOnPage[] {
  const detail = isObject(page) && isObject(page.detail) ? page.detail : {}
  const postings = Array.isArray(detail.postings) ? detail.postings : []
  if (postings.length <= 1) return [{ page: page as SavedPage, index: null, JobPosting: postings[0] }]
  return postings.map((JobPosting, index) => ({ page: page as SavedPage, index, JobPosting }))
}
