import type { RawPay } from '#ingest/adapters/raw-posting.ts'
import { scanLine } from '../scan/scan.ts'
import { isPlausible, withPeriod, type Pay } from './period.ts'
import type { Extracted } from '../extracted.ts'

/**
 * Reads pay from fields in rupees. Several ranges (for several places or grades) become one, from the lowest
 * to the highest.
 */
export function readFields(fields: RawPay[]): Extracted<Pay> | null {
  const pays = fields.flatMap(({ min, max, currency, period, label }) => {
    if (currency.toUpperCase() !== 'INR') return []
    const [said] = /\b(?:month|monthly|stipend)\b/i.test(label)
      ? ['month' as const]
      : /\b(?:annual|year|ctc)/i.test(label)
        ? ['year' as const]
        : []
    const known = period ?? said ?? null
    if (known !== null && known !== 'year' && known !== 'month') return []
    const pay = withPeriod({ min: min || null, max: max || null, period: known }, scanLine(label))
    return pay && (pay.min ?? pay.max) !== null && isPlausible(pay) ? [{ pay, label }] : []
  })
  const [first] = pays
  if (!first) return null
  const alike = pays.filter(({ pay }) => pay.period === first.pay.period)
  const all = (pick: (pay: Pay) => number | null) =>
    alike.map(({ pay }) => pick(pay)).filter((amount) => amount !== null)
  const lows = all((pay) => pay.min)
  const highs = all((pay) => pay.max)
  const value = {
    min: lows.length > 0 ? Math.min(...lows) : null,
    max: highs.length > 0 ? Math.max(...highs) : null,
    period: first.pay.period,
  }
  return { value, evidence: alike.map(({ label }) => label) }
}
