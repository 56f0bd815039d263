import { requestScope } from '#app/context.ts'
import { AccountsAway } from '#app/features/account/accounts-away.tsx'
import { DashboardView } from '#app/features/account/dashboard-view.tsx'
import { readDashboard } from '#app/features/account/dashboard.server.ts'
import { ownPageData, ownPageHeaders, ownPageMeta } from '#app/features/account/own-page-headers.ts'
import { paths } from '#app/paths.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Route } from './+types/dashboard'

export async function loader({ context }: Route.LoaderArgs) {
  return ownPageData(await readDashboard(context.get(requestScope)))
}

export function meta({ matches }: Route.MetaArgs) {
  return ownPageMeta({
    title: 'Your dashboard',
    description: 'The jobs you saved and opened, your saved searches, and your data.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.dashboard(),
  })
}

export const headers = ownPageHeaders

export default function Dashboard({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <div className="page-width pb-16">
      <PageHeading title="Your dashboard" />
      {page ? <DashboardView {...page} /> : <AccountsAway href={paths.dashboard()} />}
    </div>
  )
}
