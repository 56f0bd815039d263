import type { JobSummary, ShownJob } from '#core/job.ts'
import type { FoundJobs } from '#core/find/job-search.ts'
import { jobMarket } from '#db/queries/jobs/job-counts.ts'
import { listFeaturedJobs } from '#db/queries/jobs/jobs.ts'
import { listUrgentJobs, type UrgentJob } from '#db/queries/jobs/urgent-jobs.ts'
import type { RequestScope } from '#app/page/context.ts'
import { isBeyondEnd } from '#app/page/list-meta.ts'
import { queryWithFallback } from '#app/page/read.server.ts'
import { listChoices } from './filters/choices.server.ts'
import type { Choices } from './filters/filter-groups.ts'
import { JOBS_PER_PAGE, type JobsState } from './jobs-href.ts'
import { readOpenedPosting } from './posting/posting-page.server.ts'
import type { PostingDetail } from './posting/posting-detail.server.ts'

/** How many featured jobs the sidebar shows. */
const FEATURED = 4

export interface JobsPageData {
  /** A query failed, so empty fields do not mean that there is nothing. */
  unavailable: boolean
  /** `facets` is null: `choices` holds them. */
  found: FoundJobs
  /** What the filters offer. */
  choices: Choices
  /** The opened posting; undefined if the URL names none, null if its id is unknown. */
  job: ShownJob | null | undefined
  /** What the opened posting's page shows besides it; null if it is closed or there is none. */
  detail: PostingDetail | null
  /** Structured data of the opened posting, if it may be marked up. */
  jsonLd: object | null
  /** Open postings to show below a closed one. */
  similar: JobSummary[]
  featured: JobSummary[]
  urgent: UrgentJob[]
  market: { jobs: number; companies: number }
}

const NOTHING_FOUND: FoundJobs = {
  jobs: [],
  total: 0,
  payStated: 0,
  samples: 0,
  verified: 0,
  unstated: [],
  unstatedTogether: 0,
  textOnly: 0,
  admits: null,
  implied: {},
  facets: null,
  leftOut: [],
  readAs: [],
  notices: [],
  without: [],
}
const EMPTY_MAIN = { found: NOTHING_FOUND, job: undefined, detail: null, jsonLd: null, similar: [] }
const EMPTY_SIDEBAR = { featured: [], urgent: [], market: { jobs: 0, companies: 0 } }

/**
 * Reads the jobs page: either one opened posting or the list.
 *
 * @returns The data and the status: 410 for a closed posting, 404 for an unknown one and for a page beyond
 *   the end of the list, 503 with empty lists if the database is down.
 */
export async function readJobsPage(
  scope: RequestScope,
  state: JobsState,
): Promise<{ page: JobsPageData; status: number }> {
  const [main, sidebar] = await Promise.all([
    queryWithFallback(scope, 'jobs', () => readMain(scope, state), EMPTY_MAIN),
    queryWithFallback(scope, 'jobs sidebar', () => sharedSidebar(scope), EMPTY_SIDEBAR),
  ])
  const { facets } = main.value.found
  const page = {
    ...main.value,
    ...sidebar.value,
    found: { ...main.value.found, facets: null },
    choices: listChoices(state, facets, scope.finder.label),
    unavailable: main.degraded,
  }
  if (main.degraded || sidebar.degraded) return { page, status: 503 }
  const beyondEnd =
    !state.job && isBeyondEnd({ page: state.page, total: page.found.total, perPage: JOBS_PER_PAGE })
  if (page.job === null || beyondEnd) return { page, status: 404 }
  return { page, status: page.job?.is_active === false ? 410 : 200 }
}

async function readMain(scope: RequestScope, state: JobsState) {
  if (!state.job) return { ...EMPTY_MAIN, found: await findPage(scope, state) }
  // On a wide screen, rows stand beside the posting.
  const [opened, found] = await Promise.all([
    readOpenedPosting(scope, state.job),
    state.view === 'rows' ? findPage(scope, state) : NOTHING_FOUND,
  ])
  return { ...EMPTY_MAIN, ...(opened ?? { job: null }), found }
}

function findPage({ finder, now }: RequestScope, state: JobsState): Promise<FoundJobs> {
  const { order, fit, page, show } = state
  return finder.find(state, {
    order,
    fit,
    offset: (page - 1) * JOBS_PER_PAGE,
    limit: page > 1 ? JOBS_PER_PAGE : show,
    now,
    facets: true,
    grouped: true,
  })
}

/** For this long, all pages share what they read for the sidebar, which is five queries and the same for everybody. */
const SIDEBAR_TTL_MS = 1000

const sidebars = new WeakMap<
  RequestScope['db'],
  { readAt: number; sidebar: ReturnType<typeof readSidebar> }
>()

/** A failed one is read again at once. */
function sharedSidebar(scope: RequestScope): ReturnType<typeof readSidebar> {
  const kept = sidebars.get(scope.db)
  if (kept && performance.now() - kept.readAt < SIDEBAR_TTL_MS) return kept.sidebar
  const sidebar = readSidebar(scope)
  sidebars.set(scope.db, { readAt: performance.now(), sidebar })
  sidebar.catch(() => sidebars.delete(scope.db))
  return sidebar
}

async function readSidebar({ db, now }: RequestScope) {
  const [featured, urgent, market] = await Promise.all([
    listFeaturedJobs(db, FEATURED),
    listUrgentJobs(db, now),
    jobMarket(db),
  ])
  return { featured, urgent, market }
}
