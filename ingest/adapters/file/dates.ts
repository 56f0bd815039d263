import { MONTHS, readMoment } from '../moment.ts'

/**
 * Reads a date as people in India write it: `2026-10-05`, `05/10/2026` and `05-10-2026` (day first), `5 Oct
 * 2026`, `05-Oct-26`, `October 5, 2026`. An ISO date may have a time.
 *
 * @returns null for anything else, and for a date that does not exist.
 */
export function readDay(text: string): Date | null {
  const iso = readMoment(text)
  if (iso) return iso
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[ /.-]+(\d{1,2}|[a-z]{3,9})\.?[ ,/.-]+(\d{4}|\d{2})$/i.exec(dayFirst(text.trim())) ?? []
  if (day === '') return null
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase())
  const index = /^\d/.test(month) ? Number(month) - 1 : named
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year)
  const moment = new Date(Date.UTC(fullYear, index, Number(day)))
  return moment.getUTCMonth() === index && moment.getUTCDate() === Number(day) ? moment : null
}

/** `October  5, 2026` as `5 October 2026`. */
function dayFirst(text: string): string {
  return text.replace(/^([a-z]{3,9})\.? +(\d{1,2}),? +(\d{4})$/i, '$2 $1 $3')
}

/** Reads a deadline. A date without a time means the end of that day in India. */
export function readLastDay(text: string): Date | null {
  const day = readDay(text)
  if (!day || /\d[T ]\d{2}:/.test(text)) return day
  return new Date(`${day.toISOString().slice(0, 10)}T23:59:59+05:30`)
}
