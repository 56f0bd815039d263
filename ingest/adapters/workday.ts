import type { Adapter, Get } from '../adapter.ts'
import { readLocation } from '../normalise/location.ts'
import { labelled, readEach } from '../read-each.ts'
import { askRules } from '../robots.ts'
import { checkShape, parseJson } from '../shape.ts'
import { SourceProblem } from '../source-problem.ts'
import { fetchDetails } from './details.ts'
import { collectPages } from './offset-pages.ts'
import { statedText } from './stated.ts'
import { addressOf, apiOf } from './workday-address.ts'
import { isApproved } from './workday-boards.ts'
import { indiaFacets, type AppliedFacets } from './workday-facets.ts'
import { idIn, placeInPath, readPosting } from './workday-posting.ts'
import { detailShape, listShape, postingShape, type WorkdayDetail } from './workday-shape.ts'

/** Postings a page: one more is refused with 400. */
const PAGE = 20
/** A total is never more than this, and the pages after it are the first ones again. */
const MOST_LISTED = 2000

/**
 * Workday career sites (CXS). A board is `tenant.wdN/site`, as in the address of its careers page. The list is
 * undocumented, says little of a posting, and names no day: each posting that may be in India is asked for by itself.
 */
export const workday: Adapter = {
  name: 'workday',
  board: /^[a-z0-9][a-z0-9_-]{0,62}\.wd\d{1,3}\/[a-z0-9][a-z0-9_-]{0,99}$/i,
  caseSensitive: true,
  example: 'acme.wd3/Careers',
  hosts: (board) => [addressOf(board).host],
  policy: {
    scope: 'board',
    reason:
      "Workday's terms and each tenant's robots.txt have to be read first (docs/sources.md says how a board is approved).",
    approves: isApproved,
  },

  async fetch(board, get) {
    await refuseClosedSite(board, get)
    const candidates = await listCandidates(board, get)
    const jobPostings = await fetchDetails(candidates, (item) => {
      const path = pathOf(item)
      return path === null ? null : get(apiOf(board) + path).then(({ body }) => parseJson(body))
    })
    return { total: jobPostings.length, answered_at: new Date().toISOString(), jobPostings }
  },

  parse(text) {
    const payload = parseJson(text)
    // The saved answer of one posting's own address.
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
      read: (posting) => readPosting(posting, { board, settings, answeredAt: answered_at ?? null }),
    })
  },
}

/** A tenant that closes the site's own pages to robots closes what is behind them too. */
async function refuseClosedSite(board: string, get: Get): Promise<void> {
  const { host, site } = addressOf(board)
  const pages = new URL(`https://${host}/${site}/job/`)
  const rules = await askRules(pages.origin, get)
  if (!rules.allows(pages)) throw new SourceProblem('blocked', `robots.txt disallows ${pages.href}`)
}

/** The postings that are, or may be, in India. */
async function listCandidates(board: string, get: Get): Promise<unknown[]> {
  const list = async (offset: number, appliedFacets: AppliedFacets) => {
    const post = { appliedFacets, limit: PAGE, offset, searchText: '' }
    return checkShape(listShape, parseJson((await get(`${apiOf(board)}/jobs`, { post })).body))
  }
  const all = await list(0, {})
  const india = indiaFacets(all.facets ?? [])
  const first = india ? await list(0, india) : all
  if (first.total >= MOST_LISTED) {
    const what = india ? 'postings in India' : 'postings and no filter for India'
    throw new SourceProblem('shape changed', `the list has ${first.total} ${what}, and gives no more`)
  }
  const listed = await collectPages({
    size: PAGE,
    page: async (offset) => {
      const { total, jobPostings } = offset === 0 ? first : await list(offset, india ?? {})
      return { total, items: jobPostings }
    },
    key: (item) => pathOf(item) ?? JSON.stringify(item),
  })
  return india ? listed : listed.filter(mayBeInIndia)
}

function pathOf(item: unknown): string | null {
  return postingShape.pick({ externalPath: true }).safeParse(item).data?.externalPath ?? null
}

/** Whether the list leaves open that a posting is in India, or says so: "2 Locations", "Remote", "IND Pune". */
function mayBeInIndia(item: unknown): boolean {
  const { data } = postingShape.pick({ externalPath: true, locationsText: true }).safeParse(item)
  const place = data && (statedText(data.locationsText) ?? placeInPath(data.externalPath))
  return !place || readLocation(place).india !== 'elsewhere'
}

function asListed({ jobPostingInfo: { title, externalUrl } }: WorkdayDetail, detail: unknown) {
  const [, path] = /\/[^/]+(\/job\/.+)$/.exec(URL.parse(externalUrl ?? '')?.pathname ?? '') ?? []
  return { title, externalPath: path, detail }
}
