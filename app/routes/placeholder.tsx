import { pageHeaders } from '#app/page/cache-headers.ts'
import { PlaceholderPage } from '#app/features/site/placeholders/placeholder-page.tsx'
import { placeholderOfRoute } from '#app/features/site/placeholders/placeholders.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import type { Route } from './+types/placeholder'

export function meta({ location, matches }: Route.MetaArgs) {
  const { title, description } = placeholderOfRoute(matches.at(-1)?.id)
  return pageMeta({
    title,
    description,
    siteUrl: matches[0].loaderData?.siteUrl,
    path: location.pathname,
    noindex: true,
  })
}

export const headers = pageHeaders

export default function PlaceholderRoute({ matches }: Route.ComponentProps) {
  return <PlaceholderPage placeholder={placeholderOfRoute(matches.at(-1)?.id)} />
}
