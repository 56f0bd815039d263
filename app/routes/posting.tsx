import { redirect } from 'react-router'
import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope } from '#app/page/context.ts'
import { ClosedJob, MissingJob } from '#app/features/jobs/posting/closed-job.tsx'
import { JobDetailView } from '#app/features/jobs/posting/job-detail.tsx'
import { postingMeta } from '#app/features/jobs/jobs-meta.ts'
import { JobsUnavailable } from '#app/features/jobs/jobs-unavailable.tsx'
import { ALL_JOBS } from '#app/features/jobs/jobs-url.ts'
import { readPostingPage } from '#app/features/jobs/posting/posting-page.server.ts'
import { JsonLd } from '#app/page/json-ld.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import type { Route } from './+types/posting'

/** Short, so that a closed posting says so soon. */
const FRESHNESS = { freshSeconds: 15, staleSeconds: 60 }

export async function loader({ context, params }: Route.LoaderArgs) {
  const scope = context.get(requestScope)
  const { opened, unavailable, status, movedTo } = await readPostingPage(scope, params.slug)
  if (movedTo) throw redirect(movedTo, 301)
  return pageData({ opened, unavailable, now: scope.now }, { status, ...FRESHNESS })
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const { opened, now = new Date(0) } = loaderData ?? {}
  const isTwin = opened?.detail?.isTwin ?? false
  return pageMeta({
    ...postingMeta({ job: opened?.job, isTwin, now, path: location.pathname }),
    siteUrl: matches[0].loaderData?.siteUrl,
  })
}

export const headers = pageHeaders

export default function Posting({ loaderData, matches, params }: Route.ComponentProps) {
  const { opened, unavailable, now } = loaderData
  return (
    <div className="page-width pt-2 pb-12 sm:pt-6 print:pt-0">
      {opened ? (
        <Opened {...opened} now={now} signedIn={matches[0].loaderData?.signedIn} />
      ) : unavailable ? (
        <JobsUnavailable href={`${paths.jobs()}/${encodeURIComponent(params.slug)}`} as="h1" />
      ) : (
        <MissingJob state={ALL_JOBS} />
      )}
    </div>
  )
}

type OpenedProps = NonNullable<Route.ComponentProps['loaderData']['opened']> & {
  now: Date
  signedIn: Parameters<typeof JobDetailView>[0]['signedIn']
}

function Opened({ job, detail, jsonLd, similar, now, signedIn }: OpenedProps) {
  if (!detail) return <ClosedJob job={job} similar={similar} state={ALL_JOBS} now={now} />
  return (
    <>
      <JobDetailView
        job={job}
        detail={detail}
        now={now}
        backTo={paths.jobs()}
        hrefOf={paths.posting}
        signedIn={signedIn}
      />
      {jsonLd && <JsonLd value={jsonLd} />}
    </>
  )
}
