import { TokenPage } from '#app/features/site/newsletter/token-page.tsx'
import { tokenPageHeaders } from '#app/features/site/newsletter/token-page-headers.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import type { Route } from './+types/alerts-confirm'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Confirm your job alert',
    description: 'Confirm to get new jobs of your search by email.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.alertsConfirm(),
    noindex: true,
  })
}

export const headers = tokenPageHeaders

export default function AlertsConfirm() {
  return (
    <TokenPage
      title="Confirm your job alert"
      text={
        'Tap Confirm to get new jobs of your search at the address we emailed. If you did not ask for it, ' +
        'close this page. You won’t get any jobs.'
      }
      button="Confirm"
    />
  )
}
