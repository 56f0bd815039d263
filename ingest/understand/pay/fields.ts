import { plausiblePay } from '#core/plausible.ts'
import type { RawPay } from '#ingest/adapters/raw-posting.ts'
import { scanLine } from '../scan/scan.ts'
import { withPeriod, type Pay } from './period.ts'
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
    const [least, most] = [amountOf(min), amountOf(max)]
    if (least === null && most === null) return []
    // A period is told from the lower end.
    const isSwapped = least !== null && most !== null && least > most
    const dated = withPeriod(
      { min: isSwapped ? most : least, max: isSwapped ? least : most, period: known },
      scanLine(label),
    )
    const pay = dated && plausiblePay(isSwapped ? { ...dated, min: least, max: most } : dated)
    return pay ? [{ pay, label }] : []
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

/** Nothing, and less than nothing, is what boards have where nobody has filled in an amount. */
function amountOf(amount: number | null): number | null {
  return amount !== null && Number.isFinite(amount) && amount > 0 ? amount : null
}
