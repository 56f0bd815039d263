import type { Kysely } from 'kysely'
import { indianYear } from '#core/dates.ts'
import type { JobFinder } from '#core/find/job-search.ts'
import { parseSearchUrl } from '#core/find/search-url.ts'
import type { JobSummary } from '#core/job.ts'
import { isVerified } from '#core/verification.ts'
import type { DueAlert } from '#db/queries/newsletter/alert-mails.ts'
import { listArrivals } from '#db/queries/newsletter/posting-arrivals.ts'
import type { Database } from '#db/schema.ts'

/** Postings that the finder returns at once. */
const PAGE = 500

/**
 * The open, real and verified postings that match an alert's search and came after it was asked for, newest first.
 */
export type FindNew = (alert: Pick<DueAlert, 'query' | 'asked_at' | 'asked_after'>) => Promise<JobSummary[]>

/** Runs the searches of alerts with the finder of the jobs page. Equal searches run once. */
export async function createFindNew(
  owner: Kysely<Database>,
  finder: Pick<JobFinder, 'find'>,
  now: Date,
): Promise<FindNew> {
  const arrivals = await listArrivals(owner)
  const found = new Map<string, Promise<JobSummary[]>>()

  const search = async (query: string, asked: Date) => {
    // As it was read then: a graduation year that has left the list since must not become a search for all.
    const wanted = parseSearchUrl(new URLSearchParams(query), asked)
    const jobs: JobSummary[] = []
    for (let offset = 0; arrivals.size > 0; offset += PAGE) {
      const page = { order: 'newest' as const, offset, limit: PAGE, now, realOnly: true }
      const { jobs: part, leftOut } = await finder.find(wanted, page)
      // No posting holds all the words, so these are not what was asked for.
      if (leftOut.length > 0) return []
      jobs.push(...part.filter((job) => arrivals.has(job.id) && isVerified(job, now)))
      if (part.length < PAGE) break
    }
    return jobs
  }
  return async ({ query, asked_at: asked, asked_after: after }) => {
    const key = `${indianYear(asked)} ${query}`
    const searched = found.get(key) ?? search(query, asked)
    found.set(key, searched)
    return (await searched).filter(({ id }) => (arrivals.get(id) ?? 0) > after)
  }
}
