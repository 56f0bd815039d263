import type { Adapter, BoardSettings, Get } from '../adapter.ts'
import { rawPosting, type RawLocation, type RawPay, type RawPosting } from '../raw-posting.ts'
import { nameCompany } from '../company-name.ts'
import { collectLinkedPages } from '../linked-pages.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, listOf, parseJson } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { joinParts } from '../html-parts.ts'
import { boardShape, goneShape, postingShape, type LeverPosting } from './shape.ts'
import { wrapItems } from './lists.ts'
import { stated, statedPay, statedText } from '../stated.ts'

/** Postings per page; a larger limit is not guaranteed. */
const PAGE = 100
/** No real board has this many pages. */
const MOST_PAGES = 100

/**
 * Lever Postings API: public, no key. There are two hosts, and the same site name may be two companies on
 * them, so each host is its own source.
 *
 * Facts from the vendor's documentation and job-scanner; last seen to hold 2026-10-04.
 */
export const lever = createLever({ name: 'lever', host: 'api.lever.co', example: 'meesho' })
export const leverEu = createLever({ name: 'lever-eu', host: 'api.eu.lever.co', example: 'lionbridge' })

function createLever({ name, host, example }: { name: string; host: string; example: string }): Adapter {
  return {
    name,
    board: /^[a-z0-9](?:[a-z0-9_-]|\.(?=[a-z0-9])){0,99}$/i,
    caseSensitive: true,
    example,
    form: "the site in the board's address, as in jobs.lever.co/meesho",
    hosts: () => [host],
    kept: listOf(postingShape),
    fetch: (board, get) => fetchPages(`https://${host}/v0/postings/${board}?mode=json`, get),
    parse: parseJson,
    read: (payload, board, settings) =>
      readEach({
        items: readBoard(payload),
        at: 'postings',
        shape: postingShape,
        title: labelled('id', 'text'),
        read: (posting) => readPosting(posting, board, settings),
      }),
  }
}

/**
 * Fetches pages until one is not full or has nothing new: some boards ignore `skip` and repeat the first
 * page.
 */
function fetchPages(url: string, get: Get): Promise<unknown[]> {
  return collectLinkedPages({
    first: '0',
    page: async (skip) => {
      const items = readBoard(parseJson((await get(`${url}&skip=${skip}&limit=${PAGE}`)).body))
      return { items, next: items.length < PAGE ? null : String(Number(skip) + PAGE) }
    },
    key: keyOf,
    mayRepeat: true,
    most: MOST_PAGES,
  })
}

function keyOf(item: unknown): string {
  return postingShape.pick({ id: true }).safeParse(item).data?.id ?? JSON.stringify(item)
}

function readBoard(payload: unknown): unknown[] {
  const gone = goneShape.safeParse(payload)
  if (gone.success) throw new SourceProblem('gone', `the site answers "${gone.data.error}"`)
  return checkShape(boardShape, payload)
}

function readPosting(posting: LeverPosting, board: string, settings?: BoardSettings): RawPosting {
  const { categories } = posting
  return rawPosting({
    external_id: posting.id,
    title: posting.text,
    // The API has no company field.
    ...nameCompany(board, null, settings),
    locations: readLocations(posting),
    departments: stated(categories?.department, categories?.team),
    employment_type: statedText(categories?.commitment),
    workplace_type: statedText(posting.workplaceType),
    description: readDescription(posting),
    posted_at: posting.createdAt,
    posted_at_basis: 'createdAt',
    source_url: posting.hostedUrl,
    application_url: posting.applyUrl ?? `${posting.hostedUrl}/apply`,
    pay: readPay(posting),
  })
}

/** `country` belongs to the first location only. */
function readLocations({ categories, country }: LeverPosting): RawLocation[] {
  const first = categories?.location?.trim() ?? ''
  const texts = stated(first, ...(categories?.allLocations ?? []))
  if (texts.length === 0) return country ? [{ text: '', country }] : []
  return texts.map((text) => ({ text, country: text === first ? (country ?? null) : null }))
}

/** All that the posting's page shows. The requirements are in the lists. */
function readDescription(posting: LeverPosting): string {
  const { description, opening, descriptionBody, lists, salaryDescription, additional } = posting
  const whole = description?.trim() ? [{ html: description }] : [{ html: opening }, { html: descriptionBody }]
  return joinParts([
    ...whole,
    ...(lists ?? []).map(({ text, content }) => ({ heading: text, html: wrapItems(content ?? '') })),
    { html: salaryDescription },
    { html: additional },
  ])
}

function readPay({ salaryRange }: LeverPosting): RawPay[] {
  if (!salaryRange) return []
  return statedPay({ ...salaryRange, periods: /^per-(year|month|week|day|hour)-(?:salary|wage)$/ })
}
