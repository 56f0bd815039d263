import { redirect } from 'react-router'
import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope } from '#app/page/context.ts'
import { jobListAt, jobListHeading, listState } from '#app/features/jobs/lists/job-list.ts'
import { jobListMeta } from '#app/features/jobs/lists/job-list-meta.ts'
import { readJobListPage } from '#app/features/jobs/lists/job-list-page.server.ts'
import { ListAside } from '#app/features/jobs/lists/list-aside.tsx'
import { figureSentences } from '#app/features/jobs/lists/list-figures.ts'
import { NoOpenJobs } from '#app/features/jobs/lists/no-open-jobs.tsx'
import { NarrowList } from '#app/features/jobs/lists/narrow-list.tsx'
import { FollowJobs } from '#app/features/jobs/follow-jobs.tsx'
import { jobFeedLinks } from '#app/features/jobs/job-feeds.ts'
import { JobList } from '#app/features/jobs/job-list.tsx'
import { ListStatus } from '#app/features/jobs/list-status.tsx'
import { JobsUnavailable } from '#app/features/jobs/jobs-unavailable.tsx'
import { SampleNotice } from '#app/features/jobs/sample-notice.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Route } from './+types/job-list'

/** As short as that of the list at /jobs. */
const FRESHNESS = { freshSeconds: 15, staleSeconds: 60 }

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(requestScope)
  const list = jobListAt(url.pathname)
  if (!list)
    return pageData({ list, page: null, state: null, unavailable: false, now: scope.now }, { status: 404 })
  if (list.path !== url.pathname) throw redirect(list.path + url.search, 301)
  const state = listState(list, url.searchParams)
  const { status, page, unavailable, movedTo } = await readJobListPage(scope, list, state)
  if (movedTo) throw redirect(movedTo + url.search, 301)
  return pageData({ list, page, state, unavailable, now: scope.now }, { status, ...FRESHNESS })
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const siteUrl = matches[0].loaderData?.siteUrl
  const { list, state } = loaderData ?? {}
  if (!list || !state) {
    const title = 'Page Not Found'
    return pageMeta({
      title,
      description: 'We couldn’t find this page.',
      siteUrl,
      path: location.pathname,
      noindex: true,
    })
  }
  const { page } = loaderData
  const feeds = jobFeedLinks(list.search, () => page?.name ?? '')
  return [...jobListMeta(list, state, page, siteUrl), ...feeds]
}

export const headers = pageHeaders

/** A job list with an address of its own: of a city, a skill or a role, remote jobs, the freshers' zone. */
export default function JobListRoute({ loaderData }: Route.ComponentProps) {
  const { list, page, state, unavailable, now } = loaderData
  if (!list || (!page && !unavailable)) return <NotFoundScreen />
  if (!page) return <JobsUnavailable href={list.path} as="h1" />
  const { name, found, figures, nearest, ...aside } = page
  return (
    <div className="page-width pb-12">
      <PageHeading title={jobListHeading(list, name)} subtitle={figureSentences(figures)} />
      <NarrowList list={list} />
      <div className="mt-4 grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {figures.samples && <SampleNotice />}
          {found.total === 0 ? (
            <NoOpenJobs nearest={nearest} />
          ) : (
            <>
              <ListStatus found={found} state={state} basePath={list.path} labelOf={() => name} />
              <JobList found={found} state={state} now={now} basePath={list.path} />
            </>
          )}
          <FollowJobs filters={list.search} labelOf={() => name} />
        </div>
        <ListAside name={name} {...aside} />
      </div>
    </div>
  )
}
