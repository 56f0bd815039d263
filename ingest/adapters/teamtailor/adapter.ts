import { z } from 'zod'
import type { Get } from '../adapter.ts'
import { defineAdapter, listAt, labelled } from '../define-adapter.ts'
import { readJobPosting } from '../json-ld/job-posting.ts'
import { collectLinkedPages } from '../linked-pages.ts'
import { field, parseJson, texts } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { statedText, type StatedPlace } from '../stated.ts'
import { parseXml } from '../xml.ts'

/** Jobs per page; many sites return a hundred, whatever we ask for. */
const PAGE = 200
const FULL = 100
/** No real company has this many pages. */
const MOST_PAGES = 50

const LISTS = ['rss.channel.item', 'rss.channel.item.tt:locations.tt:location']

/** The parser returns an empty text for any empty element. */
const emptyOr = <T extends z.ZodType>(shape: T) => z.union([z.literal(''), shape]).nullish()

const itemShape = z.object({
  title: field.title,
  link: z.url(),
  guid: field.text,
  pubDate: field.requiredMoment,
  /** HTML, already decoded once by the XML parser. */
  description: field.text,
  /** `none`, `onsite`, `hybrid`, `fully`, `remote` or `temporary`. */
  remoteStatus: field.text,
  'tt:locations': emptyOr(
    z.object({
      'tt:location': z.array(
        emptyOr(z.object({ 'tt:name': field.text, 'tt:city': field.text, 'tt:country': field.text })),
      ),
    }),
  ),
  ...texts('tt:department', 'tt:role'),
})

/** `jobs.rss`. https://support.teamtailor.com/en/articles/11171756-rss-feed-how-to-guide */
const list = listAt({
  at: 'rss.channel.item',
  orNone: (items) => items.nullish(),
  // Why there may be more jobs is added by us.
  beside: { 'rss.channel.title': field.beside, incomplete: field.text },
})

const feed = defineAdapter({
  name: 'teamtailor',
  // `acme.na` is a site in North America.
  board: /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.na)?$/i,
  example: 'acme',
  form: 'the tenant, as in acme.teamtailor.com',
  hosts: (board) => [`${board}.teamtailor.com`],
  list,
  posting: itemShape,
  label: labelled((of) => idOf(of('link'), of('guid')), 'title'),
  unread: ({ incomplete }) => ({ incomplete }),
  fetch: (board, get) => fetchPages(`https://${board}.teamtailor.com/jobs.rss`, get),
  parse: (text) => (/^\s*\{/.test(text) ? parseJson(text) : parseXml(text, LISTS)),

  read: (item, { beside }) => ({
    external_id: idOf(item.link, item.guid) ?? item.link,
    title: item.title,
    company: beside['rss.channel.title'],
    locations: readLocations(item),
    departments: [item['tt:department'], item['tt:role']],
    workplace_type: WORKPLACES[item.remoteStatus?.trim().toLowerCase() ?? ''],
    description: item.description,
    posted: { pubDate: item.pubDate },
    source_url: item.link,
  }),
})

/** `jobs.json`, the same list as a JSON Feed: undocumented, with fewer fields. */
const jsonItemShape = z.object({
  title: field.title,
  url: z.url(),
  date_published: field.requiredMoment,
  content_html: field.text,
  _jobposting: z.record(z.string(), z.unknown()).nullish(),
})

/** Items of a JSON Feed have their places in JSON-LD. */
const jsonFeed = defineAdapter({
  ...feed,
  list: listAt({ at: 'items', beside: { title: field.beside } }),
  posting: jsonItemShape,
  label(item) {
    const { _jobposting: page } = jsonItemShape.pick({ _jobposting: true }).safeParse(item).data ?? {}
    const number = readJobPosting(page ?? {}).requisition_id
    return labelled((of) => idOf(of('url'), number), 'title')(item)
  },
  read({ _jobposting: page, ...item }, { beside }) {
    const facts = readJobPosting(page ?? {})
    return {
      ...facts,
      external_id: idOf(item.url, facts.requisition_id) ?? item.url,
      title: item.title,
      company: beside.title,
      description: item.content_html ?? facts.description,
      posted: { date_published: item.date_published },
      requisition_id: null,
      source_url: item.url,
    }
  },
})

/**
 * Teamtailor career sites, from their RSS feed: documented and public. A site on its own domain needs it as
 * `baseUrl`, because the vendor's address redirects there. A saved JSON Feed (`jobs.json`) is read too.
 *
 * Facts from the vendor's guide and headstart (766 boards, 27 of them with a hundred jobs or more, 2026-09-25); last
 * seen to hold 2026-09-25.
 */
export const teamtailor: typeof feed = {
  ...feed,
  read: (payload, ...about) =>
    (z.object({ items: z.array(z.unknown()) }).safeParse(payload).success ? jsonFeed : feed).read(
      payload,
      ...about,
    ),
}

/**
 * Fetches pages until one has nothing new. A short page is not the last one: a server may return fewer jobs
 * than requested, and jobs that we do not fetch would be closed. A full page that comes again means that the site
 * ignores our paging, and a refused page that the rest is not to be had now: then the feed says that it is incomplete.
 */
async function fetchPages(url: string, get: Get): Promise<unknown> {
  let title: unknown
  let last: Awaited<ReturnType<typeof fetchPage>> = null
  const jobs = await collectLinkedPages({
    first: '0',
    key: labelled('link', ''),
    mayRepeat: true,
    most: MOST_PAGES,
    async page(offset) {
      last = await fetchPage(`${url}?per_page=${PAGE}&offset=${offset}`, offset !== '0', get)
      const items = typeof last === 'string' ? [] : (last?.items ?? [])
      if (typeof last !== 'string') title ??= last?.beside['rss.channel.title']
      return { items, next: items.length === 0 ? null : String(Number(offset) + items.length) }
    },
  })
  return list.write(jobs, { 'rss.channel.title': title, incomplete: whyIncomplete(last, jobs.length) })
}

function whyIncomplete(last: Awaited<ReturnType<typeof fetchPage>>, jobs: number): string | undefined {
  if (last === 'refused') return `the site refuses the jobs after the first ${jobs}`
  const isFull = (last?.items.length ?? 0) >= FULL
  return isFull ? `the feed repeats its ${jobs} jobs, so there may be more` : undefined
}

/** @param isFurther After the first page, 404 means the end of the list, returned as null. */
async function fetchPage(address: string, isFurther: boolean, get: Get) {
  try {
    const { body } = await get(address, { accept: 'application/rss+xml, application/xml;q=0.9' })
    return list.read(parseXml(body, LISTS))
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error
    if (isFurther && error.outcome === 'gone') return null
    if (error.status !== 400) throw error
    if (isFurther) return 'refused'
    // It passes.
    throw new SourceProblem('network', `${address} answered 400`, { cause: error, status: 400 })
  }
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

function readLocations({ 'tt:locations': locations }: z.infer<typeof itemShape>): StatedPlace[] {
  return (locations ? locations['tt:location'] : []).map(
    (place) =>
      place && { text: statedText(place['tt:city']) ?? place['tt:name'], country: place['tt:country'] },
  )
}
