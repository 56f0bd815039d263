import { API_BASE, READ_CALLS, type QueryOf, type ReadCallName } from '#core/api/calls.ts'
import type { ReadCall } from '#core/api/read-call.ts'
import { writeQuery } from '#core/api/parameters.ts'
import { PROBLEMS } from '#core/api/problems.ts'
import { RESOURCES } from '#core/api/resources.ts'
import type { Kysely } from 'kysely'
import { sharedPage } from '#app/cache-headers.ts'
import type { Database } from '#db/schema.ts'
import { answerInTime } from '#server/pages/answer-in-time.ts'
import type { LogError } from '../log.ts'
import type { RenderedPage } from '#server/pages/page-cache.ts'
import { storedResponse, type StoredResponse } from '#server/http/stored-response.ts'
import { problemHeaders, problemText, RETRY_AFTER_S } from './problem.ts'
import { READS, type Found } from './reads.ts'

export interface AnswerOptions {
  db: Kysely<Database>
  siteUrl: string
  logError: LogError
}

/** One question: a call, its checked parameters, and the id of its path. */
export interface Question<Name extends ReadCallName = ReadCallName> {
  name: Name
  query: QueryOf<Name>
  id: string
}

/** The address that stands for every spelling of the question, the key it is kept under; or of its next page. */
export function addressOf({ name, id, query }: Question, { cursor }: { cursor?: string } = {}): string {
  const call: ReadCall = READ_CALLS[name]
  const path = API_BASE + call.path.replace('{id}', id.toLowerCase())
  const written = writeQuery(call.query, cursor === undefined ? query : { ...query, cursor })
  return written.size === 0 ? path : `${path}?${written}`
}

/** Reads and writes one answer. Never throws: what breaks is logged and is a problem, which nobody keeps. */
export async function makeAnswer(question: Question, options: AnswerOptions): Promise<RenderedPage> {
  const { db, siteUrl, logError } = options
  const read = READS[question.name] as (db: Kysely<Database>, query: unknown, id: string) => Promise<Found>
  return answerInTime(
    async () => foundResponse(question, await read(db, question.query, question.id), siteUrl),
    {
      logError,
      failure: 'An API query failed',
      otherwise: () => unavailable(siteUrl, 'The database is not responding.'),
    },
  )
}

/** The problem of a question that can be asked again in a while. */
export function unavailable(siteUrl: string, detail: string): StoredResponse {
  const headers = problemHeaders({ 'retry-after': String(RETRY_AFTER_S) })
  return storedResponse(503, headers, problemText(siteUrl, 'unavailable', { detail }))
}

function foundResponse(question: Question, found: Found, siteUrl: string) {
  if ('problem' in found) {
    const { problem, detail, parameter } = found
    const errors = parameter === undefined ? undefined : [{ parameter, detail }]
    const body = problemText(siteUrl, problem, { detail, errors })
    return storedResponse(PROBLEMS[problem].status, problemHeaders(), body)
  }
  const call: ReadCall = READ_CALLS[question.name]
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'cache-control': sharedPage(call.fresh.seconds, call.fresh.stale),
  }
  const fields = Object.keys(RESOURCES[call.resource].shape)
  if ('row' in found) return storedResponse(200, headers, JSON.stringify(pick(found.row, fields)))
  const data = found.rows.map((row) => pick(row, fields))
  if (call.answers === 'list')
    return storedResponse(200, headers, JSON.stringify({ data, total: found.total }))

  const last = found.more ? found.rows.at(-1) : undefined
  const next = last ? siteUrl + addressOf(question, { cursor: last.id }) : null
  if (next !== null) headers.link = `<${next}>; rel="next"`
  return storedResponse(200, headers, JSON.stringify({ data, total: found.total, next }))
}

/** The fields that are described, in their order; no other leaves. */
function pick(row: Record<string, unknown>, fields: string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, row[field]]))
}
