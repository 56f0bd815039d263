import type { Fetched, Get, GetOptions, Source } from '#ingest/adapters/adapter.ts'
import { hostsOf, rebase } from './base-url.ts'
import type { Http } from '#ingest/network/http.ts'
import { refusalOf, type Allowed } from './policy.ts'
import { fetchIfAllowed, type ReadRobots } from '#ingest/network/robots.ts'
import { SourceProblem } from '#ingest/adapters/source-problem.ts'

/** The ETag of an earlier response, for a conditional request. */
export interface Validator {
  url: string
  etag: string
  accept?: string
}

/** A board's payload, or the fact that it has not changed since the last crawl. */
export type Loaded = { payload: unknown; validators?: Validator[] } | { notModified: true }

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
 * @throws SourceProblem
 */
export async function fetchBoard(
  source: Source,
  { http, robots, allowed }: Network,
  before: Validator[] = [],
): Promise<Loaded> {
  const refusal = refusalOf(source, allowed)
  if (refusal) throw new SourceProblem('blocked', refusal)
  const hosts = hostsOf(source)

  async function send(url: string, options: GetOptions & { ifNoneMatch?: string } = {}): Promise<Fetched> {
    const target = rebase(url, source)
    const request = { ...options, url: target.href, hosts }
    if (source.adapter.robotsReviewed !== undefined || hosts.length === 0) return http(request)
    // robots.txt is at the host's root, even if the board has a base path.
    if (new URL(url).pathname === '/robots.txt') return asFetched(target, (await robots(target, hosts)).text)
    return fetchIfAllowed({ http, robots }, request)
  }

  const changed = await firstChanged(before, send)
  if (changed === 'none') return { notModified: true }
  const validators: Validator[] = []
  let complete = true
  const get: Get = async (url, options = {}) => {
    const answer = changed?.url === url ? changed.answer : await send(url, options)
    if (answer.etag === null || options.post !== undefined || options.form !== undefined) complete = false
    else validators.push({ url, etag: answer.etag, accept: options.accept })
    return answer
  }
  const payload = await source.adapter.fetch(source.board, get, source.settings)
  return { payload, validators: complete && validators.length <= MOST_VALIDATORS ? validators : [] }
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
