import { belowHost } from '../define-adapter.ts'
import { readStatedMoment } from '../moment.ts'
import type { Get } from '../adapter.ts'
import {
  addressOf,
  around,
  htmlOf,
  parsePage,
  withClass,
  withTag,
  wordsOf,
  type HtmlElement,
  type HtmlPage,
} from '../html-page.ts'
import { joinParts } from '../html-parts.ts'
import { collectLinkedPages } from '../linked-pages.ts'
import { noPage, postingPages, type Linked, type Shown } from '../posting-pages.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated } from '../stated.ts'
import { mayBeIn, type WantedCountry } from '../wanted-country.ts'

/**
 * Avature portals. A board is host, language and portal, as in the address of its search page; some have no language.
 * The list has 6 to 20 rows a page; each posting is on a page of its own.
 *
 * From Girish-Garg/jobdekho (captures of 2026-09-30) and sarthakjain004/headstart (2026-09-26), where it last held.
 */
export const avature = (country: WantedCountry) =>
  postingPages({
    name: 'avature',
    board: belowHost(String.raw`(?:/[a-z]{2}_[a-z]{2})?/[a-z0-9][a-z0-9_-]{0,99}`),
    caseSensitive: true,
    example: 'jobs.acme.example/en_US/careers',
    form: 'the address of the list, without https:// and without /SearchJobs',
    hosts: (board) => [hostOf(board)],
    // About 350 requests at once, then 1.2 a second, whatever the tenant; then 406 for three to four minutes.
    meter: { name: 'avature', status: 406, seconds: 240 },
    base: (board) => `https://${board}/`,
    rows: (board, get) => listPostings(board, get, country),
    savedList(text) {
      const page = parsePage(text, HIDDEN)
      return isList(page) ? readRows(page, 'https://saved.invalid/') : null
    },
    idOf,
    hidden: HIDDEN,
    shown: readShown,
    isClosed: ({ pathname }) => /\/Error\/?$/.test(pathname),
  })

/** What Avature puts into a page without showing it: recruiters' names and addresses. */
const HIDDEN = /visibility--hidden/

/** The search fields by which these portals filter for India. Elsewhere the whole list is read. */
const FILTERS: Record<string, string> = {
  'careers.loreal.com/en_us/jobs': '3_110_3=18031&listFilterMode=1',
  'jobs.ea.com/en_us/careers': '8171%5B0%5D=10590&listFilterMode=1',
  'jobs.lenovo.com/en_us/careers': '13036%5B0%5D=12016672&listFilterMode=1',
  'jobs.siemens.com/en_us/externaljobs': '42386=%5B812053%5D&42386_format=17546&listFilterMode=1',
}

function hostOf(board: string): string {
  return board.split('/')[0]?.toLowerCase() ?? ''
}

async function listPostings(board: string, get: Get, country: WantedCountry): Promise<Linked[]> {
  const filter = FILTERS[board.toLowerCase()]
  let total = 0
  const rows = await collectLinkedPages<Linked>({
    first: `https://${board}/SearchJobs/${filter ? `?${filter}` : ''}`,
    key: ({ id }) => id,
    async page(url) {
      const { body, url: reached = url } = await get(url, { accept: 'text/html' })
      if (/\/log-?in\b/i.test(URL.parse(reached)?.pathname ?? ''))
        throw new SourceProblem('blocked', `${url} asks for a login`)
      const page = parsePage(body, HIDDEN)
      if (!isList(page)) throw noPage('search results', body)
      total = Math.max(total, totalOf(page))
      const items = readRows(page, url).filter(({ url }) => new URL(url).hostname === hostOf(board))
      return { items, next: nextPage(page, url) }
    },
  })
  if (rows.length + MISSING < total)
    throw new SourceProblem('network', `the list has ${total} postings but returned ${rows.length}`)
  return rows.filter(({ places }) => mayBeIn(country, places ?? []))
}

/** So many may be closed while we read the pages. */
const MISSING = 5

/** Whether it is a page of results, with or without any. */
function isList(page: HtmlPage): boolean {
  return (
    withClass(page, /section__content__results|list-controls__(?:text|pagination)|article--result/).length > 0
  )
}

/** "1 - 6 of 23 results"; 0 if it does not say, or only "999+". */
function totalOf(page: HtmlPage): number {
  const words = wordsOf(withClass(page, /list-controls__text/)[0])
  return Number(/([\d,]+) results?$/i.exec(words)?.[1]?.replaceAll(',', '') ?? 0)
}

/** The page after this one, by the address that the list itself gives it: `jobOffset`, `folderOffset`. */
function nextPage(page: HtmlPage, current: string): string | null {
  const here = new URL(current)
  const pathOf = ({ origin, pathname }: URL) => origin + pathname.replace(/\/$/, '')
  const offsetOf = ({ searchParams }: URL) =>
    Number([...searchParams].find(([name]) => name.endsWith('Offset'))?.[1] ?? 0)
  // Links in other languages lead to other lists.
  const later = withTag(page, 'a')
    .flatMap((link) => addressOf(link, current) ?? [])
    .filter((url) => pathOf(url) === pathOf(here) && offsetOf(url) > offsetOf(here))
  return later.toSorted((one, other) => offsetOf(one) - offsetOf(other))[0]?.href ?? null
}

/** The postings of a list. The first link with words is the title: others share it, or lead to it again. */
function readRows(page: HtmlPage, base: string): Linked[] {
  const rows = new Map<string, Linked>()
  for (const link of withTag(page, 'a')) {
    const url = addressOf(link, base)
    const id = url && idOf(url)
    const title = wordsOf(link)
    if (!id || rows.has(id) || title === '') continue
    const card = around(link, /article|li|tr/)
    const departments = card ? withClass(card, /list-item-family/).map(wordsOf) : []
    rows.set(id, { id, url: url.href, title, places: card ? placesOf(card) : [], departments })
  }
  return [...rows.values()]
}

/** In an element named so; else the words below the title that have a comma in them. */
function placesOf(card: HtmlElement): string[] {
  const [marked] = withClass(card, /.*location.*/i)
  if (marked) return stated(wordsOf(marked))
  const below = withClass(card, /.*subtitle.*/).flatMap((one) => withTag(one, 'span').map(wordsOf))
  return below.filter((words) => words.includes(',')).slice(0, 1)
}

/** `/en_US/portal/JobDetail/524318`, also with the title before the number. */
function idOf({ pathname }: URL): string | null {
  return /\/JobDetail\/(?:[^/]+\/)?(\d{1,20})\/?$/.exec(pathname)?.[1] ?? null
}

const FIELD = /article__view__item|article__content__view__field/
const LABEL = /field-title|article__content__view__field__label/
const VALUE = /field-value|article__content__view__field__value/

/** A field that only lists places again, without a label of its own. */
const PLACE_LIST = /^(?:additional )?locations?\s*:/i

/** The page's fields, which the employer chooses: those with a label are facts, the others are the description. */
function readShown(page: HtmlPage): Shown {
  const fields = withClass(page, FIELD).map((field) => ({
    label: wordsOf(withClass(field, LABEL)[0]).replace(/:$/, ''),
    value: withClass(field, VALUE)[0],
  }))
  const valueOf = (label: RegExp) => stated(...fields.filter((field) => label.test(field.label)).map(words))
  const [posted = ''] = valueOf(/^(?:date )?posted(?: since| on| date)?$|^posting date$/i)
  const split = stated(...valueOf(/^city\b/i), ...valueOf(/^state\b/i), ...valueOf(/^country\b/i)).join(', ')
  const block = withClass(page, /article__header--locations|field--locations/).map((one) =>
    wordsOf(one).replace(PLACE_LIST, ''),
  )
  const named = valueOf(/^(?:job )?locations?(?:\(s\))?$/i)
  return {
    title: wordsOf(withClass(page, /article__header__text__title/)[0]) || null,
    places: [named, stated(split), stated(...block)].find((places) => places.length > 0) ?? [],
    workplace: valueOf(/^work ?(?:mode|model)$|^remote$/i)[0] ?? null,
    // "28-Sep-2026". Of numbers nobody knows which is the month.
    posted: readStatedMoment(posted)?.toISOString() ?? null,
    description: joinParts(
      fields
        .filter(({ label, value }) => label === '' && !PLACE_LIST.test(wordsOf(value)))
        .map(({ value }) => ({ html: htmlOf(value) })),
    ),
  }
}

function words({ value }: { value: HtmlElement | undefined }): string {
  return wordsOf(value)
}
