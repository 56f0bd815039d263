import { Link } from 'react-router'
import { counted } from '#core/count.ts'
import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope } from '#app/page/context.ts'
import { companyFeedHref, companyFeedLinks } from '#app/features/companies/company-feeds.ts'
import { CompanyGrid } from '#app/features/companies/company-grid.tsx'
import {
  COMPANIES_PER_PAGE,
  companiesHref,
  parseCompaniesUrl,
  type CompaniesState,
} from '#app/features/companies/companies-url.ts'
import { JOB_FEEDS } from '#app/features/jobs/job-feed-href.ts'
import { SampleNotice } from '#app/features/jobs/sample-notice.tsx'
import { FilterForm } from '#app/filters/filter-form.tsx'
import { isBeyondEnd, listMeta, pageCount } from '#app/page/list-meta.ts'
import { paths } from '#app/paths.ts'
import { queryWithFallback } from '#app/page/read.server.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { TryAgain } from '#app/ui/try-again.tsx'
import { listCompanies } from '#db/queries/jobs/companies.ts'
import type { Route } from './+types/companies'

const NONE = { companies: [], total: 0, samples: false }

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = parseCompaniesUrl(url.searchParams)
  const offset = (state.page - 1) * COMPANIES_PER_PAGE
  const read = await queryWithFallback(
    context.get(requestScope),
    'companies',
    (db) => listCompanies(db, { search: state.search, offset, limit: COMPANIES_PER_PAGE }),
    NONE,
  )
  const { degraded, value } = read
  const beyondEnd = isBeyondEnd({ page: state.page, total: value.total, perPage: COMPANIES_PER_PAGE })
  return pageData(
    { ...value, state, unavailable: degraded },
    { status: degraded ? 503 : beyondEnd ? 404 : 200 },
  )
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const { search, page } = parseCompaniesUrl(new URLSearchParams(location.search))
  const total = loaderData?.total ?? 0
  const tags = listMeta({
    title: 'Companies hiring in IT',
    description: 'Companies with open IT jobs in India: what they have open, where, and when we last looked.',
    siteUrl: matches[0].loaderData?.siteUrl,
    hrefOf: (number) => companiesHref({ search, page: number }),
    page,
    pages: pageCount(total, COMPANIES_PER_PAGE),
    total,
    narrowed: search !== '',
    samples: loaderData?.samples,
  })
  return [...tags, ...companyFeedLinks()]
}

export const headers = pageHeaders

export default function Companies({ loaderData }: Route.ComponentProps) {
  const { companies, total, samples, state, unavailable } = loaderData
  return (
    <div className="page-width pb-12">
      <PageHeading title="Companies hiring in IT" subtitle="With open IT jobs in India, most jobs first." />
      <FilterForm
        action={paths.companies()}
        urlOf={(fields) => companiesHref({ ...parseCompaniesUrl(fields), page: 1 })}
        search={{ label: 'Search companies', placeholder: 'Search companies', value: state.search }}
        cleared={state.search ? paths.companies() : null}
      >
        {() => null}
      </FilterForm>
      <div className="mt-6">
        {samples && <SampleNotice />}
        {companies.length === 0 ? (
          <NoCompanies state={state} unavailable={unavailable} />
        ) : (
          <>
            <output className="mb-4 block text-sm text-ink-soft">
              {samples
                ? counted(total, 'sample company', 'sample companies')
                : counted(total, 'company', 'companies')}
            </output>
            <CompanyGrid companies={companies} noun={samples ? 'sample job' : 'open job'} />
            <Pages state={state} last={Math.ceil(total / COMPANIES_PER_PAGE)} />
          </>
        )}
        <p className="mt-6 flex flex-wrap items-center gap-x-4 text-sm">
          <span className="text-ink-soft">Subscribe to new companies by</span>
          {JOB_FEEDS.map(({ format, name }) => (
            <a
              key={format}
              href={companyFeedHref(format)}
              className="text-link inline-flex min-h-11 items-center"
            >
              {name}
            </a>
          ))}
        </p>
        <Link to={paths.status()} className="text-link inline-flex min-h-11 items-center">
          What we check, and when
        </Link>
      </div>
    </div>
  )
}

/** Links to the pages before and after. */
function Pages({ state, last }: { state: CompaniesState; last: number }) {
  if (last <= 1) return null
  const { page } = state
  const link = buttonVariants({ variant: 'outline' })
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-center gap-4">
      {page > 1 && (
        <Link to={companiesHref({ ...state, page: page - 1 })} className={link}>
          Previous
        </Link>
      )}
      <span className="text-sm text-ink-soft tabular-nums">
        Page {page} of {last}
      </span>
      {page < last && (
        <Link to={companiesHref({ ...state, page: page + 1 })} className={link}>
          Next
        </Link>
      )}
    </nav>
  )
}

function NoCompanies({ state, unavailable }: { state: CompaniesState; unavailable: boolean }) {
  return (
    <EmptyState>
      <EmptyStateTitle>
        {unavailable ? 'We can’t show companies right now' : 'No company found'}
      </EmptyStateTitle>
      <EmptyStateText>
        {unavailable
          ? 'Our database is not responding. Please try again in a minute.'
          : 'Try a shorter name, or see all companies.'}
      </EmptyStateText>
      <EmptyStateActions>
        {unavailable ? (
          <TryAgain href={companiesHref(state)} />
        ) : (
          <Link to={paths.companies()} className={buttonVariants()}>
            All companies
          </Link>
        )}
      </EmptyStateActions>
    </EmptyState>
  )
}
