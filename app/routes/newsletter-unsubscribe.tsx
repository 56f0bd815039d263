import { TokenPage } from '#app/features/newsletter/token-page.tsx'
import { tokenPageHeaders } from '#app/features/newsletter/token-page-headers.ts'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#app/paths.ts'
import type { Route } from './+types/newsletter-unsubscribe'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Unsubscribe',
    description: 'Ends the weekly letter of Pravesh and erases your address.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.newsletterUnsubscribe(),
    noindex: true,
  })
}

export const headers = tokenPageHeaders

export default function NewsletterUnsubscribe() {
  return (
    <TokenPage
      title="Unsubscribe"
      text="Press the button, and no letter comes any more. Your address is erased, with all that was recorded of it."
      button="Unsubscribe"
      variant="outline"
    />
  )
}
