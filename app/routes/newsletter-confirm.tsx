import { TokenPage } from '#app/features/site/newsletter/token-page.tsx'
import { tokenPageHeaders } from '#app/features/site/newsletter/token-page-headers.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import type { Route } from './+types/newsletter-confirm'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Confirm your subscription',
    description: 'Confirm to get the weekly Pravesh newsletter.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.newsletterConfirm(),
    noindex: true,
  })
}

export const headers = tokenPageHeaders

export default function NewsletterConfirm() {
  return (
    <TokenPage
      title="Confirm your subscription"
      text={
        'Tap Confirm to get the weekly newsletter at the address we emailed. If you did not ask for ' +
        'it, close this page. You won’t get any newsletter.'
      }
      button="Confirm"
    />
  )
}
