import type { Get } from '../adapter.ts'
import { labelled } from '../define-adapter.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import type { WantedCountry } from '../wanted-country.ts'
import { createXmlReader } from '../xml.ts'
import { createLegacyReader } from './legacy.ts'
import { mayBeIn } from './place.ts'

/** A list of a board's postings. */
export interface BoardList {
  name: string | null
  /** Those that may be in the country, and those that cannot be read. */
  items: unknown[]
  /** How many it lists in all. */
  total: number
  /** Why it may lack some. */
  problem: string | null
  /** Further lists that it names. */
  lists: string[]
}

const locOf = labelled('loc', '')
const lastmodOf = labelled('lastmod', '')

/** The longest that a feed may stop while it is generated. */
const PAUSE_MS = 120_000

/** `/job/{slug}/{number}/`, also with a language; not `/go/`, `/content/` or `/talentcommunity/`. */
const POSTING = /\/job\/.+\/\d+(?:-[a-z]{2}_[A-Z]{2})?\/?$/

/**
 * Reads a list in XML: the feed for job search engines, a sitemap, or the older feed. It keeps only what may be in the
 * country, so a feed of hundreds of megabytes needs no more memory than these postings.
 *
 * @throws SourceProblem if nothing of it could be read.
 */
export async function fetchXmlList(address: string, get: Get, country: WantedCountry): Promise<BoardList> {
  const reader = createListReader((item) => mayBeIn(country, item))
  const options = { accept: 'application/rss+xml, application/xml;q=0.9', timeoutMs: PAUSE_MS }
  let cut: SourceProblem | null = null
  try {
    const { body } = await get(address, { ...options, onText: reader.write })
    if (body !== '') reader.write(body)
  } catch (error) {
    if (!(error instanceof SourceProblem) || reader.count() === 0) throw error
    cut = error
  }
  return reader.end(cut)
}

/** A saved list, whole. @throws SourceProblem `shape changed` */
export function readXmlList(text: string): BoardList {
  const reader = createListReader(() => true)
  reader.write(text)
  const list = reader.end(null)
  if (list.problem !== null)
    throw new SourceProblem('shape changed', `expected a whole list, but it ${list.problem}`)
  return list
}

function createListReader(isWanted: (item: unknown) => boolean) {
  const legacy = createLegacyReader()
  const items: unknown[] = []
  const lists: string[] = []
  let name: string | null = null
  let total = 0
  const take = (item: unknown) => {
    total += 1
    // A copy: a text of the parser's keeps the whole piece of the feed that it came with.
    if (isWanted(item)) items.push(JSON.parse(JSON.stringify(item)))
  }
  const reader = createXmlReader(['item', 'url', 'sitemap', 'Job', 'title'], (element, value) => {
    if (element === 'item') take(value)
    else if (element === 'Job') take(legacy.read(value))
    else if (element === 'title') name ??= typeof value === 'string' ? value : null
    else {
      const loc = locOf(value).external_id
      if (loc !== null && element === 'sitemap') lists.push(loc)
      else if (loc !== null && POSTING.test(URL.parse(loc)?.pathname ?? ''))
        take({ link: loc, lastmod: lastmodOf(value).external_id })
    }
  })
  return {
    write: (text: string) => reader.write(text),
    count: () => total,
    /** @throws SourceProblem `shape changed` */
    end(cut: SourceProblem | null): BoardList {
      const { root, isWhole } = reader.end()
      if (!ROOTS.has(root))
        throw new SourceProblem('shape changed', `expected a feed of jobs, got XML with <${root}>`)
      const why = cut === null ? '' : ` (${cut.message})`
      const problem = isWhole && cut === null ? null : `breaks off after ${total} postings${why}`
      return { name, items: items.map(legacy.date), total, problem, lists }
    },
  }
}

const ROOTS = new Set(['rss', 'urlset', 'sitemapindex', 'Job-Listing'])
