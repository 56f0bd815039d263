import { data } from 'react-router'
import { requestScope } from '#app/page/context.ts'
import { AlertNotice } from '#app/features/jobs/alerts/alert-notice.tsx'
import { OwnAlerts } from '#app/features/jobs/alerts/own-alerts.tsx'
import { readOwnAlerts } from '#app/features/jobs/alerts/read-own-alerts.server.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import { EmptyState, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Route } from './+types/alerts-manage'

/** Rendered for one reader, and never cached: see server/newsletter/alerts-route.ts. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await readOwnAlerts(context.get(requestScope), url)
  return data(page, { status: page.unavailable ? 503 : 200 })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Your job alerts',
    description: 'The job alerts that we email you. Change how often, delete one, or stop all.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.alertsManage(),
    noindex: true,
  })
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }
}

export default function AlertsManage({ loaderData: { alerts, unavailable } }: Route.ComponentProps) {
  const isByTelegram = alerts[0]?.channel === 'telegram'
  return (
    <div className="page-width pb-16">
      <PageHeading
        title="Your job alerts"
        subtitle={`Only the links in our ${isByTelegram ? 'messages' : 'emails'} open this page. Don’t forward them.`}
      />
      <AlertNotice />
      {unavailable ? (
        <EmptyState>
          <EmptyStateTitle>We can’t show your alerts right now</EmptyStateTitle>
          <EmptyStateText>Our database is not responding. Please try again in a minute.</EmptyStateText>
        </EmptyState>
      ) : (
        <OwnAlerts alerts={alerts} />
      )}
    </div>
  )
}
