const DAY_MS = 86_400_000

/** No posting is older than this: an earlier date is an empty field or a typo. */
const EARLIEST = Date.parse('2000-01-01T00:00:00Z')

const LATEST = Date.parse('9999-12-31T23:59:59Z')

/**
 * Whether a posting can have been published or edited at that moment. Up to one day in the future can be a
 * time zone; a later date is a mistake.
 */
export function canBePast(moment: Date, now: Date): boolean {
  return moment.getTime() >= EARLIEST && moment.getTime() <= now.getTime() + DAY_MS
}

/** Whether somebody may have set it as the last day to apply: not an empty field, nor more than a date can hold. */
export function canBeDeadline(day: Date): boolean {
  return day.getTime() >= EARLIEST && day.getTime() <= LATEST
}

/** The date for a message, or "no date" for an invalid one. */
export function writeDay(moment: Date): string {
  return Number.isNaN(moment.getTime()) ? 'no date' : moment.toISOString().replace(/T.*/, '')
}
