import { pageData, pageHeaders } from '#app/cache-headers.ts'
import { pageMeta } from '#app/page-meta.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'
import type { Route } from './+types/not-found'

export function loader() {
  return pageData(null, { status: 404 })
}

export function meta({ location, matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Page Not Found',
    description: 'There is no page at this address.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: location.pathname,
    noindex: true,
  })
}

export const headers = pageHeaders

export default function NotFound() {
  return <NotFoundScreen />
}
