import { z } from 'zod'
import type { Get } from '../adapter.ts'
import { defineAdapter, labelled } from '../define-adapter.ts'
import { fetchRules } from '#ingest/network/robots.ts'
import { fetchJson, parseJson } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { fetchDetailsById } from '../details.ts'
import { collectPages } from '../offset-pages.ts'
import { watchClock } from '../page-memory.ts'
import { statedText } from '../stated.ts'
import type { WantedCountry } from '../wanted-country.ts'
import { addressOf } from './address.ts'
import { countryFacets, type AppliedFacets } from './facets.ts'
import { idIn, placeInPath, readPosting } from './posting.ts'
import { detailShape, list, postingShape, type WorkdayDetail } from './shape.ts'

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
export const workday = (country: WantedCountry) =>
  defineAdapter({
    name: 'workday',
    board:
      /^(?:[a-z0-9][a-z0-9_-]{0,62}\.wd\d{1,3}|wd\d{1,3}\.myworkdaysite\.com\/[a-z0-9][a-z0-9_-]{0,62})\/[a-z0-9][a-z0-9_-]{0,99}$/i,
    caseSensitive: true,
    example: 'acme.wd3/Careers',
    form: '`tenant.wdN/site` of tenant.wdN.myworkdayjobs.com/site, or `wdN.myworkdaysite.com/tenant/site`',
    hosts: (board) => [addressOf(board).host],
    policy: {
      scope: 'board',
      reason:
        "Read Workday's terms and the tenant's robots.txt first (docs/sources.md explains how to approve a board).",
    },

    async fetch(board, get) {
      await refuseClosedSite(board, get)
      const clock = watchClock(get)
      const candidates = await listCandidates(board, clock.get, country)
      const jobPostings = await fetchDetailsById(candidates, pathOf, (path) =>
        fetchJson(clock.get, addressOf(board).api + path, z.unknown()),
      )
      return list.write(jobPostings, { answered_at: clock.now()?.toISOString() })
    },

    parse(text) {
      const payload = parseJson(text)
      if (closedShape.safeParse(payload).success)
        throw new SourceProblem('gone', 'expected a list or a posting, got the answer for one that is closed')
      // A saved response of a single posting.
      const { data: alone } = detailShape.safeParse(payload)
      return alone ? list.write([asListed(alone, payload)]) : payload
    },

    list,
    posting: postingShape,
    label: labelled((field) => idIn(field('externalPath') ?? '') || null, 'title'),
    namedIn: (board) => addressOf(board).tenant,
    read: (posting, { board, beside }) => readPosting(posting, board, beside.answered_at ?? null, country),
  })

/** What a tenant answers in place of a posting that is closed. */
const closedShape = z.object({ errorCode: z.literal('S21') })

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
  const search = (offset: number, appliedFacets: AppliedFacets, searchText = '') => {
    const post = { appliedFacets, limit: PAGE, offset, searchText }
    return list.fetch(get, `${addressOf(board).api}/jobs`, { post })
  }
  const all = await search(0, {})
  const facets = countryFacets(all.beside.facets ?? [], country)
  // A text search also finds Indiana, so it is for lists that are too long without a filter.
  const searchText = !facets && all.total >= MOST_LISTED ? country.name : ''
  const first = facets || searchText ? await search(0, facets ?? {}, searchText) : all
  if (first.total >= MOST_LISTED) {
    const what = facets ? `postings in ${country.name}` : `postings, with no filter for ${country.name}`
    throw new SourceProblem('shape changed', `the list is cut off at ${first.total} ${what}`)
  }
  const listed = await collectPages({
    size: PAGE,
    missing: PAGE - 1,
    page: async (offset) => (offset === 0 ? first : await search(offset, facets ?? {}, searchText)),
    key: pathOf,
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
