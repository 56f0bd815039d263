import { API_BASE, READ_CALLS, type QueryOf, type ReadCallName } from '#core/api/calls.ts'
import type { ReadCall } from '#core/api/read-call.ts'
import { writeQuery } from '#core/api/parameters.ts'
import { PROBLEMS } from '#core/api/problems.ts'
import { RESOURCES } from '#core/api/resources.ts'
import { everyFact, type PostingFacts } from '#core/posting-facts.ts'
import { postingPath, type AddressedPosting } from '#core/posting-address.ts'
import type { Kysely } from 'kysely'
import type { JobFinder } from '#core/find/job-search.ts'
import { sharedPage } from '#app/page/cache-headers.ts'
import type { Database } from '#db/schema.ts'
import { respondWithTimeout } from '#server/pages/respond-with-timeout.ts'
import type { LogError } from '../log.ts'
import type { RenderedPage } from '#server/pages/page-cache.ts'
import { storedResponse, type StoredResponse } from '#server/http/stored-response.ts'
import { problemHeaders, problemText, RETRY_AFTER_S } from './problem.ts'
import { readJobs } from './read-jobs.ts'
import { READS, type ReadResult } from './reads.ts'

export interface ReadOptions {
  db: Kysely<Database>
  finder: JobFinder
  siteUrl: string
  logError: LogError
}

/** A read call with its validated parameters and the id from its path. */
export interface ReadRequest<Name extends ReadCallName = ReadCallName> {
  name: Name
  query: QueryOf<Name>
  id: string
}

/** The canonical path and query of a request, also its cache key. With a cursor, that of the next page. */
export function canonicalAddress(
  { name, id, query }: ReadRequest,
  { cursor }: { cursor?: string } = {},
): string {
  const call: ReadCall = READ_CALLS[name]
  const path = API_BASE + call.path.replace('{id}', id.toLowerCase())
  const params = writeQuery(call.query, cursor === undefined ? query : { ...query, cursor })
  return params.size === 0 ? path : `${path}?${params}`
}

/** Reads the data and builds the response. Never throws: an error is logged and becomes a problem. */
export async function readResponse(request: ReadRequest, options: ReadOptions): Promise<RenderedPage> {
  const { db, finder, siteUrl, logError } = options
  const read = () => {
    if (request.name === 'listJobs') return readJobs(db, finder, request.query as QueryOf<'listJobs'>)
    const read = READS[request.name] as (
      db: Kysely<Database>,
      query: unknown,
      id: string,
    ) => Promise<ReadResult>
    return read(db, request.query, request.id)
  }
  return respondWithTimeout(async () => resultResponse(request, await read(), siteUrl), {
    logError,
    failure: 'An API query failed',
    fallback: () => unavailable(siteUrl, 'The database is not responding.'),
  })
}

/** A 503 problem with `Retry-After`. */
export function unavailable(siteUrl: string, detail: string): StoredResponse {
  const headers = problemHeaders({ 'retry-after': String(RETRY_AFTER_S) })
  return storedResponse(503, headers, problemText(siteUrl, 'unavailable', { detail }))
}

function resultResponse(request: ReadRequest, result: ReadResult, siteUrl: string) {
  if ('problem' in result) {
    const { problem, detail, parameter } = result
    const errors = parameter === undefined ? undefined : [{ parameter, detail }]
    const body = problemText(siteUrl, problem, { detail, errors })
    return storedResponse(PROBLEMS[problem].status, problemHeaders(), body)
  }
  const call: ReadCall = READ_CALLS[request.name]
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'cache-control': sharedPage(call.fresh.seconds, call.fresh.stale),
  }
  const fields = Object.keys(RESOURCES[call.resource].shape)
  const shown = (row: Record<string, unknown>) => pick(asShown(row, call.resource, siteUrl), fields)
  if ('row' in result) return storedResponse(200, headers, JSON.stringify(shown(result.row)))
  const data = result.rows.map(shown)
  if (call.answers === 'list')
    return storedResponse(200, headers, JSON.stringify({ data, total: result.total }))

  const last = result.more ? result.rows.at(-1) : undefined
  const next = last ? siteUrl + canonicalAddress(request, { cursor: last.id }) : null
  if (next !== null) headers.link = `<${next}>; rel="next"`
  return storedResponse(200, headers, JSON.stringify({ data, total: result.total, next }))
}

/**
 * A job with all its facts, and with whole addresses: of its page, and of its logo, which has a path in the database if we
 * serve it.
 */
function asShown(
  row: Record<string, unknown>,
  resource: ReadCall['resource'],
  siteUrl: string,
): Record<string, unknown> {
  if (resource !== 'Job') return row
  const logo = row.company_logo_url
  return {
    ...row,
    facts: everyFact(row.facts as PostingFacts),
    // The columns of a job are those that its address is made from.
    url: siteUrl + postingPath(row as unknown as AddressedPosting),
    ...(typeof logo === 'string' && logo.startsWith('/') && { company_logo_url: siteUrl + logo }),
  }
}

/** Only the documented fields, in their documented order. */
function pick(row: Record<string, unknown>, fields: string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, row[field]]))
}
