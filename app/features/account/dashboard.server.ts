import { parseJobsUrl } from '#app/features/jobs/jobs-url.ts'
import { jobListName } from '#core/find/list-name.ts'
import { paths } from '#app/paths.ts'
import { queryWithFallback } from '#app/page/read.server.ts'
import { listOpenedJobs, listSavedJobs, listSavedSearches } from '#db/queries/accounts/account-items.ts'
import { readTicks } from '#db/queries/accounts/account-skills.ts'
import { listSessions } from '#db/queries/accounts/account-sessions.ts'
import { readAccountNewsletter } from '#db/queries/accounts/account-newsletter.ts'
import { readOwnPage, type AccountScope } from './own-page.server.ts'
import type { RequestScope } from '#app/page/context.ts'

/** Only so many searches get a job count: with a million postings, one count can take a second. */
const COUNTED_SEARCHES = 10

/** A saved search as the dashboard lists it. */
export interface ListedSearch {
  name: string
  /** URL of the search on the jobs page. */
  href: string
  /** Open jobs that match now; null if not counted. */
  jobs: number | null
}

/** The dashboard's data; null if the database is down. */
export async function readDashboard(scope: AccountScope) {
  const page = await readOwnPage(scope, paths.dashboard(), async (own) => ({
    saved: await listSavedJobs(own),
    opened: await listOpenedJobs(own),
    searches: await listSavedSearches(own),
    ticks: await readTicks(own),
    newsletter: await readAccountNewsletter(own),
    sessions: await listSessions(own),
  }))
  if (!page) return null
  const { account, own } = page
  const searches = await Promise.all(
    own.searches.map(({ query }, index) => listSearch(scope, query, index < COUNTED_SEARCHES)),
  )
  return { account, ...own, searches, now: scope.now }
}

async function listSearch(scope: RequestScope, query: string, counted: boolean): Promise<ListedSearch> {
  const state = parseJobsUrl(new URLSearchParams(query))
  const { value: jobs } = counted
    ? await queryWithFallback<number | null>(
        scope,
        'saved search',
        async () =>
          (await scope.finder.find(state, { order: 'newest', offset: 0, limit: 0, now: scope.now })).total,
        null,
      )
    : { value: null }
  return { name: jobListName(state, scope.finder.label), href: `${paths.jobs()}?${query}`, jobs }
}
