import { OfflineScreen } from '#app/offline/offline-screen.tsx'
import { pageHeaders } from '#app/page/cache-headers.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import type { Route } from './+types/offline'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'You’re offline',
    description: 'What you can read without a connection: your saved jobs and the pages on this device.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.offline(),
    noindex: true,
  })
}

export const headers = pageHeaders

/** The worker shows it in place of a page that it does not keep. It is the same for everybody. */
export default function Offline() {
  return <OfflineScreen />
}
