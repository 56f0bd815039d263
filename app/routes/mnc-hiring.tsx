import { useLocation } from 'react-router'
import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope } from '#app/page/context.ts'
import { MncFilters } from '#app/features/companies/mnc-hiring/mnc-filters.tsx'
import { OpeningList, ProgrammeList } from '#app/features/companies/mnc-hiring/mnc-lists.tsx'
import { readMncPage } from '#app/features/companies/mnc-hiring/mnc-page.server.ts'
import { countsText } from '#app/features/companies/mnc-hiring/openings.ts'
import { isFiltered, parseMncUrl } from '#app/features/companies/mnc-hiring/mnc-url.ts'
import { usePendingQuery } from '#app/filters/use-pending-query.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Route } from './+types/mnc-hiring'

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(requestScope)
  const { value, degraded } = await readMncPage(scope, parseMncUrl(url.searchParams))
  return pageData({ ...value, unavailable: degraded, now: scope.now }, { degraded })
}

export function meta({ location, matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'MNC Hiring',
    description:
      'How TCS, Infosys, Wipro, Cognizant and Accenture hire freshers in India: eligibility, stages, ' +
      'official careers pages, and more openings at MNCs.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.mncHiring(),
    noindex: isFiltered(parseMncUrl(new URLSearchParams(location.search))),
  })
}

export const headers = pageHeaders

export default function MncHiring({ loaderData }: Route.ComponentProps) {
  const { state, companies, programmes, openings, total, unavailable, now } = loaderData
  const requested = parseMncUrl(new URLSearchParams(useLocation().search))
  const next = usePendingQuery(paths.mncHiring())
  const pending = next !== null
  return (
    <div className="page-width pb-20">
      <PageHeading
        title="MNC Hiring"
        subtitle="How large companies hire freshers in India: eligibility, rounds and where to apply."
      />
      <MncFilters
        state={next === null ? state : parseMncUrl(new URLSearchParams(next))}
        companies={companies}
      />
      <output className="mt-4 block text-sm text-ink-soft">
        {pending
          ? 'Loading hiring programmes and openings…'
          : countsText(programmes.length, unavailable ? null : { shown: openings, total })}
      </output>
      <ProgrammeList programmes={programmes} state={state} now={now} pending={pending} />
      <OpeningList
        openings={openings}
        total={total}
        unavailable={unavailable}
        state={state}
        requested={requested}
        now={now}
        pending={pending}
      />
    </div>
  )
}
