import { readDay } from '../file/dates.ts'
import { readMoment } from '../moment.ts'

/** Whether an employer writes 2 March as `02/03/2026` or as `03/02/2026`. */
export type DayOrder = 'day first' | 'month first'

const NUMERIC = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/

/**
 * The order that an employer uses, from a date of its list that has only one reading (`25/08/2026`).
 *
 * @returns null if no date tells, or if they contradict each other.
 */
export function orderOfDays(openings: ({ Date_Opened?: string | null } | undefined)[]): DayOrder | null {
  const orders = new Set(openings.flatMap((opening) => orderOf(opening?.Date_Opened ?? '') ?? []))
  return orders.size === 1 ? ([...orders][0] ?? null) : null
}

function orderOf(text: string): DayOrder | null {
  const [, first, second] = NUMERIC.exec(text.trim()) ?? []
  if (Number(first) > 12) return 'day first'
  return Number(second) > 12 ? 'month first' : null
}

/** @returns null for a date that can be read in two ways while the order is unknown. */
export function readOpened(text: string, order: DayOrder | null): Date | null {
  const moment = readMoment(text)
  if (moment) return moment
  const [, first = '', second = '', year = ''] = NUMERIC.exec(text.trim()) ?? []
  if (year === '') return readDay(text)
  if (order === null && first !== second) return null
  return readDay(order === 'month first' ? `${second}/${first}/${year}` : `${first}/${second}/${year}`)
}
