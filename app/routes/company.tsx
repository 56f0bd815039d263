import { counted } from '#core/count.ts'
import { redirect } from 'react-router'
import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope } from '#app/page/context.ts'
import { CompanyFacts } from '#app/features/companies/company-facts.tsx'
import { SiteAndCity } from '#app/features/companies/site-and-city.tsx'
import {
  companySearch,
  companyState,
  HISTORY_DAYS,
  readCompanyPage,
} from '#app/features/companies/company-page.server.ts'
import { MIN_INDEXED } from '#app/features/jobs/lists/list-figures.ts'
import { FollowJobs } from '#app/features/jobs/follow-jobs.tsx'
import { jobFeedLinks } from '#app/features/jobs/job-feeds.ts'
import { JobList } from '#app/features/jobs/job-list.tsx'
import { ListStatus } from '#app/features/jobs/list-status.tsx'
import { postingListMeta } from '#app/features/jobs/jobs-meta.ts'
import { JobsUnavailable } from '#app/features/jobs/jobs-unavailable.tsx'
import { companySlug } from '#core/slug.ts'
import { SampleNotice } from '#app/features/jobs/sample-notice.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'
import { CompanyLogo } from '#app/ui/company-logo.tsx'
import { EmptyState, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Route } from './+types/company'

const FRESHNESS = { freshSeconds: 15, staleSeconds: 60 }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const scope = context.get(requestScope)
  const state = companyState(params.slug, url.searchParams)
  const { page, status, unavailable } = await readCompanyPage(scope, params.slug, state)
  const path = page && paths.company(page.company.slug)
  if (path && path !== url.pathname) throw redirect(path + url.search, 301)
  const search = companySearch(companySlug(params.slug))
  return pageData(
    { page, state, search, unavailable, days: HISTORY_DAYS, now: scope.now },
    { status, ...FRESHNESS },
  )
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const siteUrl = matches[0].loaderData?.siteUrl
  const { page, state, search } = loaderData ?? {}
  if (!page || !state || !search) {
    const texts = { title: 'Company not found', description: 'We know no jobs of this company.' }
    return pageMeta({ ...texts, siteUrl, path: location.pathname, noindex: true })
  }
  const {
    company,
    found: { total },
  } = page
  const texts = {
    title: `${company.name}: IT jobs in India`,
    description: `Open IT jobs at ${company.name} in India: where, in which roles, and when we last looked.`,
  }
  const tags = postingListMeta({
    ...texts,
    siteUrl,
    hasPicture: true,
    state,
    basePath: paths.company(company.slug),
    total,
    least: MIN_INDEXED,
    samples: company.sample,
  })
  return [...tags, ...jobFeedLinks(search)]
}

export const headers = pageHeaders

export default function CompanyRoute({ loaderData, params }: Route.ComponentProps) {
  const { page, state, search, unavailable, days, now } = loaderData
  if (unavailable) return <JobsUnavailable href={paths.company(params.slug)} as="h1" />
  if (!page) return <NotFoundScreen />
  const { company, cityName, found } = page
  const basePath = paths.company(company.slug)
  const hasFacts = company.site !== null || cityName !== null
  return (
    <div className="page-width pb-12">
      <PageHeading
        above={<CompanyLogo name={company.name} logoUrl={company.logo_path} className="size-14 text-xl" />}
        title={company.name}
        subtitle={openText(found.total, company.sample)}
        actions={hasFacts ? <SiteAndCity {...company} cityName={cityName} /> : undefined}
      />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {company.sample && <SampleNotice />}
          {found.total > 0 ? (
            <>
              <ListStatus found={found} state={state} basePath={basePath} labelOf={() => company.name} />
              <JobList found={found} state={state} now={now} basePath={basePath} />
            </>
          ) : (
            <EmptyState>
              <EmptyStateTitle as="h2">No open jobs right now</EmptyStateTitle>
              <EmptyStateText>We keep looking. Subscribe to hear of new ones.</EmptyStateText>
            </EmptyState>
          )}
          <FollowJobs filters={search} labelOf={() => company.name} />
        </div>
        <CompanyFacts company={company} now={now} days={days} />
      </div>
    </div>
  )
}

function openText(total: number, sample: boolean): string {
  if (total === 0) return 'No open IT jobs in India right now.'
  return sample ? `${counted(total, 'sample job')}.` : `${counted(total, 'open IT job')} in India.`
}
