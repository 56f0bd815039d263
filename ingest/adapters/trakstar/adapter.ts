import { z } from 'zod'
import { defineAdapter, listAt, labelled, tenantOf } from '../define-adapter.ts'
import { htmlOf, parsePage, withId, wordsOf } from '../html-page.ts'
import { isObject } from '../json-ld/values.ts'
import { readLastDay } from '../moment.ts'
import { field } from '../shape.ts'
import { stated, statedText, type StatedPlace } from '../stated.ts'
import { parseXml } from '../xml.ts'

const LISTS = ['rss.channel.item']

/** What a posting can do without is none where it is odd. The fields for jobs are in a namespace, with any prefix. */
const itemShape = z.preprocess(
  withoutPrefixes,
  z.object({
    title: field.title,
    link: z.url(),
    guid: field.beside,
    pubDate: field.requiredMoment,
    description: field.text,
    /** "Bengaluru/Gurugram". */
    locationCity: field.beside,
    locationState: field.beside,
    locationCountry: field.beside,
    positionType: field.beside,
    team: field.beside,
    /** Misspelt so by the source. */
    closeDte: field.beside,
  }),
)

/** `job:team` as `team`, unless the item has that itself. */
function withoutPrefixes(item: unknown): unknown {
  if (!isObject(item)) return item
  const plain = Object.entries(item).map(([name, value]) => [name.replace(/^[^:]*:/, ''), value] as const)
  return { ...Object.fromEntries(plain), ...item }
}

/**
 * Trakstar Hire, formerly Recruiterbox: the RSS feed that it publishes for each company, the whole board in one response.
 *
 * From sarthakjain004/headstart, whose saved feed of 2026-09-28 has been read: there it last held.
 */
export const trakstar = defineAdapter({
  name: 'trakstar',
  ...tenantOf('hire.trakstar.com'),
  // The feed may lead to the company's own hosts.
  hosts: (board) => ['recruiterbox.com', `${board}.recruiterbox.com`, `${board}.hire.trakstar.com`],
  list: listAt({
    at: 'rss.channel.item',
    orNone: (items) => items.nullish(),
    beside: { 'rss.channel.title': field.beside },
  }),
  posting: itemShape,
  label: labelled((of) => idOf(of('link'), of('guid')), 'title'),

  async fetch(board, get) {
    const accept = 'application/rss+xml, application/xml;q=0.9'
    return parseXml((await get(`https://recruiterbox.com/jobfeeds/${board}`, { accept })).body, LISTS)
  },

  parse: (text) => parseXml(text, LISTS),

  read(item, { beside }) {
    const page = parsePage(item.description ?? '')
    const text = withId(page, /job_description/)
    return {
      external_id: idOf(item.link, item.guid) ?? item.link,
      title: item.title,
      company: beside['rss.channel.title']?.replace(/^Jobs at /, ''),
      locations: readLocations(item, wordsOf(withId(page, /job_meta/))),
      departments: [item.team],
      employment_type: item.positionType?.replaceAll('_', ' '),
      // Beside it are the place and a link to apply.
      description: text ? htmlOf(text) : item.description,
      posted: { pubDate: item.pubDate },
      application_deadline: readLastDay(item.closeDte ?? ''),
      source_url: item.link.replace(/^http:/, 'https:'),
    }
  },
})

/** `/jobs/fk0abc/`: the key in the address of the posting. */
function idOf(link: string | null, guid: string | null | undefined): string | null {
  const { pathname = '' } = URL.parse(link ?? '') ?? {}
  return /\/jobs\/([\w-]{1,60})\/?$/.exec(pathname)?.[1] ?? statedText(guid) ?? link
}

/** @param meta "Location: Pune,Maharashtra,India", where the feed has no fields for it. */
function readLocations(item: z.infer<typeof itemShape>, meta: string): StatedPlace[] {
  const country = statedText(item.locationCountry)
  const cities = stated(...(item.locationCity ?? '').split('/'))
  if (cities.length > 1) return cities.map((text) => ({ text, country }))
  const text = statedText(...cities, item.locationState)
  if (text !== null || country !== null) return [{ text, country }]
  return [stated(...meta.replace(/^Location:/i, '').split(',')).join(', ')]
}
