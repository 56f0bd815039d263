import { fieldText } from '#ingest/text/field-text.ts'
import type { Adapter, BoardSettings, Get } from '../adapter.ts'
import { readLastDay } from '../file/dates.ts'
import { fetchDetails, refuseTooMany, withoutDetail } from '../details.ts'
import { HOST_NAME } from '../host-name.ts'
import { readPageMoment } from '../moment.ts'
import type { RawLocation, RawPosting, RawRejection } from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape } from '../shape.ts'
import { SourceProblem } from '../source-problem.ts'
import { stated, statedText } from '../stated.ts'
import type { WantedCountry } from '../wanted-country.ts'
import { parseXml } from '../xml.ts'
import { datePostedOn } from './date-posted.ts'
import { feedShape, itemShape, LISTS, type SuccessFactorsItem } from './shape.ts'

/** The feed is generated while it is sent, at about 30 kB a second. */
const FEED_MS = 300_000

/**
 * Career sites of SAP SuccessFactors, from the feed that they publish for job search engines: all postings in
 * one response. A board is the site's host, usually the employer's own.
 */
export const successfactors = (country: WantedCountry): Adapter => ({
  name: 'successfactors',
  board: HOST_NAME,
  caseSensitive: false,
  example: 'jobs.acme.example',
  hosts: (board) => [board],

  async fetch(board, get) {
    const { rss } = checkShape(feedShape, parseFeed(await fetchFeed(board, get)))
    const listed = rss.channel.item.filter((item) => mayBeIn(country, item))
    const undated = listed.filter((item) => addressIfUndated(item, board) !== null)
    refuseTooMany(undated)
    const item = await fetchDetails(listed, (item) => {
      const address = addressIfUndated(item, board)
      if (address === null) return null
      return get(address, { accept: 'text/html' }).then(({ body }) => ({ datePosted: datePostedOn(body) }))
    })
    return { rss: { channel: { title: rss.channel.title, item } } }
  },

  parse: parseFeed,

  read(payload, board, settings) {
    const { channel } = checkShape(feedShape, payload).rss
    return readEach({
      items: channel.item,
      at: 'rss.channel.item',
      shape: itemShape,
      title: labelled((field) => idOf(field('link'), field('g:id'), field('guid')), 'title'),
      read: (item) => readItem(item, companyOf(item, channel.title, board, settings)),
    })
  },
})

/** The feed's usual address; some sites have it in place of their sitemap. */
async function fetchFeed(board: string, get: Get): Promise<string> {
  const options = { accept: 'application/rss+xml, application/xml;q=0.9', timeoutMs: FEED_MS }
  try {
    return (await get(`https://${board}/sitemal.xml`, options)).body
  } catch (error) {
    if (!(error instanceof SourceProblem) || error.outcome !== 'gone') throw error
    return (await get(`https://${board}/sitemap.xml`, options)).body
  }
}

/** @throws SourceProblem, with what to do about a site that only lists the addresses of its pages. */
function parseFeed(text: string): unknown {
  const payload = parseXml(text, LISTS)
  if (typeof payload === 'object' && payload !== null && ('urlset' in payload || 'sitemapindex' in payload))
    throw new SourceProblem(
      'shape changed',
      'expected a feed of jobs, got a sitemap: if its pages carry JobPosting data, use jsonld:<host>',
    )
  return payload
}

/** The page that has the date which the feed leaves out, if it is on the board's own host. */
function addressIfUndated(item: unknown, board: string): string | null {
  const { data } = itemShape.safeParse(item)
  if (!data || data.pubDate || data['g:publish_date']) return null
  const url = new URL(data.link)
  return url.hostname === board ? url.href : null
}

/** What is unreadable stays, so that it is reported. */
function mayBeIn(country: WantedCountry, item: unknown): boolean {
  const { data } = itemShape.pick({ title: true, 'g:location': true }).safeParse(item)
  if (!data) return true
  const { location } = readPlace(data)
  if (location === null) return true
  return location.country === null ? country.holds(location.text) !== 'no' : location.country === country.code
}

function idOf(link: string | null, id: string | null, guid: string | null): string | null {
  const [, number] = /\/(\d+)\/?$/.exec(URL.parse(link ?? '')?.pathname ?? '') ?? []
  return number ?? statedText(id) ?? statedText(guid) ?? link
}

function companyOf(
  item: SuccessFactorsItem,
  channel: string | null | undefined,
  board: string,
  settings?: BoardSettings,
): string {
  return settings?.company ?? statedText(item['g:employer']) ?? statedText(channel) ?? board
}

function readItem(item: SuccessFactorsItem, company: string): RawPosting | RawRejection {
  const external_id = idOf(item.link, item['g:id'] ?? null, item.guid ?? null) ?? item.link
  if (item.detail_problem) return withoutDetail(external_id, item.title, item.detail_problem)
  const { title, location } = readPlace(item)
  const onPage = readPageMoment(item.detail?.datePosted ?? '')
  return {
    external_id,
    title,
    company,
    locations: location === null ? [] : [location],
    offices: [],
    departments: stated(item['g:job_function']),
    employment_type: statedText(item['g:job_type']),
    workplace_type: null,
    experience: null,
    skills: [],
    description: item.description ?? '',
    posted_at: item.pubDate ?? item['g:publish_date'] ?? onPage,
    posted_at_basis: item.pubDate ? 'pubDate' : item['g:publish_date'] ? 'publish_date' : 'datePosted',
    updated_at: null,
    application_deadline: readLastDay(item['g:expiration_date'] ?? ''),
    requisition_id: null,
    source_url: item.link,
    application_url: item.link,
    pay: [],
    pay_text: null,
  }
}

/** "(Pune, IN)", "(Bangalore, KA, IN, 560103)" at the end of a title, with its country. */
const PLACE_IN_TITLE = /\s*\(([^()]*,\s*)?([A-Z]{2})((?:,\s*[\w -]{3,10})?)\)\s*$/

/** The feed adds the place to the title, which has the country; `g:location` often does not. */
function readPlace({ title, 'g:location': stated }: Pick<SuccessFactorsItem, 'title' | 'g:location'>): {
  title: string
  location: RawLocation | null
} {
  const decoded = fieldText(title)
  const [tail = '', city = '', country = null] = PLACE_IN_TITLE.exec(decoded) ?? []
  const text = statedText(stated) ?? tail.trim().replace(/^\(|\)$/g, '')
  const first = city.split(',')[0]?.trim().toLowerCase() ?? ''
  if (text === '') return { title: decoded, location: null }
  // "Analyst (AI, ML)" has no place in it: the words in brackets have to be those of the location.
  const isPlace = country !== null && statedText(stated) !== null && text.toLowerCase().includes(first)
  if (!isPlace) return { title: decoded, location: { text, country: null } }
  return { title: decoded.slice(0, -tail.length).trim() || decoded, location: { text, country } }
}
