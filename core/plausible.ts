import type { SalaryPeriod } from './job.ts'

/** Rupees per period. One end may be unknown. */
export interface PayRange {
  min: number | null
  max: number | null
  period: SalaryPeriod
}

/** What a period's pay can be in India; outside it the words or figures meant something else. */
export const PAY_BOUNDS: Readonly<Record<SalaryPeriod, readonly [least: number, most: number]>> = {
  year: [36_000, 100_000_000],
  month: [1000, 3_000_000],
}

/** Nobody offers a range whose end is more than so many times its start. */
export const WIDEST_PAY = 20

/** Ends further apart than this were not swapped: one of them has another unit, or a digit too few. */
const WIDEST_SWAPPED_PAY = 5

/** The most years of experience that a posting may ask for. */
export const MOST_YEARS = 50

/** Graduation years that a posting may name. */
const BATCHES = [2000, 2100] as const

/** Whether this can be somebody's pay in India, with its ends in order. */
export function isPlausiblePay({ min, max, period }: PayRange): boolean {
  const [least, most] = PAY_BOUNDS[period]
  const stated = [min, max].filter((amount) => amount !== null)
  if (min !== null && max !== null && (min > max || max > min * WIDEST_PAY)) return false
  return stated.every((amount) => Number.isFinite(amount) && amount >= least && amount <= most)
}

/** The pay as it may be stored: in whole rupees, with ends that were swapped put right; null if nobody earns that. */
export function plausiblePay<Pay extends PayRange>(pay: Pay): Pay | null {
  const [min, max] = [pay.min, pay.max].map((amount) => (amount === null ? null : Math.round(amount)))
  const whole = { ...pay, min: min ?? null, max: max ?? null }
  const isSwapped = whole.min !== null && whole.max !== null && whole.min > whole.max
  if (!isSwapped) return isPlausiblePay(whole) ? whole : null
  const ordered = { ...whole, min: whole.max, max: whole.min }
  return (ordered.max ?? 0) <= (ordered.min ?? 0) * WIDEST_SWAPPED_PAY && isPlausiblePay(ordered)
    ? ordered
    : null
}

/**
 * The years of experience as they may be stored, with swapped ends put right. A most that nobody has is left out; null
 * if the least is none.
 */
export function plausibleYears<Years extends { min: number; max: number | null }>(
  years: Years,
): Years | null {
  const [min, max] = [years.min, years.max === null || areYears(years.max) ? years.max : null]
  if (!areYears(min)) return null
  return max !== null && max < min ? { ...years, min: max, max: min } : { ...years, min, max }
}

function areYears(years: number): boolean {
  return Number.isInteger(years) && years >= 0 && years <= MOST_YEARS
}

export function isBatchYear(year: number): boolean {
  return Number.isInteger(year) && year >= BATCHES[0] && year <= BATCHES[1]
}
