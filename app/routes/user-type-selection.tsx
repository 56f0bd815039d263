import { returnPath } from '#core/return-path.ts'
import { requestScope } from '#app/context.ts'
import { AccountsAway } from '#app/features/account/accounts-away.tsx'
import { ownPageData, ownPageHeaders, ownPageMeta } from '#app/features/account/own-page-headers.ts'
import { readOwnPage } from '#app/features/account/own-page.server.ts'
import { UserTypeForm } from '#app/features/account/user-type-form.tsx'
import { paths } from '#app/paths.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Route } from './+types/user-type-selection'

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(requestScope)
  const returnTo = returnPath(url.searchParams.get('return_to'), scope.siteUrl)
  const page = await readOwnPage(scope, paths.userTypeSelection(), async () => null)
  return ownPageData(page && { chosen: page.account.user_type, returnTo })
}

export function meta({ matches }: Route.MetaArgs) {
  return ownPageMeta({
    title: 'What brings you here?',
    description:
      'Say whether you look for a job or want to found a company, so that we offer the right pages first.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.userTypeSelection(),
  })
}

export const headers = ownPageHeaders

export default function UserTypeSelection({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <div className="page-width pb-16">
      <PageHeading
        title="What brings you here?"
        subtitle="So that we offer the right pages first. Every page stays open to you, and you can change this at any time."
      />
      {page ? <UserTypeForm {...page} /> : <AccountsAway href={paths.userTypeSelection()} />}
    </div>
  )
}
