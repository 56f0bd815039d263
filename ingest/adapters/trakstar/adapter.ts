import type { Adapter } from '../adapter.ts'
import { nameCompany } from '../company-name.ts'
import { readLastDay } from '../file/dates.ts'
import { HOST_LABEL } from '../host-name.ts'
import { htmlOf, parsePage, withId, wordsOf } from '../html-page.ts'
import { rawPosting, type RawLocation, type RawPosting } from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape } from '../shape.ts'
import { stated, statedText } from '../stated.ts'
import { parseXml } from '../xml.ts'
import { feedShape, itemShape, LISTS, type TrakstarItem } from './shape.ts'

/**
 * Trakstar Hire, formerly Recruiterbox: the RSS feed that it publishes for each company, the whole board in one response.
 *
 * From sarthakjain004/headstart, whose saved feed of 2026-09-28 has been read: there it last held.
 */
export const trakstar: Adapter = {
  name: 'trakstar',
  board: HOST_LABEL,
  caseSensitive: false,
  example: 'acme',
  // The feed may lead to the company's own hosts.
  hosts: (board) => ['recruiterbox.com', `${board}.recruiterbox.com`, `${board}.hire.trakstar.com`],

  async fetch(board, get) {
    const accept = 'application/rss+xml, application/xml;q=0.9'
    return parseXml((await get(`https://recruiterbox.com/jobfeeds/${board}`, { accept })).body, LISTS)
  },

  parse: (text) => parseXml(text, LISTS),

  read(payload, board, settings) {
    const { title, item: items } = checkShape(feedShape, payload).rss.channel
    const company = nameCompany(board, title?.replace(/^Jobs at /, ''), settings)
    return readEach({
      items,
      at: 'rss.channel.item',
      shape: itemShape,
      title: labelled((field) => idOf(field('link'), field('guid')), 'title'),
      read: (item) => readItem(item, company),
    })
  },
}

/** `/jobs/fk0abc/`: the key in the address of the posting. */
function idOf(link: string | null, guid: string | null | undefined): string | null {
  const { pathname = '' } = URL.parse(link ?? '') ?? {}
  return /\/jobs\/([\w-]{1,60})\/?$/.exec(pathname)?.[1] ?? statedText(guid) ?? link
}

function readItem(item: TrakstarItem, named: ReturnType<typeof nameCompany>): RawPosting {
  const page = parsePage(item.description ?? '')
  const text = withId(page, /job_description/)
  return rawPosting({
    external_id: idOf(item.link, item.guid) ?? item.link,
    title: item.title,
    ...named,
    locations: readLocations(item, wordsOf(withId(page, /job_meta/))),
    departments: stated(item.team),
    employment_type: statedText(item.positionType)?.replaceAll('_', ' ') ?? null,
    // Beside it are the place and a link to apply.
    description: text ? htmlOf(text) : (item.description ?? ''),
    posted_at: item.pubDate,
    posted_at_basis: 'pubDate',
    application_deadline: readLastDay(item.closeDte ?? ''),
    source_url: item.link.replace(/^http:/, 'https:'),
  })
}

/** @param meta "Location: Pune,Maharashtra,India", where the feed has no fields for it. */
function readLocations(
  { locationCity, locationState, locationCountry }: TrakstarItem,
  meta: string,
): RawLocation[] {
  const country = statedText(locationCountry)
  const cities = stated(...(locationCity ?? '').split('/'))
  if (cities.length > 1) return cities.map((text) => ({ text, country }))
  const text = statedText(...cities, locationState) ?? ''
  if (text !== '' || country !== null) return [{ text, country }]
  const named = stated(...meta.replace(/^Location:/i, '').split(',')).join(', ')
  return named === '' ? [] : [{ text: named, country: null }]
}
