import { fetchDetails } from './details.ts'
import { planPages, type KnownPages, type ListedPage, type watchClock } from './page-memory.ts'
import type { SourceProblem } from '#ingest/network/source-problem.ts'

/** The page of an item whose list lacks something. */
export interface AskedPage extends ListedPage {
  item: unknown
  /** The list has all but the date. */
  isDateOnly: boolean
}

interface NewPages<T extends object> {
  asked: AskedPage[]
  /** The pages of all items, also of those that lack nothing. */
  listed: string[]
  known: KnownPages
  clock: ReturnType<typeof watchClock>
  /** Returns null for a page that says nothing: the item stays as the list has it. */
  fetch(url: string): Promise<T | null>
  /** The publication date that a page states, as it writes it. */
  postedOf(detail: T): string | null | undefined
  /** The most pages to read in this crawl. */
  most?: number
}

/**
 * Reads the pages of items whose list lacks something, each once: what a page says is added as `detail`. Of pages that
 * were read at an earlier crawl, or are left for a later one, the items are named as skipped.
 */
export async function readNewPages<T extends object>(about: NewPages<T>) {
  const { asked, listed, known, clock, fetch, postedOf, most } = about
  const plan = planPages(asked, known, clock.today(), most)
  const stops: SourceProblem[] = []
  const fetched = await fetchDetails(plan.read, ({ url }) => fetch(url), {
    listed: listed.length,
    onStop: (stop) => void stops.push(stop),
  })
  const pages = fetched as (AskedPage & { detail?: T; detail_problem?: string })[]
  const done = new Set(pages.map(({ url }) => url))
  const stopped = stops.length > 0 ? plan.read.filter(({ url }) => !done.has(url)) : []
  const left = [...plan.left, ...stopped]
  const dated = left.filter(({ url, isDateOnly }) => isDateOnly && known[url])
  const skipped = left.filter((page) => !dated.includes(page))
  const kept = listed.flatMap((url) => (known[url] ? [[url, known[url]] as const] : []))
  const fresh = pages.flatMap(({ url, lastmod, detail }) =>
    detail ? [[url, { read: clock.today() ?? '', lastmod, posted: postedOf(detail) }] as const] : [],
  )
  return {
    items: [
      ...dated.map(({ item }) => item),
      ...pages.map(({ item, detail, detail_problem }) => Object.assign({}, item, { detail, detail_problem })),
    ],
    skipped,
    /** How many of the skipped ones were never read. */
    unvisited: skipped.filter(({ url }) => !known[url]).length,
    known: Object.fromEntries([...kept, ...fresh]) as KnownPages,
    problem: stops[0]?.message,
  }
}
