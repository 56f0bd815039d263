import { Link } from 'react-router'
import { requestScope } from '#app/context.ts'
import { AccountsAway } from '#app/features/account/accounts-away.tsx'
import { ownPageData, ownPageHeaders, ownPageMeta } from '#app/features/account/own-page-headers.ts'
import { readOwnPage } from '#app/features/account/own-page.server.ts'
import { paths } from '#app/paths.ts'
import { Button, buttonVariants } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Route } from './+types/delete-account'

export async function loader({ context }: Route.LoaderArgs) {
  const page = await readOwnPage(context.get(requestScope), paths.dashboardDelete(), async () => null)
  return ownPageData(page && { email: page.account.email })
}

export function meta({ matches }: Route.MetaArgs) {
  return ownPageMeta({
    title: 'Delete your data',
    description: 'Delete your account at Pravesh with everything that it keeps.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.dashboardDelete(),
  })
}

export const headers = ownPageHeaders

export default function DeleteAccount({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <div className="page-width pb-16">
      <PageHeading
        title="Delete your data?"
        subtitle="This cannot be undone. If you may want it later, export it first."
      />
      {page ? (
        <form method="post" action="/account/delete" className="flex max-w-prose flex-col gap-4">
          <input type="hidden" name="confirm" value="delete" />
          <p>We delete, at once:</p>
          <ul className="list-disc pl-5">
            <li>your account here{page.email && `, ${page.email}`}</li>
            <li>your saved jobs, the jobs you opened, and your saved searches</li>
            <li>this address on our newsletter’s list, if it is there</li>
            <li>every session, on every device</li>
          </ul>
          <p className="text-ink-soft">
            Your account at the sign-in provider is not ours: it stays as it is. If you sign in again, you
            begin anew.
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button type="submit" variant="destructive">
              Delete my data
            </Button>
            <a href="/dashboard/export" download className={buttonVariants({ variant: 'outline' })}>
              Export my data
            </a>
            <Link to={paths.dashboard()} className={buttonVariants({ variant: 'ghost' })}>
              Keep it
            </Link>
          </div>
        </form>
      ) : (
        <AccountsAway href={paths.dashboardDelete()} />
      )}
    </div>
  )
}
