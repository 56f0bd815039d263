import type { Get } from '../adapter.ts'
import { kindOfText } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { readPage } from './page.ts'

/**
 * A page of one posting, for lists that leave its text or its date to it.
 *
 * @throws SourceProblem also for an address on another host: it concerns this posting alone.
 */
export async function fetchPostingPage(url: string, host: string, get: Get): Promise<string> {
  if (URL.parse(url)?.hostname !== host)
    throw new SourceProblem('shape changed', `the posting's page ${url} is not on ${host}`)
  return (await get(url, { accept: 'text/html' })).body
}

/** The posting that such a page states. @throws SourceProblem if there is none */
export async function fetchJobPosting(url: string, host: string, get: Get): Promise<Record<string, unknown>> {
  const body = await fetchPostingPage(url, host, get)
  const [posting] = readPage(body).postings
  if (posting) return posting
  throw new SourceProblem('shape changed', `expected a page with a JobPosting, got ${kindOfText(body)}`)
}
