import type { Adapter, Get } from '../adapter.ts'
import { labelled, readEach } from '../read-each.ts'
import { fetchRules } from '#ingest/network/robots.ts'
import { checkShape, listOf, parseJson } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { fetchDetails } from '../details.ts'
import { collectPages } from '../offset-pages.ts'
import { statedText } from '../stated.ts'
import type { WantedCountry } from '../wanted-country.ts'
import { addressOf } from './address.ts'
import { isApproved } from './boards.ts'
import { countryFacets, type AppliedFacets } from './facets.ts'
import { idIn, placeInPath, readPosting } from './posting.ts'
import { detailShape, listShape, postingShape, type WorkdayDetail } from './shape.ts'

/** Postings per page: a larger limit gets a 400. */
const PAGE = 20
/** The largest total that Workday reports; pages after it repeat the first ones. */
const MOST_LISTED = 2000

/**
 * Workday career sites (CXS). A board is `tenant.wdN/site`, as in the address of its careers page, or
 * `wdN.myworkdaysite.com/tenant/site` on the vendor's shared host. The list is undocumented, has few fields, and no
 * date, so each posting that may be in the country is fetched on its own.
 *
 * Facts from jobdekho (2026-09-30), jobwatch (2026-07-30) and jobverify (2026-08); last seen to hold 2026-10-04
 * (job-scanner).
 */
export const workday = (country: WantedCountry): Adapter => ({
  name: 'workday',
  board:
    /^(?:[a-z0-9][a-z0-9_-]{0,62}\.wd\d{1,3}|wd\d{1,3}\.myworkdaysite\.com\/[a-z0-9][a-z0-9_-]{0,62})\/[a-z0-9][a-z0-9_-]{0,99}$/i,
  caseSensitive: true,
  example: 'acme.wd3/Careers',
  form: '`tenant.wdN/site` of tenant.wdN.myworkdayjobs.com/site, or `wdN.myworkdaysite.com/tenant/site`',
  hosts: (board) => [addressOf(board).host],
  kept: listShape.extend({ jobPostings: listOf(postingShape) }),
  policy: {
    scope: 'board',
    reason:
      "Read Workday's terms and the tenant's robots.txt first (docs/sources.md explains how to approve a board).",
    approves: isApproved,
  },

  async fetch(board, get) {
    await refuseClosedSite(board, get)
    let answeredAt: Date | undefined
    const dated: Get = async (url, options) => {
      const answer = await get(url, options)
      answeredAt = answer.answeredAt ?? answeredAt
      return answer
    }
    const candidates = await listCandidates(board, dated, country)
    const jobPostings = await fetchDetails(candidates, (item) => {
      const path = pathOf(item)
      return path === null ? null : dated(addressOf(board).api + path).then(({ body }) => parseJson(body))
    })
    return { total: jobPostings.length, answered_at: answeredAt?.toISOString(), jobPostings }
  },

  parse(text) {
    const payload = parseJson(text)
    // A saved response of a single posting.
    const { data: alone } = detailShape.safeParse(payload)
    return alone ? { total: 1, jobPostings: [asListed(alone, payload)] } : payload
  },

  read(payload, board, settings) {
    const { jobPostings, answered_at } = checkShape(listShape, payload)
    return readEach({
      items: jobPostings,
      at: 'jobPostings',
      shape: postingShape,
      title: labelled((field) => idIn(field('externalPath') ?? '') || null, 'title'),
      read: (posting) => readPosting(posting, { board, settings, answeredAt: answered_at ?? null, country }),
    })
  },
})

/**
 * Refuses a board if robots.txt disallows the site's pages, although it may not mention the API behind them.
 */
async function refuseClosedSite(board: string, get: Get): Promise<void> {
  const pages = new URL(`${addressOf(board).pages}/job/`)
  const rules = await fetchRules(pages.origin, get)
  if (!rules.allows(pages)) throw new SourceProblem('blocked', `robots.txt disallows ${pages.href}`)
}

/** Lists the postings that are or may be in the country. */
async function listCandidates(board: string, get: Get, country: WantedCountry): Promise<unknown[]> {
  const list = async (offset: number, appliedFacets: AppliedFacets, searchText = '') => {
    const post = { appliedFacets, limit: PAGE, offset, searchText }
    return checkShape(listShape, parseJson((await get(`${addressOf(board).api}/jobs`, { post })).body))
  }
  const all = await list(0, {})
  const facets = countryFacets(all.facets ?? [], country)
  // A text search also finds Indiana, so it is for lists that are too long without a filter.
  const searchText = !facets && all.total >= MOST_LISTED ? country.name : ''
  const first = facets || searchText ? await list(0, facets ?? {}, searchText) : all
  if (first.total >= MOST_LISTED) {
    const what = facets ? `postings in ${country.name}` : `postings, with no filter for ${country.name}`
    throw new SourceProblem('shape changed', `the list is cut off at ${first.total} ${what}`)
  }
  const listed = await collectPages({
    size: PAGE,
    page: async (offset) => {
      const { total, jobPostings } = offset === 0 ? first : await list(offset, facets ?? {}, searchText)
      return { total, items: jobPostings }
    },
    key: (item) => pathOf(item) ?? JSON.stringify(item),
  })
  // The filter lets other countries through, at some tenants most of all.
  return listed.filter((item) => mayBeListed(country, item))
}

function pathOf(item: unknown): string | null {
  return postingShape.pick({ externalPath: true }).safeParse(item).data?.externalPath ?? null
}

/** Whether a listed posting may be in the country: "2 Locations", "Remote", "IND Pune". */
function mayBeListed(country: WantedCountry, item: unknown): boolean {
  const { data } = postingShape.pick({ externalPath: true, locationsText: true }).safeParse(item)
  const place = data && (statedText(data.locationsText) ?? placeInPath(data.externalPath))
  return !place || country.holds(place) !== 'no'
}

function asListed({ jobPostingInfo: { title, externalUrl } }: WorkdayDetail, detail: unknown) {
  const [, path] = /\/[^/]+(\/job\/.+)$/.exec(URL.parse(externalUrl ?? '')?.pathname ?? '') ?? []
  return { title, externalPath: path, detail }
}
