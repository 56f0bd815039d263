import { endOfIndianDay, endOfIndianMonth, formatDay, formatDayAndTime, formatMonth } from './dates.ts'

/** When an event is held, as its row says. */
export interface EventTime {
  /** null where the organiser names neither a day nor a yearly pattern. */
  event_date: Date | null
  /** The organiser publishes a yearly pattern, not the day: `event_date` names its month. */
  is_expected: boolean
}

/** Midnight in India is how a row says that no hour is known. */
const INDIA_MIDNIGHT_UTC = 18.5 * 3_600_000
const DAY_MS = 24 * 3_600_000

/** `17 Apr 2027, 10:30 am`; without the hour where none is known, the month alone where the day is not. */
export function formatEventDate({ event_date, is_expected }: EventTime): string {
  if (event_date === null) return 'Date on the organiser’s page'
  if (is_expected) return `Expected in ${formatMonth(event_date)}`
  const known = event_date.getTime() % DAY_MS !== INDIA_MIDNIGHT_UTC
  return known ? formatDayAndTime(event_date) : formatDay(event_date)
}

/**
 * Whether an event has been: its day in India has passed, or the month that it was expected in. Rows state no end,
 * so one of several days counts as over after its first.
 */
export function isOver({ event_date, is_expected }: EventTime, now: Date): boolean {
  if (event_date === null) return false
  const end = is_expected ? endOfIndianMonth(event_date) : endOfIndianDay(event_date)
  return end.getTime() <= now.getTime()
}

/** Coming events in the order given, then those that are over, the latest first. */
export function comingFirst<Event extends EventTime>(events: readonly Event[], now: Date): Event[] {
  const coming = events.filter((event) => !isOver(event, now))
  const over = events.filter((event) => isOver(event, now))
  return [...coming, ...over.reverse()]
}

/** An empty prize pool and "-" are none (specification, section 5). */
export function hasPrize(prizePool: string | null): boolean {
  return prizePool !== null && !['', '-'].includes(prizePool.trim())
}
