import type { PayRange } from '#core/plausible.ts'
import type { ScannedLine } from '../scan/scanned-line.ts'
import type { Amount } from './amounts.ts'

/** Rupees per period. One end may be unknown: "up to 12 LPA". */
export type Pay = PayRange

/** Less than this a year, where only a word elsewhere says that it is by the year, was meant by the month. */
const LEAST_YEARLY = 60_000

/** The most that a month on a scale of government pay brings: level 18. */
const MOST_ON_SCALE = 300_000

/**
 * Adds the stated period, or the one that convention or the amount implies: a CTC is yearly, a stipend monthly.
 *
 * @param line The words around it, from one token up to another.
 */
export function withPeriod(
  { min, max, period }: Pick<Amount, 'min' | 'max' | 'period'>,
  line: ScannedLine,
  { from, to } = { from: 0, to: line.tokens.length },
): Pay | null {
  if (period) return { min, max, period }
  const least = min ?? max ?? 0
  const says = (tag: string) => line.has(tag, from, to)
  // The scales of government pay are by the month; a company's "pay band" need not be.
  if (says('pay scale') && (max ?? least) <= MOST_ON_SCALE) return { min, max, period: 'month' }
  if (says('pay monthly')) return { min, max, period: 'month' }
  if (says('pay yearly') && least >= LEAST_YEARLY) return { min, max, period: 'year' }
  if (least >= 180_000) return { min, max, period: 'year' }
  if (min !== null && min >= 100_000 && (max ?? 0) >= 250_000) return { min, max, period: 'year' }
  return (max ?? least) <= 100_000 ? { min, max, period: 'month' } : null
}
