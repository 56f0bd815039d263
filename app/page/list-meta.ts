import { pageMeta, type PageMeta } from './page-meta.ts'
import type { MetaDescriptor } from 'react-router'

/** What the head of a list says, whatever it lists. */
interface ListHead extends Pick<PageMeta, 'title' | 'description' | 'siteUrl' | 'hasPicture'> {
  /** The address of one of its pages, without the look of the list. */
  hrefOf: (page: number) => string
  /** From 1; a list that grows has one page. */
  page?: number
  /** How many it has; 0 if the list is empty. */
  pages?: number
  /** The last page that this one shows, if it shows several. */
  shownTo?: number
  /** Rows of the whole list; 0 if they could not be read. */
  total: number
  /** With fewer rows it is not for search engines. */
  least?: number
  /** It repeats rows of another list, searched, filtered or in another order. */
  narrowed?: boolean
  /** Its rows are made up. */
  samples?: boolean
}

/** Rows of a page and of the whole list, and the number of the page. */
interface ListPart {
  page: number
  total: number
  perPage: number
}

/** The number of a page in an address; 1 for what is none. */
export function pageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}

/** How many pages a list has. */
export function pageCount(total: number, perPage: number): number {
  return Math.ceil(total / perPage)
}

/** Whether there is no such page (404). The first page of an empty list is there, and empty. */
export function isBeyondEnd({ page, total, perPage }: ListPart): boolean {
  return page > Math.max(1, pageCount(total, perPage))
}

/**
 * The tags of a list's head, one rule for all lists: each page is its own canonical address, has its number in title
 * and description, and names the pages before and after. Search engines list neither an empty list, nor one of
 * samples, nor a narrowed one, nor a page beyond the end.
 */
export function listMeta({
  title,
  description,
  hrefOf,
  page = 1,
  pages = 1,
  shownTo = 1,
  total,
  least = 1,
  narrowed = false,
  samples = false,
  ...rest
}: ListHead): MetaDescriptor[] {
  const neighbour = (rel: 'prev' | 'next', number: number) => ({
    tagName: 'link' as const,
    rel,
    href: hrefOf(number),
  })
  const next = Math.max(page, shownTo) + 1
  return [
    ...pageMeta({
      ...rest,
      title: page > 1 ? `${title} – page ${page}` : title,
      description: page > 1 ? `Page ${page}. ${description}` : description,
      path: hrefOf(page),
      noindex: narrowed || samples || total < least || page > Math.max(1, pages),
    }),
    ...(page > 1 && page <= pages ? [neighbour('prev', page - 1)] : []),
    ...(next <= pages ? [neighbour('next', next)] : []),
  ]
}
