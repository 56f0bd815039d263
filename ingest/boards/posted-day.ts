const DAY_MS = 86_400_000

/** No board goes back further: what says so is an empty field, or a slip. */
const EARLIEST = Date.parse('2000-01-01T00:00:00Z')

/**
 * Whether a posting may have been published or edited at that moment. A day ahead may be a time zone's doing; what lies
 * further ahead is a slip, and proves nothing.
 */
export function canBePast(moment: Date, now: Date): boolean {
  return moment.getTime() >= EARLIEST && moment.getTime() <= now.getTime() + DAY_MS
}

/** A moment for a message: the day, or that it is none. */
export function writeDay(moment: Date): string {
  return Number.isNaN(moment.getTime()) ? 'no date' : moment.toISOString().replace(/T.*/, '')
}
