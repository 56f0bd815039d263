import { quantileSorted } from 'd3-array'
import { TOO_FEW, type MarketPosting, type PayRow } from './market-figures.ts'

const MONTHS = 12
/** Dots stand on steps of about 26%, three between a pay and its double: few enough for a phone to draw. */
const STEPS_PER_DOUBLING = 3
const LAKH = 100_000

/** Not a year of full-time work. */
const OTHER_PAY: ReadonlySet<string | null> = new Set(['Internship', 'Part-time'])

/** Whether a posting states pay, at least one end of it. */
export function statesPay({
  salary_min,
  salary_max,
}: Pick<MarketPosting, 'salary_min' | 'salary_max'>): boolean {
  return salary_min !== null || salary_max !== null
}

/**
 * The pay of a posting in rupees a year, where it can be compared: the middle of the stated range, twelve times a monthly
 * one. Null if only one end is stated ("up to 12 LPA" is no pay), and for internships and part-time work.
 */
export function comparablePay({
  salary_min: min,
  salary_max: max,
  salary_period,
  job_type,
}: Pick<MarketPosting, 'salary_min' | 'salary_max' | 'salary_period' | 'job_type'>): number | null {
  if (min === null || max === null || OTHER_PAY.has(job_type)) return null
  return ((min + max) / 2) * (salary_period === 'month' ? MONTHS : 1)
}

/** Collects the pay of groups. */
export function payTally() {
  const groups = new Map<string, number[]>()
  return {
    add(name: string, pay: number): void {
      const pays = groups.get(name)
      if (pays) pays.push(pay)
      else groups.set(name, [pay])
    },
    /** Groups with most postings first. */
    rows: (): PayRow[] =>
      [...groups]
        .map(([name, pays]) => payRow(name, pays))
        .sort((a, b) => b.postings - a.postings || (a.name < b.name ? -1 : 1)),
  }
}

function payRow(name: string, pays: readonly number[]): PayRow {
  const postings = pays.length
  if (postings < TOO_FEW) return { name, postings, spread: null, dots: [] }
  const sorted = pays.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(quantileSorted(sorted, share) ?? 0)
  const spread = { low: at(0.1), q1: at(0.25), median: at(0.5), q3: at(0.75), high: at(0.9) }
  const steps = new Map<number, number>()
  for (const pay of sorted) {
    const step = Math.round(Math.log2(pay / LAKH) * STEPS_PER_DOUBLING)
    steps.set(step, (steps.get(step) ?? 0) + 1)
  }
  const dots = [...steps].map(([step, count]): [number, number] => [
    Math.round(LAKH * 2 ** (step / STEPS_PER_DOUBLING)),
    count,
  ])
  return { name, postings, spread, dots }
}
