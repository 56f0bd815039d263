import type { Get } from '../adapter.ts'
import { kindOfText } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { readPage } from './page.ts'

/**
 * The posting that a page states, for lists that leave its text or its date to it.
 *
 * @throws SourceProblem if there is none, and for an address on another host: it concerns this posting alone.
 */
export async function fetchJobPosting(url: string, host: string, get: Get): Promise<Record<string, unknown>> {
  if (URL.parse(url)?.hostname !== host)
    throw new SourceProblem('shape changed', `the posting's page ${url} is not on ${host}`)
  const { body } = await get(url, { accept: 'text/html' })
  const [posting] = readPage(body).postings
  if (posting) return posting
  throw new SourceProblem('shape changed', `expected a page with a JobPosting, got ${kindOfText(body)}`)
}
