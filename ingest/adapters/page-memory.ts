import { z } from 'zod'
import type { Get } from './adapter.ts'

/** A page that a board lists. */
export interface ListedPage {
  url: string
  /** When the site says that it changed, as it writes it. */
  lastmod?: string | null
}

const knownPageShape = z.object({
  /** The day when it was read, in UTC. */
  read: z.string(),
  lastmod: z.string().nullish(),
  /** The ids of its postings, where they are not that of the page; an empty list: it has none. */
  ids: z.array(z.string()).optional(),
  /** The title of its posting, by which its page is recognised once no sitemap lists it. */
  title: z.string().optional(),
  /** The publication date that it states, for lists without one. */
  posted: z.string().nullish(),
})

/** What we keep of a page that was read. */
export type KnownPage = z.infer<typeof knownPageShape>
export type KnownPages = Record<string, KnownPage>

/** The pages that an earlier crawl left in a board's memory. What does not match is read again. */
export function knownPages(memory: unknown): KnownPages {
  const { data } = z.object({ pages: z.record(z.string(), z.unknown()) }).safeParse(memory)
  return Object.fromEntries(
    Object.entries(data?.pages ?? {}).flatMap(([url, page]) => {
      const known = knownPageShape.safeParse(page)
      return known.success ? [[url, known.data]] : []
    }),
  )
}

/** The most pages to read of a board in one crawl: at one a second, about a quarter of an hour. */
const MOST_PAGES = 1000
/** A page whose `lastmod` says nothing is read again after this many days. */
const READ_AGAIN_DAYS = 7
const DAY_MS = 86_400_000

/** More than this share of the pages with one day: the site writes the day of the sitemap. */
const SAME_DAY_SHARE = 0.9
/** With fewer pages, one day may be a coincidence. */
const FEWEST_TO_COMPARE = 3

/**
 * Chooses the pages to read in this crawl: new and changed ones, the latest change first, else in the given order;
 * then those that were read longest ago. The others are left for later crawls.
 *
 * @param today The server's day; null if it did not say.
 */
export function planPages<T extends ListedPage>(
  listed: T[],
  known: KnownPages,
  today: string | null,
  most = MOST_PAGES,
): { read: T[]; left: T[] } {
  const isTelling = lastmodTells(listed)
  const age = ({ url }: T) => daysBetween(known[url]?.read ?? '', today)
  const isNew = ({ url, lastmod }: T) => {
    const before = known[url]
    return !before || (isTelling && lastmod != null && lastmod !== before.lastmod)
  }
  const fresh = listed.filter(isNew)
  if (isTelling) fresh.sort((one, other) => (other.lastmod ?? '').localeCompare(one.lastmod ?? ''))
  const tired = listed
    .filter((page) => !isNew(page) && !(isTelling && page.lastmod) && age(page) >= READ_AGAIN_DAYS)
    .toSorted((one, other) => age(other) - age(one))
  const read = [...fresh, ...tired].slice(0, most)
  const chosen = new Set(read)
  return { read, left: listed.filter((page) => !chosen.has(page)) }
}

function lastmodTells(pages: ListedPage[]): boolean {
  const days = new Map<string, number>()
  for (const { lastmod } of pages) {
    const day = lastmod?.slice(0, 10) ?? ''
    if (day !== '') days.set(day, (days.get(day) ?? 0) + 1)
  }
  const most = Math.max(0, ...days.values())
  return days.size > 0 && (pages.length < FEWEST_TO_COMPARE || most <= SAME_DAY_SHARE * pages.length)
}

function daysBetween(from: string, to: string | null): number {
  const days = (Date.parse(to ?? '') - Date.parse(from)) / DAY_MS
  return Number.isNaN(days) ? 0 : days
}

/** A `get` that notes the time by the server's clock, which pages are compared with. */
export function watchClock(get: Get) {
  let last: Date | null = null
  const watched: Get = async (url, options) => {
    const answer = await get(url, options)
    last = answer.answeredAt ?? last
    return answer
  }
  return { get: watched, now: () => last, today: () => last?.toISOString().slice(0, 10) ?? null }
}
