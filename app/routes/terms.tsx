import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope } from '#app/page/context.ts'
import { LegalPage } from '#app/features/site/legal/legal-page.tsx'
import { TERMS_SECTIONS } from '#app/features/site/legal/terms-sections.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import { UNKNOWN_OPERATOR } from '#core/operator.ts'
import type { Route } from './+types/terms'

export function loader({ context }: Route.LoaderArgs) {
  const { operator = UNKNOWN_OPERATOR } = context.get(requestScope)
  return pageData({ operator })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Terms of use',
    description:
      'What Pravesh does and does not do, what “verified” means, and what you may do with the site.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.terms(),
  })
}

export const headers = pageHeaders

export default function Terms({ loaderData: { operator } }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Terms of use"
      subtitle="What this site does, what it does not, and what you may do with it."
      changed="22 Nov 2026"
      sections={TERMS_SECTIONS}
      operator={operator}
    />
  )
}
