import { createHash } from 'node:crypto'
import { cleanLink } from '#ingest/text/clean-link.ts'
import { fieldText } from '#ingest/text/field-text.ts'
import { rawPosting, type RawPosting, type RawRejection } from '../raw-posting.ts'
import { sameEmployer } from './employer-name.ts'
import { readJobPosting } from './job-posting.ts'
import { pageShape, type JsonLdItem, type SavedPage } from './shape.ts'
import { isObject, textOf } from './values.ts'

export interface Site {
  board: string
  /** The employer from the operator's list; null if not given. */
  company: string | null
  /** The same, else the employer of most postings of the site. */
  employer: string | null
  /** The hosts that a posting's address may be on. */
  hosts: string[]
}

/** A posting on its page, not yet validated. */
export interface PostingOnPage {
  page: SavedPage
  /** Its index on the page; null if it is the only one. */
  index: number | null
  JobPosting: unknown
}

/** The postings of a page. A page without any, or in another form, gives one item, which is reported as unreadable. */
export function itemsOf(page: unknown): PostingOnPage[] {
  const detail = isObject(page) && isObject(page.detail) ? page.detail : {}
  const postings = Array.isArray(detail.postings) ? detail.postings : []
  if (postings.length <= 1) return [{ page: page as SavedPage, index: null, JobPosting: postings[0] }]
  return postings.map((JobPosting, index) => ({ page: page as SavedPage, index, JobPosting }))
}

/** The ids of a page's postings. */
export function idsOnPage(page: SavedPage, site: Pick<Site, 'board' | 'hosts'>): string[] {
  return itemsOf(page).flatMap((item) => (isObject(item.JobPosting) ? [idOf(addressOf(item, site))] : []))
}

/** Reads one posting of a page. It must belong to the site's employer, and its address to the site. */
export function readItem(item: JsonLdItem, site: Site): RawPosting | RawRejection {
  const { JobPosting: posting } = item
  const title = textOf(posting.title) ?? ''
  const name = fieldText(textOf(posting.hiringOrganization) ?? '')
  const address = addressOf(item, site)
  const external_id = idOf(address)
  const page_id = idOfPage(item.page, site)
  const refuse = (detail: string): RawRejection => ({ external_id, title, reason: 'unreadable', detail })
  if (item.page.detail?.closed)
    return { external_id, title, reason: 'unlisted', detail: item.page.detail.closed }
  if (!isApproved(address, site)) return refuse(`canonical ${address} is not at ${site.board}`)
  if (site.employer !== null && !sameEmployer(name, site.employer))
    return refuse(`hiringOrganization is ${name}, not ${site.employer}`)
  const facts = readJobPosting(posting)
  const { application_deadline: deadline } = facts
  // A date alone does not close a page that the sitemap dropped: its own words do.
  const isLeftOver = deadline !== null && deadline < new Date(item.page.detail?.openAt ?? 0)
  return rawPosting({
    external_id,
    ...(page_id !== external_id && { page_id }),
    title,
    company: site.company ?? name,
    ...facts,
    application_deadline: isLeftOver ? null : deadline,
    source_url: address,
  })
}

/**
 * The id and title of a posting that does not match the shape. A page without postings gets its whole
 * address, which is no posting's id, so no posting counts as listed.
 */
export function nameOf(item: PostingOnPage, site: Site): Pick<RawRejection, 'external_id' | 'title'> {
  const page = pageShape.safeParse(item.page).data
  const title = isObject(item.JobPosting) ? textOf(item.JobPosting.title) : null
  if (!page) {
    const url = isObject(item.page) && typeof item.page.url === 'string' ? item.page.url : null
    return { external_id: url === null ? null : idOfPage({ url }, site), title }
  }
  if (!isObject(item.JobPosting)) return { external_id: page.url ?? `https://${site.board}/`, title }
  return { external_id: idOf(addressOf(item, site)), title }
}

/**
 * The id of a page with unknown postings: the one that a single posting on it would have, unless it states
 * another address.
 */
export function idOfPage({ url }: Pick<SavedPage, 'url'>, { board }: Pick<Site, 'board'>): string {
  const base = url ?? `https://${board}/`
  return idOf(cleanLink(base) ?? base)
}

/**
 * The posting's address: the page's canonical address, else the requested one, else the posting's `url`. If a
 * page has several, each has its own `url`, or the page's address and a number. A canonical address on a host that is
 * not the board's is that of another site, and not taken.
 */
function addressOf({ page, index, JobPosting }: PostingOnPage, site: Pick<Site, 'board' | 'hosts'>): string {
  const base = page.url ?? `https://${site.board}/`
  const stated = isObject(JobPosting) ? textOf(JobPosting.url) : null
  const own = URL.parse(stated ?? '', base)?.href ?? null
  const named = page.detail?.canonical ? (URL.parse(page.detail.canonical, base)?.href ?? null) : null
  const canonical = named !== null && page.url && !isApproved(named, site) ? null : named
  if (index === null) return cleanLink(canonical ?? page.url ?? own ?? base) ?? base
  if (own !== null && own !== base && isApproved(own, site)) return cleanLink(own) ?? own
  return `${cleanLink(canonical ?? base) ?? base}#${index + 1}`
}

function isApproved(address: string, { hosts }: Pick<Site, 'hosts'>): boolean {
  return hosts.includes(URL.parse(address)?.hostname ?? '')
}

/** The address without its scheme; a hash if it is too long for an id. */
function idOf(address: string): string {
  const id = address.replace(/^https?:\/\//, '')
  return id.length <= 200 ? id : createHash('sha256').update(id).digest('base64url')
}
