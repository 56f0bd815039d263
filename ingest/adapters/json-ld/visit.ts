import { fieldText } from '#ingest/text/field-text.ts'
import { judgePage } from '#ingest/adapters/page-verdict.ts'
import type { KnownPages, ListedPage } from '../page-memory.ts'
import { readPage } from './page.ts'
import { idOfPage, idsOnPage, type Site } from './posting.ts'
import type { SavedPage } from './shape.ts'
import { textOf } from './values.ts'

/**
 * Reads a page that was just fetched, with what it says about being closed.
 *
 * @param isDropped No sitemap lists it any more.
 */
export function readPageNow(
  html: string,
  { knownTitle, now, isDropped }: { knownTitle: string; now: Date | null; isDropped: boolean },
): SavedPage['detail'] {
  const page = readPage(html)
  const title = fieldText(textOf(page.postings[0]?.title) ?? knownTitle)
  const { state, detail } = judgePage(html, title, now ?? new Date(0))
  return {
    ...page,
    closed: state === 'gone' ? detail : null,
    ...(isDropped && state !== 'gone' && { openAt: now?.toISOString() }),
  }
}

/** Pages with a posting that the sitemap does not list any more. They are gone only if they say so themselves. */
export function droppedPages(pages: ListedPage[], known: KnownPages): ListedPage[] {
  const listed = new Set(pages.map(({ url }) => url))
  return Object.entries(known).flatMap(([url, { ids }]) =>
    listed.has(url) || ids?.length === 0 ? [] : [{ url, lastmod: known[url]?.lastmod }],
  )
}

interface Visit {
  /** The pages to read postings from, or to report. */
  pages: SavedPage[]
  /** Ids of pages that no sitemap lists, and that do not say whether their posting is closed. */
  unclear: string[]
  /** Addresses of pages that no sitemap lists, and that say so. */
  gone: Set<string>
}

interface Visited {
  known: KnownPages
  dropped: ListedPage[]
  /** The operator lists the pages. */
  isListed: boolean
  site: Pick<Site, 'board' | 'hosts'>
}

/** Sorts what was fetched. A listed page without a posting is about something else. */
export function sortPages(read: SavedPage[], { known, dropped, isListed, site }: Visited): Visit {
  const lost = new Set(dropped.map(({ url }) => url))
  const isLost = ({ url }: SavedPage) => lost.has(url ?? '')
  const hasPosting = ({ detail }: SavedPage) => (detail?.postings.length ?? 0) > 0
  const fetched = new Set(read.map(({ url }) => url ?? ''))
  const closed = read.filter((page) => isLost(page) && page.detail?.closed)
  const unclear = read.filter(
    (page) => isLost(page) && !page.detail_problem && !page.detail?.closed && !hasPosting(page),
  )
  return {
    pages: read.filter((page) =>
      isLost(page) && !page.detail_problem
        ? hasPosting(page) && !page.detail?.closed
        : isListed || page.detail_problem || hasPosting(page),
    ),
    unclear: unclear.flatMap(({ url }) => known[url ?? '']?.ids ?? [idOfPage({ url }, site)]),
    // A page that was not returned answered 404 or 410.
    gone: new Set([...closed.map(({ url }) => url ?? ''), ...[...lost].filter((url) => !fetched.has(url))]),
  }
}

/** Whether a site whose pages were all read for the first time has no posting. */
export function isBare(visit: Visit, read: SavedPage[], listed: number, known: KnownPages): boolean {
  return (
    read.length > 0 && read.length >= listed && visit.pages.length === 0 && Object.keys(known).length === 0
  )
}

interface Remembered {
  known: KnownPages
  pages: ListedPage[]
  read: SavedPage[]
  gone: Set<string>
  site: Pick<Site, 'board' | 'hosts'>
  today: string | null
}

/** What to keep for the next crawl: of the pages that failed, what was known before. */
export function rememberPages({ known, pages, read, gone, site, today }: Remembered): KnownPages {
  const lastmods = new Map(pages.map(({ url, lastmod }) => [url, lastmod]))
  const kept = Object.entries(known).filter(
    ([url, { ids }]) => !gone.has(url) && (lastmods.has(url) || ids?.length !== 0),
  )
  const fresh = read.flatMap((page) => {
    const { url, detail } = page
    const isUnclear = !lastmods.has(url ?? '') && detail?.postings.length === 0
    if (!url || !detail || isUnclear || gone.has(url)) return []
    const ids = idsOnPage(page, site)
    const title = textOf((detail.postings[0] as Record<string, unknown> | undefined)?.title)
    return [
      [
        url,
        {
          read: today ?? '',
          lastmod: lastmods.get(url) ?? known[url]?.lastmod,
          ...(ids.join() !== idOfPage(page, site) && { ids }),
          ...(title !== null && { title: title.slice(0, 200) }),
        },
      ] as const,
    ]
  })
  return Object.fromEntries([...kept, ...fresh])
}
