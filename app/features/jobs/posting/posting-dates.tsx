import { formatAgo, formatDay, isoTime } from '#core/dates.ts'
import type { ShownJob } from '#core/job.ts'
import type { ReactNode } from 'react'

interface PostingDatesProps {
  job: ShownJob
  /** How often we confirmed that it was open; null if unknown. */
  confirmations: number | null
  now: Date
}

/** When a real posting was posted, first seen and last confirmed, and how often it was confirmed. */
export function PostingDates({ job, confirmations, now }: PostingDatesProps) {
  const { posted_at, day_stated, first_seen_at, verified_at } = job
  return (
    <dl className="flex flex-wrap gap-px border bg-rule print:hidden">
      {day_stated && <Row name="Posted">{formatDay(posted_at)}</Row>}
      <Row name="First seen">{formatDay(first_seen_at)}</Row>
      {verified_at && (
        <Row name="Last confirmed">
          <time dateTime={isoTime(verified_at)} title={formatDay(verified_at)}>
            {formatAgo(verified_at, now)}
          </time>
        </Row>
      )}
      {confirmations !== null && (
        <Row name="Confirmed">{confirmations === 1 ? 'Once' : `${confirmations} times`}</Row>
      )}
    </dl>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grow basis-2/5 bg-paper px-3 py-2 sm:basis-0">
      <dt className="caption">{name}</dt>
      <dd className="font-semibold tabular-nums first-letter:uppercase">{children}</dd>
    </div>
  )
}
