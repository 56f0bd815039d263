import { createHash } from 'node:crypto'
import { decodeHTML } from 'entities'
import { cleanLink } from '#ingest/normalise/links.ts'
import type { RawPosting, RawRejection } from '../raw-posting.ts'
import { sameEmployer } from './employer-name.ts'
import { readJobPosting } from './job-posting.ts'
import { textOf } from './values.ts'
import type { JsonLdItem, SavedPage } from './shape.ts'

export interface Site {
  board: string
  /** The employer as the operator knows it; null where nobody said. */
  company: string | null
  /** The employer by that, else by most of the site's postings. */
  employer: string | null
  /** Where a posting's own address may be. */
  hosts: string[]
}

/** A posting on its page, whatever it states. */
export interface PostingOnPage {
  page: SavedPage
  /** Which of the page's postings it is; null for the only one. */
  index: number | null
  JobPosting: Record<string, unknown> | undefined
}

/** One posting of a page. It must be of the site's own employer, and its address on the site. */
export function readItem(item: JsonLdItem, site: Site): RawPosting | RawRejection {
  const { JobPosting: posting } = item
  const title = decodeHTML(textOf(posting.title) ?? '')
  const name = decodeHTML(textOf(posting.hiringOrganization) ?? '')
  const address = addressOf(item, site)
  const external_id = idOf(address)
  const page_id = idOfPage(item.page, site)
  const refuse = (detail: string): RawRejection => ({ external_id, title, reason: 'unreadable', detail })
  if (!isApproved(address, site)) return refuse(`canonical ${address} is not at ${site.board}`)
  if (site.employer !== null && !sameEmployer(name, site.employer))
    return refuse(`hiringOrganization is ${name}, not ${site.employer}`)
  return {
    external_id,
    ...(page_id !== external_id && { page_id }),
    title,
    company: site.company ?? name,
    offices: [],
    ...readJobPosting(posting),
    updated_at: null,
    source_url: address,
    application_url: address,
    pay_text: null,
  }
}

/**
 * What can be told of a posting that does not state all it must. A page without any has its whole address, which is no
 * posting's id: it lists none.
 */
export function nameOf(item: PostingOnPage, site: Site): Pick<RawRejection, 'external_id' | 'title'> {
  const title = textOf(item.JobPosting?.title)
  if (!item.JobPosting) return { external_id: item.page.url ?? `https://${site.board}/`, title: null }
  return { external_id: idOf(addressOf(item, site)), title: title === null ? null : decodeHTML(title) }
}

/** The id of a page whose postings are not known: that of a posting alone on it, unless it names another address. */
export function idOfPage({ url }: SavedPage, { board }: Pick<Site, 'board'>): string {
  const base = url ?? `https://${board}/`
  return idOf(cleanLink(base) ?? base)
}

/**
 * Where the posting is read: its page's canonical address, else the one it was asked for at, else its own `url`. Of
 * several on one page each has its own, or its number behind the page's.
 */
function addressOf({ page, index, JobPosting }: PostingOnPage, site: Site): string {
  const base = page.url ?? `https://${site.board}/`
  const own = URL.parse(textOf(JobPosting?.url) ?? '', base)?.href ?? null
  const canonical = page.detail?.canonical ? (URL.parse(page.detail.canonical, base)?.href ?? null) : null
  if (index === null) return cleanLink(canonical ?? page.url ?? own ?? base) ?? base
  if (own !== null && own !== base && isApproved(own, site)) return cleanLink(own) ?? own
  return `${cleanLink(canonical ?? base) ?? base}#${index + 1}`
}

function isApproved(address: string, { hosts }: Site): boolean {
  return hosts.includes(URL.parse(address)?.hostname ?? '')
}

/** The address without what all of them begin with; a digest of one that is too long for an id. */
function idOf(address: string): string {
  const id = address.replace(/^https?:\/\//, '')
  return id.length <= 200 ? id : createHash('sha256').update(id).digest('base64url')
}
