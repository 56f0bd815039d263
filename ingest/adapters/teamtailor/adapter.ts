import type { Adapter, BoardReading, BoardSettings, Get } from '../adapter.ts'
import type { RawLocation, RawPosting } from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, parseJson } from '../shape.ts'
import { SourceProblem } from '../source-problem.ts'
import { parseXml } from '../xml.ts'
import { readJobPosting } from '#ingest/adapters/json-ld/job-posting.ts'
import { stated, statedText } from '../stated.ts'
import {
  feedShape,
  itemShape,
  jsonFeedShape,
  jsonItemShape,
  type TeamtailorItem,
  type TeamtailorJsonItem,
} from './shape.ts'

/** Jobs per page; the default is a hundred. */
const PAGE = 200
/** No real company has this many pages. */
const MOST_PAGES = 50

/**
 * Teamtailor career sites, from their RSS feed: documented and public. A site on its own domain needs it as
 * `baseUrl`, because the vendor's address redirects there. A saved JSON Feed (`jobs.json`) is read too.
 */
export const teamtailor: Adapter = {
  name: 'teamtailor',
  // `acme.na` is a site in North America.
  board: /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.na)?$/i,
  caseSensitive: false,
  example: 'acme',
  hosts: (board) => [`${board}.teamtailor.com`],
  fetch: (board, get) => fetchPages(`https://${board}.teamtailor.com/jobs.rss`, get),
  parse: (text) => (/^\s*\{/.test(text) ? parseJson(text) : parseXml(text, LISTS)),
  read(payload, board, settings) {
    return jsonFeedShape.safeParse(payload).success
      ? readJsonFeed(payload, board, settings)
      : readFeed(payload, board, settings)
  },
}

const LISTS = ['rss.channel.item', 'rss.channel.item.tt:locations.tt:location']

/**
 * Fetches pages until one has nothing new. A short page is not the last one: a server may return fewer jobs
 * than requested, and jobs that we do not fetch would be closed.
 */
async function fetchPages(url: string, get: Get): Promise<unknown> {
  const jobs = new Map<string, unknown>()
  let title: unknown
  let offset = 0
  for (let page = 0; page < MOST_PAGES; page++) {
    const channel = await fetchPage(`${url}?per_page=${PAGE}&offset=${offset}`, offset > 0, get)
    const items = channel?.item ?? []
    const fresh = items.filter((item) => !jobs.has(linkOf(item)))
    for (const item of fresh) jobs.set(linkOf(item), item)
    title ??= channel?.title
    if (fresh.length === 0) return { rss: { channel: { title, item: [...jobs.values()] } } }
    offset += items.length
  }
  throw new SourceProblem('shape changed', `expected the feed to end, got ${MOST_PAGES} pages of new jobs`)
}

/** @param mayBePastEnd Whether 404 means the end of the list, returned as null. */
async function fetchPage(address: string, mayBePastEnd: boolean, get: Get) {
  try {
    const { body } = await get(address, { accept: 'application/rss+xml, application/xml;q=0.9' })
    return checkShape(feedShape, parseXml(body, LISTS)).rss.channel
  } catch (error) {
    if (mayBePastEnd && error instanceof SourceProblem && error.outcome === 'gone') return null
    throw error
  }
}

function linkOf(item: unknown): string {
  return itemShape.pick({ link: true }).safeParse(item).data?.link ?? JSON.stringify(item)
}

function readFeed(payload: unknown, board: string, settings?: BoardSettings): BoardReading {
  const { channel } = checkShape(feedShape, payload).rss
  const company = settings?.company ?? statedText(channel.title) ?? board
  return readEach({
    items: channel.item,
    at: 'rss.channel.item',
    shape: itemShape,
    title: labelled((field) => idOf(field('link'), field('guid')), 'title'),
    read: (item) => readItem(item, company),
  })
}

function readItem(item: TeamtailorItem, company: string): RawPosting {
  return {
    external_id: idOf(item.link, item.guid) ?? item.link,
    title: item.title,
    company,
    locations: readLocations(item),
    offices: [],
    departments: stated(item['tt:department'], item['tt:role']),
    employment_type: null,
    workplace_type: WORKPLACES[item.remoteStatus?.trim().toLowerCase() ?? ''] ?? null,
    experience: null,
    skills: [],
    description: item.description ?? '',
    posted_at: item.pubDate,
    posted_at_basis: 'pubDate',
    updated_at: null,
    application_deadline: null,
    requisition_id: null,
    source_url: item.link,
    application_url: item.link,
    pay: [],
    pay_text: null,
  }
}

/**
 * `none` may mean that nobody has filled it in, and `temporary` is from the pandemic: neither says where the
 * work is.
 */
const WORKPLACES: Record<string, string> = { fully: 'Remote', hybrid: 'Hybrid' }

/**
 * `7308188` in `/jobs/7308188-account-manager`, which stays the same when the title changes. Without a
 * number, the other id, else the address.
 */
function idOf(link: string | null, other: string | null | undefined): string | null {
  const [, number] = /\/jobs\/(\d+)(?:-|$)/.exec(URL.parse(link ?? '')?.pathname ?? '') ?? []
  return number ?? statedText(other) ?? link
}

function readLocations({ 'tt:locations': locations }: TeamtailorItem): RawLocation[] {
  return (locations ? locations['tt:location'] : []).flatMap((location) => {
    if (!location) return []
    const country = statedText(location['tt:country'])
    const text = statedText(location['tt:city']) ?? statedText(location['tt:name'])
    return text === null && country === null ? [] : [{ text: text ?? '', country }]
  })
}

function readJsonFeed(payload: unknown, board: string, settings?: BoardSettings): BoardReading {
  const { items, title } = checkShape(jsonFeedShape, payload)
  const company = settings?.company ?? statedText(title) ?? board
  return readEach({
    items,
    at: 'items',
    shape: jsonItemShape,
    title: nameOfJson,
    read: (item) => readJsonItem(item, company),
  })
}

function nameOfJson(item: unknown) {
  const { _jobposting: page } = jsonItemShape.pick({ _jobposting: true }).safeParse(item).data ?? {}
  const number = readJobPosting(page ?? {}).requisition_id
  return labelled((field) => idOf(field('url'), number), 'title')(item)
}

/** Reads an item of a JSON Feed; its places come from its JSON-LD. */
function readJsonItem({ _jobposting: page, ...item }: TeamtailorJsonItem, company: string): RawPosting {
  const stated = readJobPosting(page ?? {})
  return {
    ...stated,
    external_id: idOf(item.url, stated.requisition_id) ?? item.url,
    title: item.title,
    company,
    offices: [],
    description: item.content_html ?? stated.description,
    posted_at: item.date_published,
    posted_at_basis: 'date_published',
    updated_at: null,
    requisition_id: null,
    source_url: item.url,
    application_url: item.url,
    pay_text: null,
  }
}
