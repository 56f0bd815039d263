/**
 * Dates as people in India read them. Written out by hand and in India's time, so that the server and every
 * browser give the same text whatever their locale data and time zone.
 */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const INDIA_OFFSET_MS = 5.5 * 3_600_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** `20 Nov 2026`, the day in India. */
export function formatDay(date: Date): string {
  const india = new Date(date.getTime() + INDIA_OFFSET_MS)
  return `${india.getUTCDate()} ${MONTHS[india.getUTCMonth()]} ${india.getUTCFullYear()}`
}

/** `2026-11-20`, the day in India. */
export function isoDay(date: Date): string {
  return new Date(date.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10)
}

/** How long ago, in the largest unit that says enough: `just now`, `5 hours ago`, `3 days ago`, then the day. */
export function formatAgo(date: Date, now: Date): string {
  const elapsed = now.getTime() - date.getTime()
  if (elapsed < HOUR_MS) return 'just now'
  if (elapsed < DAY_MS) return count(Math.floor(elapsed / HOUR_MS), 'hour')
  if (elapsed < 31 * DAY_MS) return count(Math.floor(elapsed / DAY_MS), 'day')
  return `on ${formatDay(date)}`
}

/** Whole days between two moments; negative when `later` is the earlier one. */
export function daysBetween(earlier: Date, later: Date): number {
  return Math.floor((later.getTime() - earlier.getTime()) / DAY_MS)
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'} ago`
}
