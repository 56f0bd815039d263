import { Link } from 'react-router'
import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope } from '#app/page/context.ts'
import { LIST_INDEXES, listIndexAt } from '#app/features/jobs/lists/list-indexes.ts'
import { readListIndex } from '#app/features/jobs/lists/list-index-page.server.ts'
import { SampleNotice } from '#app/features/jobs/sample-notice.tsx'
import { listMeta } from '#app/page/list-meta.ts'
import { paths } from '#app/paths.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { TryAgain } from '#app/ui/try-again.tsx'
import { counted } from '#core/count.ts'
import type { Route } from './+types/list-index'

export async function loader({ context, url }: Route.LoaderArgs) {
  const index = listIndexAt(url.pathname)
  const { page, degraded } = await readListIndex(context.get(requestScope), index)
  return pageData({ index, page, unavailable: degraded }, { degraded })
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const { title, description, path } = listIndexAt(location.pathname)
  return listMeta({
    title,
    description,
    siteUrl: matches[0].loaderData?.siteUrl,
    hrefOf: () => path,
    total: loaderData?.page.lists.length ?? 0,
    samples: loaderData?.page.samples,
  })
}

export const headers = pageHeaders

/** All cities, skills or roles that have open postings, with their number. */
export default function ListIndexRoute({ loaderData: { index, page, unavailable } }: Route.ComponentProps) {
  const { lists, samples } = page
  const others = Object.values(LIST_INDEXES).filter(({ kind }) => kind !== index.kind)
  return (
    <div className="page-width pb-16">
      <PageHeading title={index.title} subtitle={index.description} />
      {samples && <SampleNotice />}
      {lists.length === 0 ? (
        <EmptyState>
          <EmptyStateTitle>
            {unavailable ? 'We can’t show this list now' : 'No open jobs right now'}
          </EmptyStateTitle>
          <EmptyStateText>Please try again {unavailable ? 'in a minute' : 'soon'}.</EmptyStateText>
          <EmptyStateActions>
            {unavailable ? (
              <TryAgain href={index.path} />
            ) : (
              <Link to={paths.jobs()} className={buttonVariants()}>
                All jobs
              </Link>
            )}
          </EmptyStateActions>
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {lists.map(({ path, name, jobs }) => (
            <li key={path} className="flex flex-wrap items-center justify-between gap-x-3 border-b">
              <Link to={path} className="text-link flex min-h-11 min-w-0 grow items-center wrap-anywhere">
                {name}
              </Link>
              <span className="text-sm text-ink-soft tabular-nums">{counted(jobs, 'job')}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6 flex flex-wrap gap-x-6">
        {others.map(({ path, title }) => (
          <Link key={path} to={path} className="text-link inline-flex min-h-11 items-center">
            {title}
          </Link>
        ))}
      </p>
    </div>
  )
}
