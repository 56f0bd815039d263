import { z } from 'zod'
import type { Adapter, BoardReading, BoardSettings, Get } from '../adapter.ts'
import { rawPosting, type RawLocation, type RawPosting } from '../raw-posting.ts'
import { nameCompany } from '../company-name.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, listOf, optionalText, parseJson } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { parseXml } from '../xml.ts'
import { readJobPosting } from '#ingest/adapters/json-ld/job-posting.ts'
import { stated, statedPlaces, statedText } from '../stated.ts'
import {
  feedShape,
  itemShape,
  jsonFeedShape,
  jsonItemShape,
  type TeamtailorItem,
  type TeamtailorJsonItem,
} from './shape.ts'

/** Jobs per page; many sites return a hundred, whatever we ask for. */
const PAGE = 200
const FULL = 100
/** No real company has this many pages. */
const MOST_PAGES = 50

/**
 * Teamtailor career sites, from their RSS feed: documented and public. A site on its own domain needs it as
 * `baseUrl`, because the vendor's address redirects there. A saved JSON Feed (`jobs.json`) is read too.
 *
 * Facts from the vendor's guide and headstart (766 boards, 27 of them with a hundred jobs or more, 2026-09-25); last
 * seen to hold 2026-09-25.
 */
export const teamtailor: Adapter = {
  name: 'teamtailor',
  // `acme.na` is a site in North America.
  board: /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.na)?$/i,
  caseSensitive: false,
  example: 'acme',
  form: 'the tenant, as in acme.teamtailor.com',
  hosts: (board) => [`${board}.teamtailor.com`],
  kept: feedShape.extend({
    rss: z.object({ channel: z.object({ title: optionalText, item: listOf(itemShape) }) }),
  }),
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
 * than requested, and jobs that we do not fetch would be closed. A full page that comes again means that the site
 * ignores our paging, and a refused page that the rest is not to be had now: then the feed says that it is incomplete.
 */
async function fetchPages(url: string, get: Get): Promise<z.infer<typeof feedShape>> {
  const jobs = new Map<string, unknown>()
  let title: string | null | undefined
  let offset = 0
  const feed = (incomplete?: string) => ({
    rss: { channel: { title, item: [...jobs.values()] } },
    incomplete,
  })
  for (let page = 0; page < MOST_PAGES; page++) {
    const channel = await fetchPage(`${url}?per_page=${PAGE}&offset=${offset}`, offset > 0, get)
    if (channel === 'refused') return feed(`the site refuses the jobs after the first ${jobs.size}`)
    const items = channel?.item ?? []
    const fresh = items.filter((item) => !jobs.has(linkOf(item)))
    for (const item of fresh) jobs.set(linkOf(item), item)
    title ??= channel?.title
    if (fresh.length === 0)
      return feed(
        items.length < FULL ? undefined : `the feed repeats its ${jobs.size} jobs, so there may be more`,
      )
    offset += items.length
  }
  throw new SourceProblem('shape changed', `expected the feed to end, got ${MOST_PAGES} pages of new jobs`)
}

/** @param isFurther After the first page, 404 means the end of the list, returned as null. */
async function fetchPage(address: string, isFurther: boolean, get: Get) {
  try {
    const { body } = await get(address, { accept: 'application/rss+xml, application/xml;q=0.9' })
    return checkShape(feedShape, parseXml(body, LISTS)).rss.channel
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error
    if (isFurther && error.outcome === 'gone') return null
    if (error.status !== 400) throw error
    if (isFurther) return 'refused'
    // It passes.
    throw new SourceProblem('network', `${address} answered 400`, { cause: error, status: 400 })
  }
}

function linkOf(item: unknown): string {
  return itemShape.pick({ link: true }).safeParse(item).data?.link ?? JSON.stringify(item)
}

function readFeed(payload: unknown, board: string, settings?: BoardSettings): BoardReading {
  const {
    rss: { channel },
    incomplete,
  } = checkShape(feedShape, payload)
  const company = nameCompany(board, channel.title, settings)
  return readEach({
    items: channel.item,
    at: 'rss.channel.item',
    shape: itemShape,
    incomplete,
    title: labelled((field) => idOf(field('link'), field('guid')), 'title'),
    read: (item) => readItem(item, company),
  })
}

type Company = ReturnType<typeof nameCompany>

function readItem(item: TeamtailorItem, company: Company): RawPosting {
  return rawPosting({
    external_id: idOf(item.link, item.guid) ?? item.link,
    title: item.title,
    ...company,
    locations: readLocations(item),
    departments: stated(item['tt:department'], item['tt:role']),
    workplace_type: WORKPLACES[item.remoteStatus?.trim().toLowerCase() ?? ''] ?? null,
    description: item.description ?? '',
    posted_at: item.pubDate,
    posted_at_basis: 'pubDate',
    source_url: item.link,
  })
}

/** `temporary` is from the pandemic, and says nothing about where the work is. */
const WORKPLACES: Record<string, string> = {
  none: 'On-site',
  onsite: 'On-site',
  'on-site': 'On-site',
  fully: 'Remote',
  remote: 'Remote',
  hybrid: 'Hybrid',
}

/**
 * `7308188` in `/jobs/7308188-account-manager`, which stays the same when the title changes. Without a
 * number, the other id, else the address.
 */
function idOf(link: string | null, other: string | null | undefined): string | null {
  const [, number] = /\/jobs\/(\d+)(?:-|$)/.exec(URL.parse(link ?? '')?.pathname ?? '') ?? []
  return number ?? statedText(other) ?? link
}

function readLocations({ 'tt:locations': locations }: TeamtailorItem): RawLocation[] {
  return statedPlaces(
    (locations ? locations['tt:location'] : []).flatMap((place) =>
      place ? [{ text: statedText(place['tt:city']) ?? place['tt:name'], country: place['tt:country'] }] : [],
    ),
  )
}

function readJsonFeed(payload: unknown, board: string, settings?: BoardSettings): BoardReading {
  const { items, title } = checkShape(jsonFeedShape, payload)
  const company = nameCompany(board, title, settings)
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
function readJsonItem({ _jobposting: page, ...item }: TeamtailorJsonItem, company: Company): RawPosting {
  const stated = readJobPosting(page ?? {})
  return rawPosting({
    ...stated,
    external_id: idOf(item.url, stated.requisition_id) ?? item.url,
    title: item.title,
    ...company,
    description: item.content_html ?? stated.description,
    posted_at: item.date_published,
    posted_at_basis: 'date_published',
    requisition_id: null,
    source_url: item.url,
  })
}
