import { redirect } from 'react-router'
import { namesExperienceOtherwise } from '#core/find/search-url.ts'
import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope } from '#app/page/context.ts'
import { jobFeedLinks } from '#app/features/jobs/job-feeds.ts'
import { jobsHref } from '#app/features/jobs/jobs-href.ts'
import { jobsPageMeta, postingMeta } from '#app/features/jobs/jobs-meta.ts'
import { readJobsPage } from '#app/features/jobs/jobs-page.server.ts'
import { JobsPage } from '#app/features/jobs/jobs-page.tsx'
import { parseJobsUrl } from '#app/features/jobs/jobs-url.ts'
import { useNextQuery, usePendingQuery } from '#app/filters/use-pending-query.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import type { Route } from './+types/jobs'

/** Short, so that new and closed jobs show up soon. */
const FRESHNESS = { freshSeconds: 15, staleSeconds: 60 }

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(requestScope)
  const state = parseJobsUrl(url.searchParams)
  // One list, one address.
  if (namesExperienceOtherwise(url.searchParams)) throw redirect(jobsHref(state), 301)
  const { page, status } = await readJobsPage(scope, state)
  return pageData({ ...page, state, now: scope.now }, { status, ...FRESHNESS })
}

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

/** The list with its filters, or the posting that the address names. */
export default function Jobs({ loaderData, matches }: Route.ComponentProps) {
  const pendingQuery = usePendingQuery(paths.jobs())
  const nextQuery = useNextQuery(paths.jobs())
  const signedIn = matches[0].loaderData?.signedIn
  return <JobsPage data={loaderData} signedIn={signedIn} pendingQuery={pendingQuery} nextQuery={nextQuery} />
}
