import { indianDay } from './calendar.ts'
import { endOfIndianDay, endOfIndianMonth, formatDay, formatDayAndTime, formatMonth } from './dates.ts'

/** When an event takes place, as its row says. */
export interface EventTime {
  /** null if the organiser states neither a date nor a yearly pattern. */
  event_date: Date | null
  /** The organiser publishes a yearly pattern, not the date: only the month of `event_date` counts. */
  is_expected: boolean
}

/** Midnight in India means that the hour is unknown. */
const INDIA_MIDNIGHT_UTC = 18.5 * 3_600_000
const DAY_MS = 24 * 3_600_000

/** `17 Apr 2027, 10:30 am`; without the time if it is unknown, only the month if the day is unknown. */
export function formatEventDate({ event_date, is_expected }: EventTime): string {
  if (event_date === null) return 'Date on the organiser’s page'
  if (is_expected) return `Expected in ${formatMonth(event_date)}`
  const known = event_date.getTime() % DAY_MS !== INDIA_MIDNIGHT_UTC
  return known ? formatDayAndTime(event_date) : formatDay(event_date)
}

/**
 * Whether an event is over: its day in India has passed, or its expected month. Rows have no end date, so an
 * event of several days counts as over after its first.
 */
export function isOver({ event_date, is_expected }: EventTime, now: Date): boolean {
  if (event_date === null) return false
  const end = is_expected ? endOfIndianMonth(event_date) : endOfIndianDay(event_date)
  return end.getTime() <= now.getTime()
}

/** What a list shows together: events with a stated day, then pages to look at for the next one, then past ones. */
export type EventGroup = 'Upcoming' | 'Dates on the organiser’s page' | 'Past'

export function eventGroup(event: EventTime, now: Date): EventGroup {
  if (isOver(event, now)) return 'Past'
  return event.event_date === null || event.is_expected ? 'Dates on the organiser’s page' : 'Upcoming'
}

/** Events by group, each in the given order, but of past ones the latest first. */
export function comingFirst<Event extends EventTime>(events: readonly Event[], now: Date): Event[] {
  const { Upcoming = [], Past = [], ...rest } = Object.groupBy(events, (event) => eventGroup(event, now))
  return [...Upcoming, ...(rest['Dates on the organiser’s page'] ?? []), ...Past.reverse()]
}

/** An empty prize pool and "-" mean none (specification, section 5). */
export function hasPrize(prizePool: string | null): boolean {
  return prizePool !== null && !['', '-'].includes(prizePool.trim())
}

/** When a calendar shows an event: its hour if the organiser states one, else its day. Null without a stated day. */
export function eventCalendarTime({
  event_date: date,
  is_expected: isExpected,
}: EventTime): Date | string | null {
  if (date === null || isExpected) return null
  return date.getTime() % DAY_MS === INDIA_MIDNIGHT_UTC ? indianDay(date) : date
}
