import { TokenPage } from '#app/features/newsletter/token-page.tsx'
import { tokenPageHeaders } from '#app/features/newsletter/token-page-headers.ts'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#app/paths.ts'
import type { Route } from './+types/newsletter-confirm'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Confirm your subscription',
    description: 'One button, and the weekly letter of Pravesh comes to you.',
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
        'Press the button, and the weekly letter comes to the address that the mail was sent to. If you ' +
        'did not ask for it, close this page: nothing comes.'
      }
      button="Confirm"
    />
  )
}
