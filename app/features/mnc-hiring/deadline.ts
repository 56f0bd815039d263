import { formatDay, isoDay } from '#core/dates.ts'

/** Whether the last day to apply, `YYYY-MM-DD`, is behind us in India; the day itself still counts. */
export function isOver(deadline: string | null, now: Date): boolean {
  return deadline !== null && deadline < isoDay(now)
}

/**
 * What a card says of the last day to apply.
 *
 * @param deadline `YYYY-MM-DD`, a day in India.
 * @param unknown The words for none.
 */
export function deadlineText(deadline: string | null, now: Date, unknown: string): string {
  if (deadline === null) return unknown
  const day = formatDay(new Date(`${deadline}T00:00:00+05:30`))
  return isOver(deadline, now) ? `Closed on ${day}` : day
}
