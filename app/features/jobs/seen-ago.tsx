import { formatAgo, formatDay, isoTime } from '#core/dates.ts'

/** How long ago a board listed a posting, with the day itself for who asks. */
export function SeenAgo({ at, now }: { at: Date; now: Date }) {
  return (
    <time dateTime={isoTime(at)} title={formatDay(at)}>
      {formatAgo(at, now)}
    </time>
  )
}
