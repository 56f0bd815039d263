import { Link, redirect } from 'react-router'
import { pageHeaders, sharedPage } from '#app/page/cache-headers.ts'
import { searchHref } from '#app/features/jobs/jobs-href.ts'
import { SEARCH_CHIPS } from '#app/features/jobs/search/search-chips.ts'
import { searchTarget } from '#app/features/jobs/search/search-target.server.ts'
import { SearchForm } from '#app/features/jobs/search/search-form.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PREFETCH } from '#app/ui/prefetch.ts'
import type { Route } from './+types/search'

export function loader({ url }: Route.LoaderArgs) {
  const target = searchTarget(url.searchParams)
  return target === null ? null : redirect(target, { headers: { 'Cache-Control': sharedPage() } })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Search',
    description: 'Search IT jobs in India by job title and location.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.search(),
  })
}

export const headers = pageHeaders

export default function Search() {
  return (
    <div className="page-width pb-20">
      <PageHeading title="Search" subtitle="Find jobs by title and location." />
      <div className="flex flex-col gap-8 pt-2">
        <SearchForm />
        <section aria-labelledby="popular">
          <h2 id="popular" className="mb-3 font-bold">
            Popular searches
          </h2>
          <ul className="flex flex-wrap gap-2">
            {SEARCH_CHIPS.map(({ label, state }) => (
              <li key={label}>
                <Link
                  to={searchHref(state)}
                  prefetch={PREFETCH}
                  className={buttonVariants({ variant: 'outline', className: 'text-sm' })}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <Notice>
          <h2 className="text-base font-bold">Advanced Search Coming Soon!</h2>
          <p className="mt-0.5 max-w-prose">
            For now we search title, company and description, and old and new city names both work. The jobs
            page has more filters.
          </p>
        </Notice>
      </div>
    </div>
  )
}
