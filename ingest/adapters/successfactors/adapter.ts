import { labelled, belowHost } from '../define-adapter.ts'
import { fieldText } from '#ingest/text/field-text.ts'
import type { Adapter, BoardSettings } from '../adapter.ts'
import { nameCompany } from '../company-name.ts'
import { withoutDetail } from '../details.ts'
import { fetchJobPosting } from '../json-ld/fetch-posting.ts'
import { readJobPosting } from '../json-ld/job-posting.ts'
import { readPage } from '../json-ld/page.ts'
import { textOf } from '../json-ld/values.ts'
import { readLastDay, readPageMoment, readStatedMoment } from '../moment.ts'
import { readNewPages, type AskedPage } from '../new-pages.ts'
import { knownPages, watchClock, type KnownPages } from '../page-memory.ts'
import { mayLack, rawPosting, type RawPosting, type RawRejection } from '../raw-posting.ts'
import { readEach } from '../read-each.ts'
import { checkShape } from '../shape.ts'
import { stated, statedText } from '../stated.ts'
import type { WantedCountry } from '../wanted-country.ts'
import { addressOf, idInAddress, openBoard } from './board.ts'
import { readXmlList } from './feed.ts'
import { readPlace, splitPlace } from './place.ts'
import { readSearchPage } from './search.ts'
import { boardShape, itemShape, memoryShape, storedMoment, type SuccessFactorsItem } from './shape.ts'

/**
 * Career sites of SAP SuccessFactors. A board is the site's host, usually the employer's own (`jobs.acme.example`), for
 * one brand of it with its path, and for an older site the host and the company (`career5.successfactors.eu/acmeP`).
 *
 * The list comes from the feed for job search engines, which stands under three names, else from a plain sitemap, else
 * from the search pages. What the list lacks is on the posting's page, mostly as microdata; each page is read once.
 * `/services/`, which robots.txt disallows on every site that was looked at, is never asked.
 *
 * Facts: feeds as read by colophon-group/jobseek (2026-08-22) and santifer/career-ops (2026-08-22), search and posting
 * pages by Girish-Garg/jobdekho (2026-09-30), robots.txt and the older feed by sarthakjain004/headstart (2026-09-07,
 * 2026-09-29). Never asked by us.
 */
export const successfactors = (country: WantedCountry): Adapter => ({
  name: 'successfactors',
  // Below the host are a brand, or the company of an older site.
  board: belowHost(String.raw`(?:/[\w-]{1,60}){0,2}`),
  caseSensitive: 'below host',
  example: 'jobs.acme.example',
  form: 'the host of the careers site, without https://, or of an older one as in career5.successfactors.eu/acmeP',
  hosts: (board) => [addressOf(board).host],

  async fetch(board, get, _, memory = { before: null }) {
    const known = knownPages(memory.before)
    const clock = watchClock(get)
    const doorBefore = memoryShape.safeParse(memory.before).data?.door ?? null
    const list = await openBoard(board, clock.get, country, doorBefore)
    const items = list.items.map((item) => withKnownDate(withAddress(item, board), known))
    const asked = items.flatMap((item) => needsPage(item, board) ?? [])
    const pages = await readNewPages({
      asked: inOrder(asked, country),
      listed: items.flatMap((item) => linkOf(item) ?? []),
      known,
      clock,
      fetch: (url) => fetchJobPosting(url, addressOf(board).host, clock.get),
      postedOf: (posting) => textOf(posting.datePosted),
    })
    const ready = items.filter((item) => needsPage(item, board) === null)
    memory.next = { door: list.door, pages: pages.known }
    return {
      ...asFeed(list.name, [...ready, ...pages.items]),
      skipped: pages.skipped.map(({ url }) => idInAddress(url) ?? url),
      unvisited: pages.unvisited,
      problem: list.problem ?? pages.problem,
    }
  },

  parse(text) {
    if (!/^\uFEFF?\s*<(?:!doctype\s+)?html\b/i.test(text)) {
      const { name, items } = readXmlList(text)
      return asFeed(name, items)
    }
    const { postings, canonical } = readPage(text)
    if (postings.length === 0) return asFeed(null, readSearchPage(text, null).rows)
    const [, id] = /\/talentcommunity\/apply\/(\d+)/.exec(text) ?? []
    const items = postings.map((detail) => ({ link: canonical ?? '/', 'g:id': id, detail }))
    return asFeed(null, items)
  },

  read(payload, board, settings) {
    const { rss, problem, skipped, unvisited } = checkShape(boardShape, payload)
    const { title: name, item: items } = rss.channel
    const addressed = items.map((item) => withAddress(item, board))
    // A page that failed, or an address alone, says nothing of the list's shape.
    const bare = addressed.flatMap((item) => bareItem(item) ?? [])
    const reading = readEach({
      items: addressed.filter((item) => bareItem(item) === null),
      at: 'rss.channel.item',
      shape: itemShape,
      title: labelled((field) => idOf(field('link'), field('g:id'), field('guid')), 'title'),
      read: (item) => readItem(item, name ?? null, board, settings),
    })
    reading.rejected.push(...bare)
    if (problem) reading.rejected.push(mayLack(`the list ${problem}`))
    return { ...reading, ...(skipped?.length && { skipped, unvisited }) }
  },
})

/** Whatever list the postings are from, they are saved in the form of the feed. */
function asFeed(title: string | null, item: unknown[]) {
  return { rss: { channel: { title, item } } }
}

function addressIn(item: unknown): string | null {
  return labelled('link', '')(item).external_id
}

/** Search pages and the older feed have addresses without the host. */
function withAddress(item: unknown, board: string): unknown {
  const link = addressIn(item)
  if (!link?.startsWith('/')) return item
  const { host, isLegacy, path } = addressOf(board)
  const url = new URL(link, `https://${host}/`)
  if (isLegacy) url.searchParams.set('company', path)
  return Object.assign({}, item, { link: url.href })
}

/** The page of an item that lacks its date or its text, if it is on the board's own host. */
function needsPage(item: unknown, board: string): AskedPage | null {
  const { host, isLegacy } = addressOf(board)
  const { data } = itemShape.safeParse(item)
  if (!data || isLegacy || URL.parse(data.link)?.hostname !== host) return null
  const isDateOnly = data.title != null && saysMoreThanTitle(data)
  const hasDate = data.pubDate || data['g:publish_date'] || data.posted
  if (isDateOnly && hasDate) return null
  const lastmod = labelled('lastmod', '')(item).external_id
  return { url: pageAddress(data.link), lastmod, item, isDateOnly }
}

/** On some tenants the description is the title again, or empty: its beginning tells. */
function saysMoreThanTitle({ title, description }: SuccessFactorsItem): boolean {
  const letters = (text: string) =>
    fieldText(text)
      .replace(/<[^<>]*(?:>|$)|[^\p{L}\p{N}]+/gu, '')
      .toLowerCase()
  const text = letters(description?.slice(0, BEGINNING) ?? '')
  return text !== '' && !letters(title ?? '').includes(text)
}

const BEGINNING = 4000

/** The address without the parameters that name the feed it was found in. */
function pageAddress(link: string): string {
  const url = new URL(link)
  if (url.pathname.includes('/job/')) url.search = ''
  return url.href
}

function linkOf(item: unknown): string | null {
  const link = addressIn(item)
  return link !== null && URL.canParse(link) ? pageAddress(link) : null
}

function withKnownDate(item: unknown, known: KnownPages): unknown {
  const posted = known[linkOf(item) ?? '']?.posted
  return posted ? Object.assign({}, item, { posted }) : item
}

/** Many addresses begin with the city. Numbers grow with time. */
function inOrder(pages: AskedPage[], country: WantedCountry): AskedPage[] {
  const words = ({ url }: AskedPage) => new URL(url).pathname.replace(/[-_/+]+/g, ' ')
  const rank = new Map(pages.map((page) => [page, country.holds(words(page)) === 'yes' ? 0 : 1]))
  const number = ({ url }: AskedPage) => Number(idInAddress(url) ?? 0)
  return pages.toSorted(
    (one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0) || number(other) - number(one),
  )
}

function idOf(link: string | null, id: string | null, guid: string | null): string | null {
  return idInAddress(link ?? '') ?? statedText(id) ?? statedText(guid) ?? link
}

/** The rejection of an item whose page could not be read; null for any other. */
function bareItem(item: unknown): RawRejection | null {
  const { data } = itemShape.safeParse(item)
  if (!data || (!data.detail_problem && (data.title != null || data.detail))) return null
  const id = idOf(pageAddress(data.link), data['g:id'] ?? null, data.guid ?? null) ?? data.link
  const title = data.title == null ? null : readPlace(data).title
  return withoutDetail(id, title, data.detail_problem ?? 'a sitemap has only the posting’s address')
}

/** A placeholder of the vendor's, not a department. */
const PLACEHOLDER = /^ATS_WEBFORM$/i

/** What the vendor did not fill in: `[[aboutUs]]`. */
function withoutTokens(text: string): string {
  return text.replace(/\[\[[^[\]]{1,60}\]\]/g, '')
}

function readItem(
  item: SuccessFactorsItem,
  name: string | null,
  board: string,
  settings: BoardSettings | undefined,
): RawPosting | RawRejection {
  const link = pageAddress(item.link)
  const external_id = idOf(link, item['g:id'] ?? null, item.guid ?? null) ?? link
  const page = item.detail ?? null
  const { title, location } = readPlace(item)
  const facts = page && readJobPosting(page)
  const onPage = facts?.locations.map((one) => (one.country === null ? splitPlace(one.text) : one)) ?? []
  const places = onPage.length > 0 || location === null ? onPage : [location]
  const employer = statedText(item['g:employer']) ?? textOf(page?.hiringOrganization) ?? feedName(name)
  const described = saysMoreThanTitle(item) ? item.description : facts?.description
  const functions = stated(item['g:job_function']).filter((word) => !PLACEHOLDER.test(word))
  const remembered = storedMoment.parse(item.posted) ?? readPageMoment(item.posted ?? '')
  return rawPosting({
    external_id,
    title: withoutTokens(title || (textOf(page?.title) ?? '')).trim(),
    ...nameCompany(namedIn(board), employer, settings),
    locations: places.filter((place, index) => places.findIndex(({ text }) => text === place.text) === index),
    departments: functions.length > 0 ? functions : (facts?.departments ?? []),
    employment_type: statedText(item['g:job_type']) ?? facts?.employment_type ?? null,
    experience: statedText(item.experience) ?? facts?.experience ?? null,
    skills: facts?.skills ?? [],
    description: withoutTokens(described ?? ''),
    posted_at:
      item.pubDate ??
      item['g:publish_date'] ??
      facts?.posted_at ??
      remembered ??
      readStatedMoment(item.listed),
    posted_at_basis: item.pubDate ? 'pubDate' : item['g:publish_date'] ? 'publish_date' : 'datePosted',
    application_deadline: readLastDay(item['g:expiration_date'] ?? '') ?? facts?.application_deadline ?? null,
    requisition_id: statedText(item.requisition) ?? facts?.requisition_id ?? null,
    source_url: link,
  })
}

/** The part of a board's token that names the employer: an older site's host is the vendor's, `acmeP3` is not. */
function namedIn(board: string): string {
  const { isLegacy, path } = addressOf(board)
  return (isLegacy && path.replace(/P\d*$/, '')) || board
}

/** What a feed calls itself, unless that is only a word for jobs. */
function feedName(name: string | null): string | null {
  return /^(?:jobs?|careers?|job (?:listings?|feed)|all jobs)$/i.test(name?.trim() ?? '') ? null : name
}
