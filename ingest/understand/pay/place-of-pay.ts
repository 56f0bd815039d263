import type { Extracted } from '../extracted.ts'
import type { ScannedPosting } from '../scan/scan.ts'
import { choosePay, type PayTerms, type StatedPay } from './pay.ts'
import type { Pay } from './period.ts'

/** Countries whose money is called rupees too. */
const OTHER_RUPEES = new Set(['PK', 'NP', 'LK', 'MV'])

interface PayAt {
  stated: StatedPay
  terms: PayTerms
  places: { india: boolean | null; country: string | null }
}

/**
 * The pay, where the work is known. Amounts without a sign of rupees are read only where the work is not known to be
 * in another country, and beside an open "remote" only where the posting counts in lakhs somewhere.
 */
export function readPay(
  { lines }: ScannedPosting,
  { stated, terms, places: { india, country } }: PayAt,
): Extracted<Pay | null> {
  if (country !== null && OTHER_RUPEES.has(country)) return { value: null, evidence: [] }
  const marked = choosePay(stated, terms, false)
  const inLakhs = () => lines.some((line) => line.all('money unit').some(({ value }) => IN_LAKHS.has(value)))
  if (india === false && !(country === null && inLakhs())) return marked
  return marked.value !== null && india !== true ? marked : choosePay(stated, terms, true)
}

/** Units that only Indians count money in. */
const IN_LAKHS = new Set(['lpa', '100000'])
