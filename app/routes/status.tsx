import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope } from '#app/page/context.ts'
import { StatusTables } from '#app/features/site/status/status-tables.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import { queryWithFallback } from '#app/page/read.server.ts'
import { EmptyState, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { startOfIndianDay } from '#core/dates.ts'
import { FRESHNESS_DAYS, readFreshness } from '#db/queries/boards/freshness.ts'
import type { Route } from './+types/status'

const DAY_MS = 86_400_000

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope)
  const since = new Date(startOfIndianDay(scope.now).getTime() - (FRESHNESS_DAYS - 1) * DAY_MS)
  const { value: freshness, degraded } = await queryWithFallback(
    scope,
    'freshness',
    (db) => readFreshness(db, since),
    null,
  )
  return pageData({ freshness, now: scope.now }, { degraded })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'What we check, and when',
    description:
      'The careers pages that we read, when we last read them, and how many jobs opened and closed each day.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.status(),
  })
}

export const headers = pageHeaders

export default function Status({ loaderData: { freshness, now } }: Route.ComponentProps) {
  return (
    <div className="page-width pb-16">
      <PageHeading
        title="What we check, and when"
        subtitle="We read companies’ own careers pages. A job is verified if its page listed it within the last week."
      />
      {freshness ? (
        <StatusTables freshness={freshness} now={now} />
      ) : (
        <EmptyState>
          <EmptyStateTitle>We can’t show this now</EmptyStateTitle>
          <EmptyStateText>Try again in a minute.</EmptyStateText>
        </EmptyState>
      )}
    </div>
  )
}
