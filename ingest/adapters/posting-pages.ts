import { z } from 'zod'
import { fieldText } from '#ingest/text/field-text.ts'
import type { Adapter, Get } from './adapter.ts'
import { defineAdapter, listAt, labelled } from './define-adapter.ts'
import { fetchDetails, refuseTooMany, withoutDetail } from './details.ts'
import { parsePage, type HtmlPage } from './html-page.ts'
import { readJobPosting } from './json-ld/job-posting.ts'
import { readPage } from './json-ld/page.ts'
import { isObject, textOf } from './json-ld/values.ts'
import { readMoment } from './moment.ts'
import { FIRST_SEEN, type RawRejection, type StatedPosting } from './raw-posting.ts'
import { field, kindOfText, parseJson, texts } from './shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { statedText } from './stated.ts'

/** What a page or a list shows of a posting besides the page's `JobPosting`, which goes before it. */
const shownShape = z.object({
  title: field.text,
  places: z.array(field.required).nullish(),
  departments: z.array(field.required).nullish(),
  ...texts('employment', 'workplace', 'experience'),
  /** As `readMoment` reads it. */
  posted: field.text,
  /** HTML. */
  description: field.text,
  /** Where people apply. */
  apply: field.text,
})
export type Shown = z.infer<typeof shownShape>

const linkedShape = shownShape.extend({
  id: z.string().min(1),
  /** Absolute, or relative to the board. */
  url: z.string().min(1),
  detail: z
    .object({ posting: z.record(z.string(), z.unknown()).nullish(), shown: shownShape.nullish() })
    .nullish(),
})

/** A posting in a list. */
export type Linked = Omit<z.infer<typeof linkedShape>, 'detail'>

const list = listAt({ at: 'pages' })

interface PostingPages extends Pick<Adapter, 'name' | 'board' | 'example' | 'form' | 'hosts' | 'meter'> {
  caseSensitive?: boolean
  /** The address that the postings' addresses are relative to. */
  base(board: string): string
  /** The board's list; what lies in another country may be left out. @throws SourceProblem */
  rows(board: string, get: Get): Promise<Linked[]>
  /** The postings of a saved list; null if it is none. */
  savedList(text: string): Linked[] | null
  /** The id in the address of a posting's page; null if it is none. */
  idOf(url: URL): string | null
  /** Elements with such a class are never read. */
  hidden?: RegExp
  /** What a posting's page shows, for pages whose `JobPosting` lacks something or that have none. */
  shown?(page: HtmlPage): Shown
  /** Says of a page after its redirects that its posting is closed. */
  isClosed?(url: URL): boolean
  /** Whether pages may have no date: their postings are dated by our first sighting. */
  undated?: boolean
}

/**
 * An adapter whose list only links to the postings' pages, each of which has a schema.org `JobPosting`: the list is read,
 * then page by page.
 */
export function postingPages(source: PostingPages): Adapter {
  const { base, rows, savedList, idOf, isClosed } = source
  return defineAdapter({
    ...source,
    list,
    posting: linkedShape,
    keepsAll: true,
    label: (item) => nameOf(item, idOf),

    async fetch(board, get) {
      const listed = await rows(board, get)
      refuseTooMany(listed)
      const pages = await fetchDetails(listed, async ({ url }) => {
        const answer = await get(new URL(url, base(board)).href, { accept: 'text/html' })
        const reached = URL.parse(answer.url ?? '')
        if (reached && isClosed?.(reached)) throw new SourceProblem('gone', `${url} leads to ${reached.href}`)
        return readDetail(answer.body, source)
      })
      return list.write(pages)
    },

    parse(text) {
      const plain = text.replace(/^\uFEFF/, '')
      const saved = savedList(plain)
      if (saved?.length) return list.write(saved)
      if (!plain.trimStart().startsWith('<')) return parseJson(plain)
      const detail = readDetail(plain, source)
      if (!detail.posting && saved) return list.write(saved)
      if (!detail.posting) throw noPage('jobs', plain)
      const address = readPage(plain).canonical ?? textOf(detail.posting.url) ?? ''
      const url = URL.parse(address, 'https://page.invalid')
      const id = (url && idOf(url)) ?? textOf(detail.posting.identifier)
      return list.write([{ id, url: address || `#${id}`, detail }])
    },

    read: (item, { board }) => readLinked(item, source, board),
  })
}

/** The problem of an answer that is not the page that we expected. */
export function noPage(withWhat: string, body: string): SourceProblem {
  return new SourceProblem('shape changed', `expected a page with ${withWhat}, got ${kindOfText(body)}`)
}

/** The id and title of an item that does not match: also from its address, and from the page. */
function nameOf(item: unknown, idOf: PostingPages['idOf']) {
  const url = labelled('url', 'title')(item).external_id
  const page = URL.parse(url ?? '', 'https://page.invalid')
  const { external_id, title } = labelled('id', 'title')(item)
  const posting = isObject(item) && isObject(item.detail) ? item.detail.posting : null
  return {
    external_id: external_id ?? (page && idOf(page)),
    title: title ?? (isObject(posting) ? textOf(posting.title) : null),
  }
}

type Detail = NonNullable<z.infer<typeof linkedShape>['detail']>

function readDetail(html: string, { shown, hidden }: PostingPages): Detail {
  const [posting = null] = readPage(html).postings
  try {
    return { posting, shown: shown?.(parsePage(html, hidden)) ?? null }
  } catch (cause) {
    // Nested too deeply.
    throw new SourceProblem('shape changed', `expected a page of a posting: ${String(cause)}`, { cause })
  }
}

function readLinked(
  item: z.infer<typeof linkedShape>,
  { base, undated = false }: PostingPages,
  board: string,
): StatedPosting | RawRejection {
  const { detail } = item
  const posting = detail?.posting ?? null
  const shown = detail?.shown ?? {}
  const title = statedText(item.title) ?? textOf(posting?.title) ?? statedText(shown.title)
  if (title === null) return withoutDetail(item.id, null, 'expected a title, got none')
  const { locations, description, ...facts } = readJobPosting(posting ?? {})
  const text = description || shown.description || item.description || ''
  if (detail && text === '') return withoutDetail(item.id, title, 'the page expected a JobPosting, got none')
  const page = new URL(item.url, base(board)).href
  const places = shown.places?.length ? shown.places : item.places
  const onPage = readMoment(shown.posted ?? item.posted ?? '')
  const isFirstSeen = undated && detail != null && !facts.posted_at && !onPage
  return {
    ...facts,
    external_id: item.id,
    title,
    company: fieldText(textOf(posting?.hiringOrganization) ?? ''),
    locations: locations.length > 0 ? locations : (places ?? []),
    departments: [...facts.departments, ...(shown.departments ?? item.departments ?? [])],
    employment_type: facts.employment_type ?? shown.employment,
    workplace_type: facts.workplace_type ?? shown.workplace,
    experience: facts.experience ?? shown.experience,
    description: text,
    posted_at: facts.posted_at ?? onPage,
    posted_at_basis: isFirstSeen ? FIRST_SEEN : facts.posted_at ? 'datePosted' : 'date on the page',
    source_url: page,
    application_url: webAddress(shown.apply ?? item.apply, page),
  }
}

function webAddress(address: string | null | undefined, base: string): string | null {
  const url = address ? URL.parse(address, base) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}
