import { formatDay, isoDay } from '#core/dates.ts'

/** Whether the last day to apply, `YYYY-MM-DD`, is over in India. */
export function isOver(deadline: string | null, now: Date): boolean {
  return deadline !== null && deadline < isoDay(now)
}

/**
 * A card's text for the last day to apply.
 *
 * @param deadline `YYYY-MM-DD`, a day in India.
 * @param unknown Text if there is no deadline.
 */
export function deadlineText(deadline: string | null, now: Date, unknown: string): string {
  if (deadline === null) return unknown
  const day = formatDay(new Date(`${deadline}T00:00:00+05:30`))
  return isOver(deadline, now) ? `Closed on ${day}` : day
}
