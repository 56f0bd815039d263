import { TokenPage } from '#app/features/site/newsletter/token-page.tsx'
import { tokenPageHeaders } from '#app/features/site/newsletter/token-page-headers.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import type { Route } from './+types/alerts-unsubscribe'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Stop all alerts',
    description: 'Stop all your job alerts. We delete them.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.alertsUnsubscribe(),
    noindex: true,
  })
}

export const headers = tokenPageHeaders

export default function AlertsUnsubscribe() {
  return (
    <TokenPage
      title="Stop all alerts"
      text="Tap Stop all alerts to get no more job alerts. We delete them, and your email address unless you get our newsletter."
      button="Stop all alerts"
      variant="outline"
    />
  )
}
