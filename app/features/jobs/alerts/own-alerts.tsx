import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, buttonVariants } from '#app/ui/button.tsx'
import { EmptyState, EmptyStateActions, EmptyStateText, EmptyStateTitle } from '#app/ui/empty-state.tsx'
import { FREQUENCY_NAMES } from './alert-texts.ts'
import type { ListedAlert } from '#db/queries/newsletter/alert-requests.ts'

/** A reader's alerts, each with its buttons. The forms post to the current URL, which has the reader's token. */
export function OwnAlerts({ alerts }: { alerts: ListedAlert[] }) {
  if (alerts.length === 0) return <NoAlerts />
  return (
    <>
      <ul className="max-w-3xl border-b">
        {alerts.map((alert) => (
          <OwnAlert key={alert.id} alert={alert} />
        ))}
      </ul>
      <form method="post" className="mt-8">
        <input type="hidden" name="action" value="leave" />
        <Button type="submit" variant="outline">
          Stop all alerts
        </Button>
        <p className="mt-2 text-sm text-ink-soft">
          {alerts[0]?.channel === 'telegram'
            ? 'We then delete them, and all that we stored of your Telegram chat.'
            : 'We then delete them, and your email address unless you get our newsletter.'}
        </p>
      </form>
    </>
  )
}

function OwnAlert({
  alert: { id, name, query, frequency, channel, is_confirmed: isConfirmed },
}: {
  alert: ListedAlert
}) {
  const other = frequency === 'daily' ? 'weekly' : 'daily'
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-t py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Link
          to={query === '' ? paths.jobs() : `${paths.jobs()}?${query}`}
          className="text-link text-lg leading-snug font-bold wrap-break-word"
        >
          {name}
        </Link>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          At most one {channel === 'telegram' ? 'Telegram message' : 'email'} a{' '}
          {frequency === 'daily' ? 'day' : 'week, on Tuesdays'}
          {!isConfirmed && <Badge variant="warning">Not confirmed: open the link we emailed</Badge>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <form method="post">
          <input type="hidden" name="alert" value={id} />
          <input type="hidden" name="action" value={other} />
          <Button type="submit" variant="outline">
            Make it {FREQUENCY_NAMES[other].toLowerCase()}
            <span className="sr-only">: {name}</span>
          </Button>
        </form>
        <form method="post">
          <input type="hidden" name="alert" value={id} />
          <input type="hidden" name="action" value="delete" />
          <Button type="submit" variant="ghost">
            Delete <span className="sr-only">{name}</span>
          </Button>
        </form>
      </div>
    </li>
  )
}

function NoAlerts() {
  return (
    <EmptyState>
      <EmptyStateTitle>You have no alerts here</EmptyStateTitle>
      <EmptyStateText>
        This link may be too old, or you have stopped your alerts. Search jobs, and tap Subscribe below the
        list.
      </EmptyStateText>
      <EmptyStateActions>
        <Link to={paths.jobs()} className={buttonVariants()}>
          Browse Jobs
        </Link>
      </EmptyStateActions>
    </EmptyState>
  )
}
