import { z } from 'zod'
import { fetchRules } from '#ingest/network/robots.ts'
import type { Get } from '../adapter.ts'
import { defineAdapter, listAt, labelled } from '../define-adapter.ts'
import { fetchDetailsById, withoutDetail } from '../details.ts'
import { fetchJobPosting } from '../json-ld/fetch-posting.ts'
import { readJobPosting } from '../json-ld/job-posting.ts'
import { findPages } from '../json-ld/sitemap.ts'
import { textOf } from '../json-ld/values.ts'
import { FIRST_SEEN } from '../raw-posting.ts'
import { field, kindOfText } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'

/** A posting's page as we save it, with its schema.org data. */
const pageShape = z.object({
  /** `https://careers-acme.icims.com/jobs/1234/software-engineer/job` */
  url: z.url(),
  detail: z.looseObject({ title: field.required }).nullish(),
})

const list = listAt({ at: 'pages' })

/**
 * iCIMS' own career sites: the pages of postings, as schema.org data, from the sitemap that robots.txt names. A site
 * whose robots.txt names none does not want to be read.
 *
 * Facts: sarthakjain004/headstart, last seen to hold in 2026-09. No response has been read for this adapter.
 */
export const icims = defineAdapter({
  name: 'icims',
  board: /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.icims\.com$/i,
  example: 'careers-acme.icims.com',
  form: 'the host of the careers site, without https://',
  hosts: (board) => [board],
  list,
  posting: pageShape,
  keepsAll: true,
  label(item) {
    const { external_id: url } = labelled('url', '')(item)
    const external_id = url && URL.canParse(url) ? (idOf(url) ?? url) : null
    return { external_id, title: labelled('', 'title', 'detail')(item).title }
  },

  async fetch(board, get) {
    const { sitemaps } = await fetchRules(`https://${board}`, get)
    if (sitemaps.length === 0) throw await whyUnlisted(board, get)
    const { pages, problem } = await findPages(sitemaps, [board], get)
    if (problem !== null) throw new SourceProblem('network', problem)
    const listed = pages.filter(({ url }) => idOf(url) !== null)
    // Without the frame the page is only its surroundings.
    return list.write(
      await fetchDetailsById(listed, labelled('url', ''), (url) =>
        fetchJobPosting(`${url}?in_iframe=1`, board, get),
      ),
    )
  },

  read({ url, detail }) {
    const external_id = idOf(url) ?? url
    if (!detail) return withoutDetail(external_id, null, 'the page has not been read')
    const facts = readJobPosting(detail)
    const isMadeUp = isMomentOfAsking(textOf(detail.datePosted))
    return {
      ...facts,
      external_id,
      title: detail.title,
      company: textOf(detail.hiringOrganization),
      source_url: url,
      ...(isMadeUp && { posted_at: null, posted_at_basis: FIRST_SEEN }),
      // Its last day is always made up when the page is asked for.
      application_deadline: null,
    }
  },
})

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

/** On a fifth of the boards the date is the moment of asking, whose milliseconds are not 0. */
function isMomentOfAsking(datePosted: string | null): boolean {
  return /\.\d+/.test(datePosted ?? '') && !/\.0+(?!\d)/.test(datePosted ?? '')
}
