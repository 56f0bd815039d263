import type { Kysely } from 'kysely'
import type { JobFinder } from '#core/find/job-search.ts'
import { parseSearchUrl } from '#core/find/search-url.ts'
import type { JobSummary } from '#core/job.ts'
import { isVerified } from '#core/verification.ts'
import { listFirstSeenSince } from '#db/queries/newsletter/new-jobs.ts'
import type { Database } from '#db/schema.ts'

/** A posting that has been open for longer than this is no news, however long an alert was silent. */
const NEW_FOR_DAYS = 30
const DAY_MS = 86_400_000
/** Postings that the finder returns at once. */
const PAGE = 500

/**
 * The open, real and verified postings that match a search and were first seen after a time, newest first.
 *
 * @param query Of the jobs page.
 */
export type FindNew = (query: string, since: Date) => Promise<JobSummary[]>

/** Runs the searches of alerts with the finder of the jobs page. Equal searches run once. */
export async function createFindNew(
  owner: Kysely<Database>,
  finder: Pick<JobFinder, 'find'>,
  now: Date,
): Promise<FindNew> {
  const firstSeen = await listFirstSeenSince(owner, new Date(now.getTime() - NEW_FOR_DAYS * DAY_MS), now)
  const found = new Map<string, Promise<JobSummary[]>>()

  const search = async (query: string) => {
    const wanted = parseSearchUrl(new URLSearchParams(query))
    const jobs: JobSummary[] = []
    for (let offset = 0; firstSeen.size > 0; offset += PAGE) {
      const page = { order: 'newest' as const, offset, limit: PAGE, now, realOnly: true }
      const { jobs: part, leftOut } = await finder.find(wanted, page)
      // No posting holds all the words, so these are not what was asked for.
      if (leftOut.length > 0) return []
      jobs.push(...part.filter((job) => firstSeen.has(job.id) && isVerified(job, now)))
      if (part.length < PAGE) break
    }
    return jobs
  }
  return async (query, since) => {
    const searched = found.get(query) ?? search(query)
    found.set(query, searched)
    return (await searched).filter(({ id }) => (firstSeen.get(id)?.getTime() ?? 0) > since.getTime())
  }
}
