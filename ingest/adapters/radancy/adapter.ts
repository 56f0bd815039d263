import { z } from 'zod'
import { siteOf } from '../define-adapter.ts'
import { fetchRules } from '#ingest/network/robots.ts'
import type { Get } from '../adapter.ts'
import {
  addressOf,
  metaOf,
  parsePage,
  withClass,
  withTag,
  wordsOf,
  type HtmlElement,
  type HtmlPage,
} from '../html-page.ts'
import { findPages } from '../json-ld/sitemap.ts'
import { collectLinkedPages } from '../linked-pages.ts'
import { postingPages, type Linked, type Shown } from '../posting-pages.ts'
import { monthFirst } from '../moment.ts'
import { parseJson } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated } from '../stated.ts'
import { mayBeIn, type WantedCountry } from '../wanted-country.ts'

/**
 * Radancy (TalentBrew) careers sites, which stand before an employer's real board. The board is the host. Their robots.txt
 * mostly disallows the search, so we read the sitemap, whose addresses name the first place of a posting, and the page of
 * all jobs in India.
 *
 * From sarthakjain004/headstart (188 sites, 2026-09-26) and Aditya-XR/job-scanner (Synopsys, 2026-10), where it last held.
 */
export const radancy = (country: WantedCountry) =>
  postingPages({
    name: 'radancy',
    ...siteOf('careers.acme.example'),
    base: (board) => `https://${board}/`,
    rows: (board, get) => listPostings(board, get, country),
    savedList: readSaved,
    idOf: (url) => jobAddress(url)?.id ?? null,
    shown: readShown,
  })

/**
 * `/job/{place}/{title}/{company}/{job}`. The first word is the site's own ("emploi"), some have a language before it.
 * Other pages end in a small number.
 */
const JOB = /^\/(?:[a-z]{2}(?:-[a-z]{2,4})?\/)?[^/]+\/([^/]+)\/[^/]*[^/\d][^/]*\/(\d+)\/(\d{6,})\/?$/i

function jobAddress({ pathname }: URL): { place: string; company: string; id: string } | null {
  const [, place = '', company = '', id] = JOB.exec(pathname) ?? []
  return id ? { place: place.replaceAll('-', ' '), company, id } : null
}

/** Some sitemaps are cut off after exactly so many jobs or addresses. */
const CUTS = new Set([500, 10_000])

async function listPostings(board: string, get: Get, country: WantedCountry): Promise<Linked[]> {
  let isCut = false
  const counting: Get = async (url, options) => {
    const answer = await get(url, options)
    isCut ||= CUTS.has(answer.body.split('<loc>').length - 1)
    return answer
  }
  const found = await findSitemap(board, counting)
  const pages = found.pages.flatMap(({ url }) => {
    const job = jobAddress(new URL(url))
    return job ? [{ ...job, url }] : []
  })
  const [first] = pages
  isCut ||= found.problem !== null || CUTS.has(pages.length)
  if (!first && found.pages.length > 0)
    throw new SourceProblem(
      'shape changed',
      `expected addresses of jobs in the sitemap, got ${found.pages[0]?.url}`,
    )
  if (!first) return []
  const inCountry = await listCountry(board, first.company, get).catch((error: unknown) => {
    if (!(error instanceof SourceProblem)) throw error
    if (isCut)
      throw new SourceProblem(
        'network',
        `the sitemap stops after ${pages.length} jobs, and ${error.message}`,
        {
          cause: error,
        },
      )
    // The answer to us; robots.txt and a page that is missing concern this page alone.
    if (error.status === 403 || error.status === 429) throw error
    return []
  })
  const near = pages.filter(({ place }) => mayBeIn(country, [place]))
  const listed = near.map(({ id, url, place }): Linked => ({ id, url, title: null, places: [place] }))
  return [...new Map([...listed, ...inCountry].map((one) => [one.id, one])).values()]
}

/** The sitemap that robots.txt names; of others, some have theirs below the language. @throws SourceProblem */
async function findSitemap(board: string, get: Get) {
  const site = `https://${board}`
  const { sitemaps } = await fetchRules(site, get)
  if (sitemaps.length > 0) return findPages(sitemaps, [board], get)
  return findPages([`${site}/sitemap.xml`], [board], get).catch((error: unknown) => {
    if (!(error instanceof SourceProblem) || error.outcome !== 'gone') throw error
    return findPages([`${site}/en/sitemap.xml`], [board], get)
  })
}

/** India's number in GeoNames, and what stands for a country there. */
const INDIA = '1269750/2'

/** The page of all jobs in India, which has a total. */
async function listCountry(board: string, company: string, get: Get): Promise<Linked[]> {
  let total = 0
  const rows = await collectLinkedPages<Linked>({
    first: `https://${board}/location/india-jobs/${company}/${INDIA}`,
    key: ({ id }) => id,
    async page(url) {
      const page = parsePage((await get(url, { accept: 'text/html' })).body)
      const results = resultsOf(page)
      const stated = (name: string) => Number(results?.attribs[`data-${name}`] ?? 0)
      if (!results) throw new SourceProblem('shape changed', `${url} expected search results, got none`)
      total = Math.max(total, stated('total-job-results') || stated('total-results'))
      const link = withClass(page, /next/).find(({ name }) => name === 'a')
      const hasNext = stated('current-page') < stated('total-pages')
      return { items: readCards(page, url), next: hasNext ? (addressOf(link, url)?.href ?? null) : null }
    },
  })
  if (rows.length < total)
    throw new SourceProblem(
      'network',
      `the page of India lists ${total} postings but returned ${rows.length}`,
    )
  return rows
}

function resultsOf(page: HtmlPage): HtmlElement | undefined {
  return withTag(page, 'section').find(({ attribs }) => attribs.id === 'search-results')
}

/** A list inside JSON, as the search returns it, or a page of it. Addresses are relative to the site. */
function readSaved(text: string): Linked[] | null {
  const isPage = text.trimStart().startsWith('<')
  const { data } = z.object({ results: z.string() }).safeParse(isPage ? { results: text } : parseJson(text))
  const page = data && parsePage(data.results)
  return page && resultsOf(page) ? readCards(page, null) : null
}

/** @param base null to leave the addresses as they are. */
function readCards(page: HtmlPage, base: string | null): Linked[] {
  return withTag(page, 'a').flatMap((link) => {
    const url = addressOf(link, base ?? 'https://saved.invalid/')
    const job = url && jobAddress(url)
    if (!url || !job || link.attribs['data-job-id'] === undefined) return []
    return [
      {
        id: job.id,
        url: base === null ? url.pathname : url.href,
        title: wordsOf(withTag(link, 'h2')[0]) || null,
        places: stated(wordsOf(withClass(link, /job-location/)[0])),
        departments: stated(wordsOf(withClass(link, /category/)[0]).replace(/^[^:]*:\s*/, '')),
        posted: monthFirst(wordsOf(withClass(link, /job-date-posted/)[0])),
      },
    ]
  })
}

/** The real board's address. */
function readShown(page: HtmlPage): Shown {
  const [apply] = withTag(page, '*').flatMap(({ attribs }) => attribs['data-apply-url'] ?? [])
  return { apply: apply ?? metaOf(page, 'search-job-apply-url') }
}
