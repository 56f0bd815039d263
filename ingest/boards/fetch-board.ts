import type { BoardMemory, Fetched, Get, GetOptions, Source } from '#ingest/adapters/adapter.ts'
import { recogniseBoard } from './board-address.ts'
import { hostsOf, rebase } from '#ingest/network/base-url.ts'
import { onlyNamed } from '#ingest/adapters/shape.ts'
import type { Http } from '#ingest/network/http.ts'
import { refusalOf, type Allowed } from './policy.ts'
import { fetchIfAllowed, type ReadRobots } from '#ingest/network/robots.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'

/** The ETag of an earlier response, for a conditional request. */
export interface Validator {
  url: string
  etag: string
  accept?: string
}

/** A board's payload, or the fact that it has not changed since the last crawl. */
export type Loaded = { payload: unknown; validators?: Validator[]; memory?: unknown } | { notModified: true }

export interface Network {
  http: Http
  robots: ReadRobots
  allowed: Allowed
}

/** A crawl with more requests than this stores no ETags: checking them would double the requests. */
const MOST_VALIDATORS = 20

/**
 * Fetches a board over the network. If the last crawl stored ETags for all its requests, these are checked
 * first: an unchanged board is not fetched again, and if anything changed, all of it is fetched again.
 *
 * @param before The `validators` that the last crawl returned; with none, the board is always fetched.
 * @param memory What the adapter left at the last crawl.
 * @throws SourceProblem
 */
export async function fetchBoard(
  source: Source,
  { http, robots, allowed }: Network,
  before: Validator[] = [],
  memory: unknown = null,
): Promise<Loaded> {
  const refusal = refusalOf(source, allowed)
  if (refusal) throw new SourceProblem('blocked', refusal)
  const hosts = hostsOf(source)

  async function send(url: string, options: GetOptions & { ifNoneMatch?: string } = {}): Promise<Fetched> {
    const target = rebase(url, source)
    const request = { ...options, url: target.href, hosts, meter: source.adapter.meter }
    const isReviewed = source.adapter.robotsReviewed !== undefined || hosts.length === 0
    // robots.txt is at the host's root, even if the board has a base path.
    if (!isReviewed && new URL(url).pathname === '/robots.txt')
      return asFetched(target, (await robots(target, hosts)).text)
    const answer = await (isReviewed ? http(request) : fetchIfAllowed({ http, robots }, request))
    refuseOtherBoard(source, new URL(url), new URL(answer.url))
    return answer
  }

  const changed = await firstChanged(before, send)
  if (changed === 'none') return { notModified: true }
  const validators: Validator[] = []
  let complete = true
  const get: Get = async (url, options = {}) => {
    const answer = changed?.url === url ? changed.answer : await send(url, options)
    // A conditional request has only an address and a type: what needs more is asked for anew.
    const { post, form, origin, referer, cookie, onText } = options
    const needsMore = [post, form, origin, referer, cookie, onText].some((one) => one !== undefined)
    if (answer.etag === null || needsMore) complete = false
    else validators.push({ url, etag: answer.etag, accept: options.accept })
    return answer
  }
  const kept: BoardMemory = { before: memory }
  const fetched = await source.adapter.fetch(source.board, get, source.settings, kept)
  const { kept: fields } = source.adapter
  const isWhole = complete && validators.length <= MOST_VALIDATORS
  const payload = fields ? onlyNamed(fields, fetched) : fetched
  return { payload, validators: isWhole ? validators : [], memory: kept.next }
}

/**
 * Refuses an answer for another board of the same kind, to which the source redirected within its own host.
 *
 * @param asked The vendor's address, before it is moved to the board's base address.
 */
function refuseOtherBoard({ token, settings }: Source, asked: URL, answered: URL): void {
  const ours = recogniseBoard(asked.href)
  const base = settings.baseUrl?.pathname.replace(/\/$/, '') ?? ''
  const path = answered.pathname.startsWith(base) ? answered.pathname.slice(base.length) : answered.pathname
  const onVendor = settings.baseUrl?.host === answered.host
  const theirs = recogniseBoard(onVendor ? `${asked.origin}${path}${answered.search}` : answered.href)
  if (ours === null || theirs === null || ours.toLowerCase() === theirs.toLowerCase()) return
  throw new SourceProblem('blocked', `${token} redirects to another board, ${theirs}`, {
    redirectedTo: answered.hostname,
    redirect: answered,
  })
}

/**
 * The first changed response, with its address; `none` if nothing changed, null if there was nothing to
 * check.
 */
async function firstChanged(
  before: Validator[],
  send: (url: string, options: GetOptions & { ifNoneMatch: string }) => Promise<Fetched>,
): Promise<{ url: string; answer: Fetched } | 'none' | null> {
  for (const { url, etag, accept } of before) {
    const answer = await send(url, { accept, ifNoneMatch: etag })
    if (!answer.notModified) return { url, answer }
  }
  return before.length > 0 ? 'none' : null
}

function asFetched({ href }: URL, body: string | null): Fetched {
  if (body === null) throw new SourceProblem('gone', `${href} answered 404`)
  return { body, etag: null }
}
