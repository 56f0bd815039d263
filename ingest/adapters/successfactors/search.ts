import type { Get } from '../adapter.ts'
import { DomUtils } from 'htmlparser2'
import { findElements, hasName, parsePage, wordsOf, type HtmlElement, type HtmlPage } from '../html-page.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated } from '../stated.ts'
import type { WantedCountry } from '../wanted-country.ts'
import type { BoardList } from './feed.ts'
import { mayBeIn } from './place.ts'

/** More pages than this are a list that never ends. */
const MOST_PAGES = 300

interface SearchPage {
  rows: { title: string; link: string; 'g:location': string | undefined; listed: string | undefined }[]
  /** As the page states it; null if it does not. */
  total: number | null
  hasTiles: boolean
  /** `/go/{name}/{number}/`: further pages have the offset as the next part of the path. */
  category: string | null
  /** Such a list for the wanted country. */
  countryList: string | null
}

/**
 * Reads the search pages for a country. HtmlPage sizes differ, so each step is by the rows that were read.
 *
 * @throws SourceProblem
 */
export async function fetchSearch(base: string, get: Get, country: WantedCountry): Promise<BoardList> {
  /** Without it, several servers answer in turn, whose lists and totals differ. */
  let cookie: string | undefined
  const read = async (path: string, isFirst: boolean) => {
    const answer = await get(new URL(path, base).href, { accept: 'text/html', cookie })
    cookie ??= answer.cookie
    return readSearchPage(answer.body, country, isFirst)
  }
  let query = `q=&locationsearch=${encodeURIComponent(country.name)}`
  const sort = 'sortColumn=referencedate&sortDirection=desc'
  const root = new URL(`${base}/`).pathname
  let page = await read(`${root}search/?${query}&startrow=0&${sort}`, true)
  if (page.rows.length === 0 && page.countryList !== null) page = await read(page.countryList, true)
  else if (page.rows.length === 0) {
    // On some sites the words of a place find nothing, and only their filter by country does; others ignore it.
    query = `q=&optionsFacetsDD_country=${country.code}`
    const filtered = await read(`${root}search/?${query}&startrow=0&${sort}`, true)
    if (filtered.rows.some((row) => mayBeIn(country, row))) page = filtered
  }
  const { total, hasTiles, category } = page
  const next = (offset: number) => {
    if (category !== null) return `${category}${offset}/?q=&${sort}`
    const list = hasTiles ? 'tile-search-results' : 'search'
    return `${root}${list}/?${query}&startrow=${offset}&${sort}`
  }
  const rows = new Map<string, SearchPage['rows'][number]>()
  for (let pages = 1; ; pages += 1) {
    const before = rows.size
    for (const row of page.rows) rows.set(row.link, row)
    if (rows.size === before || pages === MOST_PAGES || (total !== null && rows.size >= total)) break
    page = await read(next(rows.size), false)
  }
  const missing = total !== null && rows.size < total
  return {
    name: null,
    items: [...rows.values()].filter((row) => mayBeIn(country, row)),
    total: rows.size,
    problem: missing ? `states ${total} postings and has ${rows.size}` : null,
    lists: [],
  }
}

/**
 * The rows of a page, in any of the layouts.
 *
 * @param isFirst Further pages may be beyond the last row.
 * @throws SourceProblem `shape changed` if it is no list of postings.
 */
export function readSearchPage(html: string, country: WantedCountry | null, isFirst = true): SearchPage {
  const page = parsePage(html)
  const rows = new Map<string, SearchPage['rows'][number]>()
  for (const link of findElements(page, ({ class: names }) => hasName(names, 'jobTitle-link'))) {
    const row = rowOf(link)
    const address = link.attribs.href ?? row.attribs['data-url']
    // Each posting has a link for large screens and one for phones.
    if (address !== undefined && !rows.has(address))
      rows.set(address, {
        title: wordsOf(link),
        link: address,
        'g:location': placeOf(row),
        listed: dayOf(row),
      })
  }
  const total = totalOf(page)
  const paths = findElements(page, ({ href }) => /\/go\//.test(href ?? '')).flatMap(
    ({ attribs }) => URL.parse(attribs.href ?? '', 'https://any.invalid/')?.pathname ?? [],
  )
  const category = paths.flatMap((path) => /^(.*\/go\/[^/]+\/\d+\/)\d+\/$/.exec(path)?.[1] ?? [])[0] ?? null
  const names = new RegExp(String.raw`\/go\/[^/]*\b${country?.name ?? '$^'}\b[^/]*\/\d+\/$`, 'i')
  const countryList = paths.find((path) => names.test(path)) ?? null
  if (isFirst && rows.size === 0 && countryList === null) refuseNoList(html, total)
  const hasTiles = findElements(page, ({ class: names }) => hasName(names, 'job-tile')).length > 0
  return { rows: [...rows.values()], total, hasTiles, category, countryList }
}

/** A page without rows is an empty board only if it says so. */
function refuseNoList(html: string, total: number | null): void {
  if (/searchResultsUnify/i.test(html))
    throw new SourceProblem(
      'shape changed',
      'expected a list of jobs, got a page whose list is drawn by a script (Unify)',
    )
  const isEmpty = total === 0 || /\bid=["']?(?:searchresults|noresults|attention)\b/i.test(html)
  if (!isEmpty) throw new SourceProblem('shape changed', 'expected a list of jobs, got HTML without one')
}

/** The row or tile that a link is in. */
function rowOf(link: HtmlElement): HtmlElement {
  let row: HtmlElement = link
  for (let node = link.parent; node && 'attribs' in node; node = node.parent) {
    row = node
    if (['data-row', 'job-tile', 'job-tile-cell'].some((name) => hasName(row.attribs.class, name))) break
  }
  return row
}

function placeOf(row: HtmlElement): string | undefined {
  const [shown] = findElements(row, ({ class: names }) => hasName(names, 'jobLocation'))
  const [tile] = findElements(row, ({ id }) => /-section-(?:location|city)-value$/.test(id ?? ''))
  const [labelled] = findElements(row, ({ id }) => /-section-(?:location|city)$/.test(id ?? ''))
  const place =
    shown ??
    tile ??
    (labelled && (DomUtils.getElementsByTagName('div', labelled.children).at(-1) ?? labelled))
  if (!place) return undefined
  // "+2 more…"
  for (const more of DomUtils.getElementsByTagName('small', place.children)) DomUtils.removeElement(more)
  return stated(wordsOf(place))[0]
}

function dayOf(row: HtmlElement): string | undefined {
  const [day] = findElements(
    row,
    ({ class: names, id }) => hasName(names, 'jobDate') || id?.endsWith('-section-date-value') === true,
  )
  return day && stated(wordsOf(day))[0]
}

/** The last number of "Results 1 – 25 of 1,219", in any language. */
function totalOf(page: HtmlPage): number | null {
  const [label] = findElements(
    page,
    ({ class: names, id }) => hasName(names, 'paginationLabel') || id === 'tile-search-results-label',
  )
  const [table] = findElements(
    page,
    ({ id, 'aria-label': words }) => id === 'searchresults' && words !== undefined,
  )
  const words = label ? wordsOf(label) : (table?.attribs['aria-label'] ?? '')
  const numbers = words.match(/\d[\d.,\u00A0\u202F]*/g) ?? []
  return numbers.length < 3 && !label
    ? null
    : Number(numbers.at(-1)?.replace(/\D/g, '') ?? Number.NaN) || null
}
