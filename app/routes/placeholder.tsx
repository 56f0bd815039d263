import { pageHeaders } from '#app/cache-headers.ts'
import { PlaceholderPage } from '#app/features/placeholders/placeholder-page.tsx'
import { placeholderOfRoute } from '#app/features/placeholders/placeholders.ts'
import { pageMeta } from '#app/page-meta.ts'
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
