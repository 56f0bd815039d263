import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope } from '#app/page/context.ts'
import { EmployerLists, type ShownEmployer } from '#app/features/site/status/employer-lists.tsx'
import { KNOWN_EMPLOYERS } from '#app/features/site/status/known-employers.server.ts'
import { StatusTables } from '#app/features/site/status/status-tables.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import { queryWithFallback } from '#app/page/read.server.ts'
import { EmptyState, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { startOfIndianDay } from '#core/dates.ts'
import { isLarge, type EmployerCoverage } from '#core/employer-coverage.ts'
import { readCoverage } from '#db/queries/boards/coverage.ts'
import { FRESHNESS_DAYS, readFreshness } from '#db/queries/boards/freshness.ts'
import type { Route } from './+types/status'

const DAY_MS = 86_400_000

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope)
  const since = new Date(startOfIndianDay(scope.now).getTime() - (FRESHNESS_DAYS - 1) * DAY_MS)
  const { value, degraded } = await queryWithFallback(
    scope,
    'freshness',
    async (db) => {
      const employers = await readCoverage(db, KNOWN_EMPLOYERS, scope.now)
      return { freshness: await readFreshness(db, since), employers: employers.filter(isLarge).map(shown) }
    },
    null,
  )
  return pageData({ ...value, now: scope.now }, { degraded })
}

/** What the page shows of an employer: the rest is for operators. */
function shown({ company, size, state, lastReadAt, open }: EmployerCoverage): ShownEmployer {
  return { company, size, state, lastReadAt, open }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'What we check, and when',
    description:
      'The careers pages that we read, and when. Which large employers we don’t read, and why. How many jobs opened and closed each day.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.status(),
  })
}

export const headers = pageHeaders

export default function Status({ loaderData: { freshness, employers, now } }: Route.ComponentProps) {
  return (
    <div className="page-width pb-16">
      <PageHeading
        title="What we check, and when"
        subtitle="We read companies’ own careers pages. A job is verified if its page listed it within the last week."
      />
      {freshness && employers ? (
        <>
          <StatusTables freshness={freshness} now={now} />
          <EmployerLists employers={employers} now={now} />
        </>
      ) : (
        <EmptyState>
          <EmptyStateTitle>We can’t show this now</EmptyStateTitle>
          <EmptyStateText>Try again in a minute.</EmptyStateText>
        </EmptyState>
      )}
    </div>
  )
}
