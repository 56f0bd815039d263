/**
 * Dates in the Indian format. Formatted by hand and in IST, so that the server and every browser give the
 * same text whatever their locale and time zone.
 */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const INDIA_OFFSET_MS = 5.5 * 3_600_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** `20 Nov 2026`, the day in India. */
export function formatDay(date: Date): string {
  const india = new Date(date.getTime() + INDIA_OFFSET_MS)
  return `${india.getUTCDate()} ${MONTHS[india.getUTCMonth()]} ${india.getUTCFullYear()}`
}

/** `20 Nov`, the day in India without its year. */
export function formatShortDay(date: Date): string {
  return formatDay(date).replace(/ \d+$/, '')
}

/** `20 Nov 2026, 10:30 am` in IST, formatted as in en-IN. */
export function formatDayAndTime(date: Date): string {
  const india = new Date(date.getTime() + INDIA_OFFSET_MS)
  const hour = india.getUTCHours()
  const minutes = String(india.getUTCMinutes()).padStart(2, '0')
  return `${formatDay(date)}, ${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`
}

/** `March 2027`, the month in India. */
export function formatMonth(date: Date): string {
  const india = new Date(date.getTime() + INDIA_OFFSET_MS)
  return `${MONTH_NAMES[india.getUTCMonth()]} ${india.getUTCFullYear()}`
}

/** The midnight that ends the date's day in India. */
export function endOfIndianDay(date: Date): Date {
  return new Date((indianDayNumber(date) + 1) * DAY_MS - INDIA_OFFSET_MS)
}

/** The midnight that begins the date's day in India. */
export function startOfIndianDay(date: Date): Date {
  return new Date(endOfIndianDay(date).getTime() - DAY_MS)
}

/** The midnight that ends the date's month in India. */
export function endOfIndianMonth(date: Date): Date {
  const india = new Date(date.getTime() + INDIA_OFFSET_MS)
  return new Date(Date.UTC(india.getUTCFullYear(), india.getUTCMonth() + 1) - INDIA_OFFSET_MS)
}

/** The year in India. */
export function indianYear(date: Date): number {
  return new Date(date.getTime() + INDIA_OFFSET_MS).getUTCFullYear()
}

/** `2026-11-20`, the day in India. */
export function isoDay(date: Date): string {
  return new Date(date.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10)
}

/** Days since 1970, in India: the difference of two is a number of days. */
export function indianDayNumber(date: Date): number {
  return Math.floor((date.getTime() + INDIA_OFFSET_MS) / DAY_MS)
}

/** `2026-W47`, the ISO 8601 week in India: it starts on Monday, and belongs to the year of its Thursday. */
export function isoWeek(date: Date): string {
  const india = new Date(date.getTime() + INDIA_OFFSET_MS)
  const thursday = new Date(india.getTime() + (4 - (india.getUTCDay() || 7)) * DAY_MS)
  const year = thursday.getUTCFullYear()
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / DAY_MS / 7) + 1
  return `${year}-W${String(week).padStart(2, '0')}`
}

/** `2026-11-20T18:30:00+05:30`, to the second, in IST. */
export function isoTime(date: Date): string {
  const india = new Date(date.getTime() + INDIA_OFFSET_MS).toISOString()
  return `${india.slice(0, india.indexOf('.'))}+05:30`
}

/** How long ago, in the largest suitable unit: `just now`, `5 hours ago`, `3 days ago`, then the date. */
export function formatAgo(date: Date, now: Date): string {
  const elapsed = now.getTime() - date.getTime()
  if (elapsed < HOUR_MS) return 'just now'
  if (elapsed < DAY_MS) return count(Math.floor(elapsed / HOUR_MS), 'hour')
  if (elapsed < 31 * DAY_MS) return count(Math.floor(elapsed / DAY_MS), 'day')
  return `on ${formatDay(date)}`
}

/** Whole days between two instants; negative if `later` is the earlier one. */
export function daysBetween(earlier: Date, later: Date): number {
  return Math.floor((later.getTime() - earlier.getTime()) / DAY_MS)
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'} ago`
}
