import { lazy, memo, useMemo } from 'react'
import { pageData, pageHeaders } from '#app/cache-headers.ts'
import { requestScope } from '#app/context.ts'
import { ChosenFilters } from '#app/features/jobs/filters/chosen-filters.tsx'
import { packChoices, unpackChoices } from '#app/features/jobs/filters/packed-choices.ts'
import { JobList, loadJobRow } from '#app/features/jobs/job-list.tsx'
import { ListStatus } from '#app/features/jobs/list-status.tsx'
import { FollowJobs } from '#app/features/jobs/follow-jobs.tsx'
import { jobFeedLinks } from '#app/features/jobs/job-feeds.ts'
import { JobsFilterBar } from '#app/features/jobs/jobs-filter-bar.tsx'
import { jobsPageMeta, postingMeta } from '#app/features/jobs/jobs-meta.ts'
import { readJobsPage, type JobsPageData } from '#app/features/jobs/jobs-page.server.ts'
import { JobsSidebar } from '#app/features/jobs/jobs-sidebar.tsx'
import { JobDetailSkeleton, JobGridSkeleton } from '#app/features/jobs/jobs-skeleton.tsx'
import { JobsUnavailable } from '#app/features/jobs/jobs-unavailable.tsx'
import { jobsHref, type JobsState } from '#app/features/jobs/jobs-href.ts'
import { isFiltered, parseJobsUrl } from '#app/features/jobs/jobs-url.ts'
import { labelsFrom } from '#app/features/jobs/filters/filter-groups.ts'
import type { SignedIn } from '#app/features/jobs/save-control.tsx'
import { SampleNotice } from '#app/features/jobs/sample-notice.tsx'
import { SponsoredCards } from '#app/features/jobs/sponsored-cards.tsx'
import { useDetailFocus } from '#app/features/jobs/use-detail-focus.ts'
import { useNextQuery, usePendingQuery } from '#app/filters/use-pending-query.ts'
import { JsonLd } from '#app/json-ld.tsx'
import { packRows, unpackRows } from '#app/packed-rows.ts'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#app/paths.ts'
import { BelowFirstScreen } from '#app/ui/first-screen.tsx'
import { cn } from '#app/ui/class-names.ts'
import type { Route } from './+types/jobs'

/*
 * Lists need neither. Without a boundary of their own: hydration and navigation wait for the file, and what is shown
 * stays until then. The server renders in one go, so it has them from the start.
 */
const loadOpenedJob = () => import('#app/features/jobs/opened-job.tsx')
const loadSaveControl = () => import('#app/features/jobs/save-control.tsx')
const OpenedJob = import.meta.env.SSR
  ? (await loadOpenedJob()).OpenedJob
  : lazy(async () => ({ default: (await loadOpenedJob()).OpenedJob }))
const SaveControl = import.meta.env.SSR
  ? (await loadSaveControl()).SaveControl
  : lazy(async () => ({ default: (await loadSaveControl()).SaveControl }))

/** Short, so that new and closed jobs show up soon. */
const FRESHNESS = { freshSeconds: 15, staleSeconds: 60 }

const LIST_COLUMNS = 'mt-3 lg:mt-1 lg:grid-cols-[minmax(0,1fr)_20rem]'
/** Wider, because the facts of an opened posting are beside its text. */
const DETAIL_COLUMNS = 'mt-6 xl:grid-cols-[minmax(0,1fr)_20rem]'

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(requestScope)
  const state = parseJobsUrl(url.searchParams)
  const { page, status } = await readJobsPage(scope, state)
  const lists = {
    choices: packChoices(page.choices),
    jobs: packRows(page.found.jobs),
    featured: packRows(page.featured),
    urgent: packRows(page.urgent),
  }
  const data = { ...page, found: { ...page.found, jobs: [] }, ...lists, state, now: scope.now }
  rowsOnServer.set(data, page)
  return pageData(data, { status, ...FRESHNESS })
}

/** What the rows of a loader's data were packed from: the server renders them at once. */
const rowsOnServer = /* @__PURE__ */ new WeakMap<
  object,
  Pick<JobsPageData, 'found' | 'featured' | 'urgent'>
>()

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const state = parseJobsUrl(new URLSearchParams(location.search))
  const siteUrl = matches[0].loaderData?.siteUrl
  const meta = state.job
    ? pageMeta({ ...openedMeta(loaderData, jobsHref({ job: state.job })), siteUrl })
    : jobsPageMeta(state, loaderData?.found.total ?? 0, siteUrl)
  return [...meta, ...jobFeedLinks(state)]
}

function openedMeta(loaderData: Route.MetaArgs['loaderData'], path: string) {
  const { job, detail, now = new Date(0) } = loaderData ?? {}
  return postingMeta({ job, isTwin: detail?.isTwin ?? false, now, path })
}

export const headers = pageHeaders

export default function Jobs({ loaderData, matches }: Route.ComponentProps) {
  const pendingQuery = usePendingQuery(paths.jobs())
  const nextQuery = useNextQuery(paths.jobs())
  const signedIn = matches[0].loaderData?.signedIn
  return (
    <JobsPage loaderData={loaderData} signedIn={signedIn} pendingQuery={pendingQuery} nextQuery={nextQuery} />
  )
}

interface JobsPageProps extends Pick<Route.ComponentProps, 'loaderData'> {
  signedIn: SignedIn
  pendingQuery: string | null
  nextQuery: string | null
}

const JobsPage = memo(function JobsPage({ loaderData, signedIn, pendingQuery, nextQuery }: JobsPageProps) {
  const { jsonLd, unavailable, market, state, now } = loaderData
  const { found, featured, urgent, choices } = useMemo(() => unpacked(loaderData), [loaderData])
  const pending = stateOf(pendingQuery)
  const chosen = stateOf(nextQuery) ?? state
  useDetailFocus(state.job)
  const listed = (pending ?? state).job === null
  const samples = [...found.jobs, ...featured, ...urgent].some(({ is_sample }) => is_sample)

  return (
    <div className="page-width pb-12">
      {listed && (
        <>
          <header className="flex flex-wrap items-baseline gap-x-4 pt-8 pb-3 sm:pt-10 lg:pb-0">
            <h1 className="display text-title">IT jobs in India</h1>
            <p className="text-ink-soft">Straight from company careers pages.</p>
          </header>
          <JobsFilterBar
            state={chosen}
            choices={choices}
            total={unavailable ? null : found.total}
            stated={unavailable ? null : found.payStated}
          />
        </>
      )}
      <div className={cn('grid gap-10 print:block', listed ? LIST_COLUMNS : DETAIL_COLUMNS)}>
        <div className="min-w-0">
          {listed && samples && <SampleNotice />}
          {listed && <ChosenFilters state={chosen} choices={choices} />}
          {listed && !unavailable && <ListStatus found={found} state={state} basePath={paths.jobs()} />}
          <JobsMain {...loaderData} found={found} choices={choices} pending={pending} signedIn={signedIn} />
          <BelowFirstScreen>
            {listed && <FollowJobs filters={chosen} labelOf={labelsFrom(choices)} />}
            {listed && isFiltered(state) && signedIn !== undefined && (
              <SaveControl
                signedIn={signedIn}
                path={jobsHref({ ...state, show: undefined })}
                noun="this search"
              />
            )}
            <SponsoredCards />
          </BelowFirstScreen>
        </div>
        <BelowFirstScreen>
          <JobsSidebar featured={featured} urgent={urgent} market={market} state={state} now={now} />
        </BelowFirstScreen>
      </div>
      {jsonLd && <JsonLd value={jsonLd} />}
    </div>
  )
})

function stateOf(query: string | null): JobsState | null {
  return query === null ? null : parseJobsUrl(new URLSearchParams(query))
}

type LoaderData = Awaited<ReturnType<typeof loader>>['data']

function unpacked(data: Pick<LoaderData, 'found' | 'jobs' | 'featured' | 'urgent' | 'choices'>) {
  const choices = unpackChoices(data.choices)
  const rows = import.meta.env.SSR ? rowsOnServer.get(data) : undefined
  if (rows) return { found: rows.found, featured: rows.featured, urgent: rows.urgent, choices }
  return {
    found: { ...data.found, jobs: unpackRows(data.jobs) },
    featured: unpackRows(data.featured),
    urgent: unpackRows(data.urgent),
    choices,
  }
}

/** The list, the opened posting, or the skeleton of what is loading. */
function JobsMain({
  unavailable,
  job,
  detail,
  found,
  choices,
  similar,
  state,
  now,
  pending,
  signedIn,
}: JobsMainProps) {
  if (pending?.job) {
    // While its data is on the way.
    void loadOpenedJob()
    return <JobDetailSkeleton />
  }
  if (pending?.view === 'rows') void loadJobRow()
  if (pending && (unavailable || !isSameList(pending, state)))
    return <JobGridSkeleton rows={pending.view === 'rows'} />
  if (unavailable) return <JobsUnavailable href={jobsHref(state)} />
  if (job === undefined) return <JobList found={found} state={state} now={now} choices={choices} />
  return <OpenedJob job={job} detail={detail} similar={similar} state={state} now={now} signedIn={signedIn} />
}

/** Whether the pending list begins with the jobs that are shown: Show More Jobs adds, and Show N jobs closes the sheet. */
function isSameList(pending: JobsState, shown: JobsState): boolean {
  return pending.show >= shown.show && jobsHref({ ...pending, show: 0 }) === jobsHref({ ...shown, show: 0 })
}

interface JobsMainProps extends Omit<JobsPageData, 'featured' | 'urgent' | 'market' | 'jsonLd'> {
  state: JobsState
  now: Date
  pending: JobsState | null
  signedIn: SignedIn
}
