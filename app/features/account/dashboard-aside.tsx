import { Link } from 'react-router'
import { formatDay } from '#core/dates.ts'
import { paths } from '#app/paths.ts'
import { Button, buttonVariants } from '#app/ui/button.tsx'
import { NewsletterChoice } from './newsletter-choice.tsx'
import { userTypeName } from './user-types.ts'
import type { ListedSession } from '#db/queries/accounts/account-sessions.ts'
import type { Account } from '#db/queries/accounts/accounts.ts'

interface DashboardAsideProps {
  account: Account
  /** Whether the account's email is subscribed; null if the provider has not verified it. */
  newsletter: boolean | null
  sessions: readonly ListedSession[]
}

/** The account: user type, sign-out, newsletter, export and deletion. */
export function DashboardAside({ account, newsletter, sessions }: DashboardAsideProps) {
  return (
    <aside
      aria-label="Your account"
      className="flex flex-col gap-6 self-start rounded-sm border bg-sheet p-5"
    >
      <section aria-labelledby="account">
        <h2 id="account" className="text-lg font-bold">
          {account.name ?? 'Your account'}
        </h2>
        {account.email && <p className="wrap-break-word text-ink-soft">{account.email}</p>}
        <p className="caption mt-1">Joined on {formatDay(account.created_at)}</p>
        <dl className="mt-4 flex flex-wrap items-baseline justify-between gap-x-3">
          <dt className="sr-only">User type</dt>
          <dd className="font-semibold">{userTypeName(account.user_type)}</dd>
          <dd>
            <Link
              to={paths.userTypeSelection()}
              className="text-link inline-flex min-h-11 items-center text-sm"
            >
              {account.user_type === null ? 'Choose' : 'Change'}
              <span className="sr-only"> your user type</span>
            </Link>
          </dd>
        </dl>
        <form method="post" action="/auth/sign-out" className="mt-2">
          <Button type="submit" variant="outline" className="w-full">
            Sign out
          </Button>
        </form>
      </section>
      <SessionList sessions={sessions} />
      <NewsletterChoice subscribed={newsletter} />
      <section aria-labelledby="your-data" className="border-t pt-4">
        <h2 id="your-data" className="text-lg font-bold">
          Your data
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          We store what you see on this page, your name and email from the sign-in provider, and when you
          signed in. Other visitors can’t see it.
        </p>
        <div className="mt-3 flex flex-col gap-2">
          <a href="/dashboard/export" download className={buttonVariants({ variant: 'outline' })}>
            Export my data
          </a>
          <Link to={paths.dashboardDelete()} className={buttonVariants({ variant: 'ghost' })}>
            Delete my data
          </Link>
        </div>
      </section>
    </aside>
  )
}

/** Where the account is signed in, as far as we know it: we store no browser and no address. */
function SessionList({ sessions }: Pick<DashboardAsideProps, 'sessions'>) {
  if (sessions.length < 2) return null
  return (
    <section aria-labelledby="sessions" className="border-t pt-4">
      <h2 id="sessions" className="text-lg font-bold">
        Signed in {sessions.length} times
      </h2>
      <ul className="mt-1 flex flex-col gap-1 text-sm text-ink-soft">
        {sessions.map(({ signedInAt, lastUsedAt }) => (
          <li key={signedInAt.getTime()}>
            Since {formatDay(signedInAt)}, last used {formatDay(lastUsedAt)}
          </li>
        ))}
      </ul>
      <form method="post" action="/account/sign-out-others" className="mt-3">
        <Button type="submit" variant="outline" className="w-full">
          Sign out everywhere else
        </Button>
      </form>
    </section>
  )
}
