import type { Get } from '../adapter.ts'
import { labelled } from '../define-adapter.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import type { WantedCountry } from '../wanted-country.ts'
import { fetchXmlList, type BoardList } from './feed.ts'
import { fetchSearch } from './search.ts'

/** The hosts of the older career sites, where the company is a parameter. */
const LEGACY_HOST = /^career\d+\.(?:successfactors\.(?:com|eu)|sapsf\.(?:com|eu|cn))$/

/** The ways to a board's list, in the order in which they are tried. */
const DOORS = ['/googlefeed.xml', '/sitemal.xml', '/sitemap.xml', '/search/']
const LEGACY_DOORS = ['&lang=en_US', '']
/** What these are called in messages; the newer doors are paths. */
const LEGACY_NAMES: Record<string, string> = {
  '&lang=en_US': 'the feed in English:',
  '': "the feed in the site's language:",
}

/** The most lists that an index of lists may name. */
const MOST_LISTS = 30

/** A board's host, and what follows it: a brand's path, or the company of an older site. */
export function addressOf(board: string) {
  const [host = '', ...path] = board.split('/')
  const isLegacy = LEGACY_HOST.test(host)
  return { host, isLegacy, path: path.join('/'), base: `https://${[host, ...path].join('/')}` }
}

/** A list, and the door that led to it. */
export interface OpenedBoard extends BoardList {
  door: string
}

/**
 * Reads a board's list through the first door that leads to one. A list that breaks off is kept, and completed from the
 * next door.
 *
 * @param known The door that worked last time.
 * @throws SourceProblem that says what came through each door, if none led to a list.
 */
export async function openBoard(
  board: string,
  get: Get,
  country: WantedCountry,
  known: string | null,
): Promise<OpenedBoard> {
  const { isLegacy } = addressOf(board)
  const all = isLegacy ? LEGACY_DOORS : DOORS
  const doors = known !== null && all.includes(known) ? [known, ...all.filter((door) => door !== known)] : all
  const problems: { door: string; problem: SourceProblem }[] = []
  let empty: OpenedBoard | null = null
  let part: OpenedBoard | null = null
  for (const door of doors) {
    try {
      const list = { ...(await openDoor(board, door, get, country)), door }
      if (list.total === 0 && list.problem === null) empty ??= list
      else if (list.problem !== null) part = part ? complete(part, list) : list
      else return part ? complete(part, list) : list
    } catch (error) {
      // A host that asks us to wait is not asked through another door.
      if (!(error instanceof SourceProblem) || error.retryAfter !== null) throw error
      problems.push({ door, problem: error })
    }
  }
  const list = part ?? empty
  if (list) return list
  throw summary(problems)
}

async function openDoor(board: string, door: string, get: Get, country: WantedCountry): Promise<BoardList> {
  const { base, host, path, isLegacy } = addressOf(board)
  if (isLegacy) {
    const company = encodeURIComponent(path)
    const feed = `https://${host}/career?company=${company}&career_ns=job_listing_summary&resultType=XML${door}`
    return await fetchXmlList(feed, get, country)
  }
  if (door === '/search/') return await fetchSearch(base, get, country)
  const list = await fetchXmlList(`${base}${door}`, get, country)
  for (const address of list.lists.slice(0, MOST_LISTS)) {
    const part = await fetchPart(address, get, country, host)
    list.items.push(...part.items)
    list.total += part.total
    list.problem ??= part.problem
  }
  return list
}

/** One list of an index. If it fails, the whole is incomplete. */
async function fetchPart(
  address: string,
  get: Get,
  country: WantedCountry,
  host: string,
): Promise<BoardList> {
  const none = { name: null, items: [], total: 0, problem: null, lists: [] }
  if (URL.parse(address)?.hostname !== host) return none
  try {
    return await fetchXmlList(address, get, country)
  } catch (error) {
    if (!(error instanceof SourceProblem) || error.retryAfter !== null) throw error
    return { ...none, problem: `a list of it could not be read: ${error.message}` }
  }
}

/** What a list that breaks off has, and what another door leads to besides. Nothing of it counts as missing. */
function complete(part: OpenedBoard, other: OpenedBoard): OpenedBoard {
  const known = new Set(part.items.map(numberOf))
  const items = [...part.items, ...other.items.filter((item) => !known.has(numberOf(item)))]
  return { ...other, name: part.name ?? other.name, items, problem: part.problem }
}

/** The posting's number in its address, which is the same in every list. */
function numberOf(item: unknown): string | null {
  return idInAddress(labelled('link', '')(item).external_id ?? '')
}

/** `/job/{slug}/{number}/`, also with a language after the number. */
export function idInAddress(link: string): string | null {
  return /\/(\d+)(?:-[a-z]{2}_[A-Z]{2})?\/?$/.exec(URL.parse(link)?.pathname ?? '')?.[1] ?? null
}

/** The problem that says most: only if nothing is there is the board gone. */
function summary(problems: { door: string; problem: SourceProblem }[]): SourceProblem {
  const order = ['shape changed', 'network', 'blocked', 'gone']
  const [first] = problems.toSorted(
    (one, other) => order.indexOf(one.problem.outcome) - order.indexOf(other.problem.outcome),
  )
  if (!first) return new SourceProblem('shape changed', 'no list of postings was asked')
  const { outcome, redirect, redirectedTo, status } = first.problem
  const others = problems.filter(({ problem }) => problem !== first.problem)
  const words = [first, ...others].map(
    ({ door, problem }) => `${LEGACY_NAMES[door] ?? door} ${problem.message}`,
  )
  return new SourceProblem(outcome, `no list of postings. ${words.join('; ')}`, {
    cause: first.problem,
    redirect,
    redirectedTo,
    status,
  })
}
