import type { Fetched, Get, GetOptions, Source } from '#ingest/adapters/adapter.ts'
import { hostsOf, rebase } from './base-url.ts'
import type { Http } from '#ingest/network/http.ts'
import { refusalOf, type Allowed } from './policy.ts'
import { askObeying, type AskRobots } from '#ingest/network/robots.ts'
import { SourceProblem } from '#ingest/adapters/source-problem.ts'

/** An answer of an earlier crawl that the next one can ask about: has it changed? */
export interface Validator {
  url: string
  etag: string
  accept?: string
}

/** A board as it is taken in: its payload, or the word that it is as it was at the crawl before. */
export type Loaded = { payload: unknown; validators?: Validator[] } | { notModified: true }

export interface Network {
  http: Http
  robots: AskRobots
  allowed: Allowed
}

/** A crawl of more requests than this is not asked about by ETag: that would take as many requests again. */
const MOST_VALIDATORS = 20

/**
 * Fetches a source's board over the network. Where the crawl before left ETags for all of its requests, they are
 * asked about first: a board of which nothing has changed is not fetched again, and one of which something has is
 * fetched whole.
 *
 * @param before What that crawl returned as `validators`; none fetches in any case.
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

  async function ask(url: string, options: GetOptions & { ifNoneMatch?: string } = {}): Promise<Fetched> {
    const target = rebase(url, source)
    const request = { ...options, url: target.href, hosts }
    if (source.adapter.robotsReviewed !== undefined || hosts.length === 0) return http(request)
    // It is the host's, wherever below it the board is.
    if (new URL(url).pathname === '/robots.txt') return asFetched(target, (await robots(target, hosts)).text)
    return askObeying({ http, robots }, request)
  }

  const changed = await firstChanged(before, ask)
  if (changed === 'none') return { notModified: true }
  const validators: Validator[] = []
  let complete = true
  const get: Get = async (url, options = {}) => {
    const answer = changed?.url === url ? changed.answer : await ask(url, options)
    if (answer.etag === null || options.post !== undefined) complete = false
    else validators.push({ url, etag: answer.etag, accept: options.accept })
    return answer
  }
  const payload = await source.adapter.fetch(source.board, get, source.settings)
  return { payload, validators: complete && validators.length <= MOST_VALIDATORS ? validators : [] }
}

/** The first of the answers that is not as it was, with what it is now; `none`, or null where nothing is known. */
async function firstChanged(
  before: Validator[],
  ask: (url: string, options: GetOptions & { ifNoneMatch: string }) => Promise<Fetched>,
): Promise<{ url: string; answer: Fetched } | 'none' | null> {
  for (const { url, etag, accept } of before) {
    const answer = await ask(url, { accept, ifNoneMatch: etag })
    if (!answer.notModified) return { url, answer }
  }
  return before.length > 0 ? 'none' : null
}

function asFetched({ href }: URL, body: string | null): Fetched {
  if (body === null) throw new SourceProblem('gone', `${href} answered 404`)
  return { body, etag: null }
}
