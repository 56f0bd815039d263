import { pageData, pageHeaders } from '#app/cache-headers.ts'
import { requestScope } from '#app/context.ts'
import { ClosedJob, MissingJob } from '#app/features/jobs/closed-job.tsx'
import { JobDetailView } from '#app/features/jobs/job-detail.tsx'
import { JobGrid } from '#app/features/jobs/job-grid.tsx'
import { FollowJobs } from '#app/features/jobs/follow-jobs.tsx'
import { jobFeedLinks } from '#app/features/jobs/job-feeds.ts'
import { JobsFilterBar } from '#app/features/jobs/jobs-filter-bar.tsx'
import { jobsPageMeta } from '#app/features/jobs/jobs-meta.ts'
import { readJobsPage, type JobsPageData } from '#app/features/jobs/jobs-page.server.ts'
import { JobsSidebar } from '#app/features/jobs/jobs-sidebar.tsx'
import { JobDetailSkeleton, JobGridSkeleton } from '#app/features/jobs/jobs-skeleton.tsx'
import { JobsUnavailable } from '#app/features/jobs/jobs-unavailable.tsx'
import { isFiltered, jobsHref, parseJobsUrl, type JobsState } from '#app/features/jobs/jobs-url.ts'
import { SaveControl, type SignedIn } from '#app/features/jobs/save-control.tsx'
import { SampleNotice } from '#app/features/jobs/sample-notice.tsx'
import { SponsoredCards } from '#app/features/jobs/sponsored-cards.tsx'
import { useDetailFocus } from '#app/features/jobs/use-detail-focus.ts'
import { usePendingQuery } from '#app/filters/use-pending-query.ts'
import { JsonLd } from '#app/json-ld.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#app/paths.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Route } from './+types/jobs'

/** Short, so that new and closed jobs show up soon. */
const FRESHNESS = { freshSeconds: 15, staleSeconds: 60 }

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(requestScope)
  const state = parseJobsUrl(url.searchParams)
  const { page, status } = await readJobsPage(scope, state)
  return pageData({ ...page, state, now: scope.now }, { status, ...FRESHNESS })
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const state = parseJobsUrl(new URLSearchParams(location.search))
  const meta = pageMeta({ ...jobsPageMeta(state, loaderData?.job), siteUrl: matches[0].loaderData?.siteUrl })
  return [...meta, ...jobFeedLinks(state)]
}

export const headers = pageHeaders

export default function Jobs({ loaderData, matches }: Route.ComponentProps) {
  const signedIn = matches[0].loaderData?.signedIn
  const { jsonLd, found, featured, urgent, market, state, now } = loaderData
  const query = usePendingQuery(paths.jobs())
  const pending = query && parseJobsUrl(query)
  useDetailFocus(state.job)
  const listed = (pending ?? state).job === null
  const samples = [...found.jobs, ...featured, ...urgent].some(({ is_sample }) => is_sample)

  return (
    <div className="page-width pb-12">
      {listed && (
        <>
          <PageHeading title="IT jobs in India" subtitle="Straight from company careers pages." />
          <JobsFilterBar state={pending ?? state} />
        </>
      )}
      <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
        <div className="min-w-0">
          {listed && samples && <SampleNotice />}
          <JobsMain {...loaderData} pending={pending} signedIn={signedIn} />
          {listed && <FollowJobs filters={pending ?? state} />}
          {listed && isFiltered(state) && (
            <SaveControl
              signedIn={signedIn}
              path={jobsHref({ ...state, show: undefined })}
              noun="this search"
            />
          )}
          <SponsoredCards />
        </div>
        <JobsSidebar featured={featured} urgent={urgent} market={market} state={state} now={now} />
      </div>
      {jsonLd && <JsonLd value={jsonLd} />}
    </div>
  )
}

/** The list, the opened posting, or the skeleton of what is loading. */
function JobsMain({ unavailable, job, found, similar, state, now, pending, signedIn }: JobsMainProps) {
  if (pending?.job) return <JobDetailSkeleton />
  if (pending && pending.show <= state.show) return <JobGridSkeleton />
  if (unavailable) return <JobsUnavailable href={jobsHref(state)} />
  if (job === undefined) return <JobGrid jobs={found.jobs} total={found.total} state={state} now={now} />
  if (job === null) return <MissingJob state={state} />
  if (!job.is_active) return <ClosedJob job={job} similar={similar} state={state} now={now} />
  return <JobDetailView job={job} now={now} backTo={jobsHref({ ...state, job: null })} signedIn={signedIn} />
}

interface JobsMainProps extends JobsPageData {
  state: JobsState
  now: Date
  pending: JobsState | null
  signedIn: SignedIn
}
