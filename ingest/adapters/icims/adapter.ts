import { fetchRules } from '#ingest/network/robots.ts'
import type { Adapter, BoardSettings, Get } from '../adapter.ts'
import { nameCompany } from '../company-name.ts'
import { fetchDetails, refuseTooMany, withoutDetail } from '../details.ts'
import { readJobPosting } from '../json-ld/job-posting.ts'
import { fetchJobPosting } from '../json-ld/fetch-posting.ts'
import { findPages } from '../json-ld/sitemap.ts'
import { textOf } from '../json-ld/values.ts'
import { rawPosting, type RawPosting, type RawRejection } from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, kindOfText, parseJson } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { pageShape, siteShape, type IcimsPage } from './shape.ts'

/**
 * iCIMS' own career sites: the pages of postings, as schema.org data, from the sitemap that robots.txt names. A site
 * whose robots.txt names none does not want to be read.
 *
 * Facts: sarthakjain004/headstart, last seen to hold in 2026-09. No response has been read for this adapter.
 */
export const icims: Adapter = {
  name: 'icims',
  board: /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.icims\.com$/i,
  caseSensitive: false,
  example: 'careers-acme.icims.com',
  hosts: (board) => [board],

  async fetch(board, get) {
    const { sitemaps } = await fetchRules(`https://${board}`, get)
    if (sitemaps.length === 0) throw await whyUnlisted(board, get)
    const { pages, problem } = await findPages(sitemaps, [board], get)
    if (problem !== null) throw new SourceProblem('network', problem)
    const listed = pages.filter(({ url }) => idOf(url) !== null)
    refuseTooMany(listed)
    // Without the frame the page is only its surroundings.
    return {
      pages: await fetchDetails(listed, ({ url }) => fetchJobPosting(`${url}?in_iframe=1`, board, get)),
    }
  },

  parse: parseJson,

  read(payload, board, settings) {
    return readEach({
      items: checkShape(siteShape, payload).pages,
      at: 'pages',
      shape: pageShape,
      title: nameOf,
      read: (page) => readPage(page, board, settings),
    })
  },
}

/** Without a sitemap: a site that does not offer its postings, or no site of this kind. @throws SourceProblem */
async function whyUnlisted(board: string, get: Get): Promise<SourceProblem> {
  const { body } = await get(`https://${board}/jobs/search?in_iframe=1`, { accept: 'text/html' })
  return /\biCIMS_JobsTable\b/.test(body)
    ? new SourceProblem('blocked', `robots.txt of ${board} names no sitemap: its postings are not offered`)
    : new SourceProblem('shape changed', `expected a page with openings, got ${kindOfText(body)}`)
}

/** The number in a posting's address; null for other pages. */
function idOf(url: string): string | null {
  return /^\/jobs\/(\d+)\/[^/]+\/job\/?$/.exec(URL.parse(url)?.pathname ?? '')?.[1] ?? null
}

const titleOf = labelled('', 'title', 'detail')

function nameOf(item: unknown) {
  const { data } = pageShape.pick({ url: true }).safeParse(item)
  return { external_id: data ? (idOf(data.url) ?? data.url) : null, title: titleOf(item).title }
}

function readPage(page: IcimsPage, board: string, settings?: BoardSettings): RawPosting | RawRejection {
  const external_id = idOf(page.url) ?? page.url
  if (!page.detail)
    return withoutDetail(external_id, null, page.detail_problem ?? 'the page has not been read')
  const { title, hiringOrganization, datePosted } = page.detail
  const stated = readJobPosting(page.detail)
  return rawPosting({
    ...stated,
    external_id,
    title,
    ...nameCompany(board, textOf(hiringOrganization), settings),
    source_url: page.url,
    posted_at: isMomentOfAsking(textOf(datePosted)) ? null : stated.posted_at,
    // Its last day is always made up when the page is asked for.
    application_deadline: null,
  })
}

/** On a fifth of the boards the date is the moment of asking, whose milliseconds are not 0. */
function isMomentOfAsking(datePosted: string | null): boolean {
  return /\.\d+/.test(datePosted ?? '') && !/\.0+(?!\d)/.test(datePosted ?? '')
}
