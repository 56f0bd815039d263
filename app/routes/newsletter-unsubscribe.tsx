import { TokenPage } from '#app/features/site/newsletter/token-page.tsx'
import { tokenPageHeaders } from '#app/features/site/newsletter/token-page-headers.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import type { Route } from './+types/newsletter-unsubscribe'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Unsubscribe',
    description: 'Unsubscribe from the weekly Pravesh newsletter. We delete your email address.',
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
      text="Tap Unsubscribe to stop the newsletter. We delete your email address and everything stored with it."
      button="Unsubscribe"
      variant="outline"
    />
  )
}
