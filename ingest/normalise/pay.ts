import type { SalaryPeriod } from '#core/job.ts'
import type { RawPay } from '../raw-posting.ts'
import { findAmounts, type Amount } from './pay-amounts.ts'
import type { Reading } from './reading.ts'
import type { SectionLine } from './sections.ts'
import { excerpt, sentences } from './text.ts'

/** Rupees a period. One end may be unknown: "up to 12 LPA". */
export interface Pay {
  min: number | null
  max: number | null
  period: SalaryPeriod
}

export interface PayWords {
  title: string
  /** Pay in fields of the source. */
  fields: RawPay[]
  /** Pay in a text field of the source. */
  field: string | null
  lines: SectionLine[]
}

/** What a period's pay can be in India; outside it the words meant something else. */
const BOUNDS: Record<SalaryPeriod, [number, number]> = {
  year: [60_000, 100_000_000],
  month: [1000, 3_000_000],
}

/** Characters beside an amount that stands alone in its line: a bullet, a full stop. */
const BARE = 6

const PAY_WORD =
  /\b(?:salary|ctc|c\.t\.c|compensation|remuneration|stipend|package|(?:base|fixed|gross|monthly|annual|total|starting) pay|pay(?= ?(?::|-|–|range|scale|band|is\b|of\b|for this))|wages?|take[ -]?home|in[ -]?hand|cost to company)\b/gi
/** Money that is not the job's pay: budgets, benefits, company figures, fees. */
const OTHER_MONEY =
  /\b(?:budgets?|allowances?|reimburse\w*|insurance|cover(?:age|ed)?|mediclaim|revenues?|turnover|arr|gmv|valuation|valued|fund(?:s|ing|ed)?|raised|invest\w*|worth|transactions?|customers?|users?|merchants?|rewards?|referrals?|refer|sponsor\w*|vouchers?|fees?|deposits?|loans?|aum|disburse\w*|process(?:es|ed|ing)|penalt\w+|bond|sav(?:e|es|ings)|market|credits?|benefits? (?:worth|up to)|bonus(?:es)?|variable|incentives?|commissions?|esops?|stocks?|equity|rsus?|wellness|learning|gym|internet|phone|wifi|broadband|home[ -]office|relocation|per diem|prizes?|grants?|crowd|sales|profit|income|projects?|deals?|accounts? worth|portfolio|contracts?|spend(?:s|ing)?|volumes?|payments? (?:volume|worth|of)|ticket size|scholarship|donat\w*|savings?|gratuity|pf|tax(?:es)?)\b/gi

/** "LPA" is pay by its own word, unless it is said right before that this part of it is not. */
const NOT_PAY_BEFORE =
  /\b(?:bonus|variable(?: pay)?|incentives?|esops?|stocks?|rsus?|insurance|allowances?|cover(?:age)?)\s*(?:of|is|:|-|–|worth|up ?to)?\s*$/i

/**
 * What the employer says it pays, in rupees: from the source's fields, else from the words. Foreign currencies,
 * budgets, benefits and the company's own figures are not pay, and an amount whose period is neither stated nor
 * the only possible one is unknown.
 */
export function readPay({ title, fields, field, lines }: PayWords): Reading<Pay | null> {
  const structured = readFields(fields)
  if (structured) return structured
  const texts = [
    ...(field === null ? [] : [`Salary: ${field}`]),
    title,
    ...lines.filter(({ section }) => section !== 'about').map(({ text }) => text),
  ]
  const found = texts.flatMap((line) => sentences(line).flatMap(readSentence))
  const monthly = /\bintern(?:ship)?\b/i.test(title)
    ? found.find(({ value }) => value.period === 'month')
    : undefined
  return monthly ?? found[0] ?? { value: null, evidence: [] }
}

function readSentence(sentence: string): Reading<Pay>[] {
  return findAmounts(sentence).flatMap((amount) => {
    if (!isPay(amount, sentence)) return []
    const pay = withPeriod(amount, sentence)
    return pay && isPlausible(pay)
      ? [{ value: pay, evidence: [excerpt(sentence, amount.start, amount.end)] }]
      : []
  })
}

/** Whether the nearest word that says what the money is for says pay. */
function isPay(amount: Amount, sentence: string): boolean {
  const pay = distance(PAY_WORD, amount, sentence)
  if (amount.isPay) return !NOT_PAY_BEFORE.test(sentence.slice(0, amount.start))
  const other = distance(OTHER_MONEY, amount, sentence)
  if (amount.rupees === 'unmarked') return pay < 30 && pay < other
  if (Number.isFinite(pay)) return pay < other
  return amount.period !== null && amount.start + sentence.length - amount.end <= BARE
}

/** Characters between an amount and the nearest match in its sentence. */
function distance(words: RegExp, { start, end }: Amount, sentence: string): number {
  const gaps = [...sentence.matchAll(words)].map((match) => {
    const stop = match.index + match[0].length
    if (stop <= start) return start - stop
    return match.index >= end ? match.index - end : 0
  })
  return Math.min(...gaps, Number.POSITIVE_INFINITY)
}

/** The stated period, or the one that convention or the size of the amount leaves: a CTC is yearly, a stipend monthly. */
function withPeriod({ min, max, period }: Amount, sentence: string): Pay | null {
  if (period) return { min, max, period }
  if (/\b(?:per month|monthly|a month|p\.?m\.?|\/ ?month)\b/i.test(sentence))
    return { min, max, period: 'month' }
  if (
    /\b(?:ctc|c\.t\.c|cost to company|per annum|annual(?:ly)?|yearly|p\.a|a year|per year)\b/i.test(sentence)
  ) {
    return { min, max, period: 'year' }
  }
  const least = min ?? max ?? 0
  if (least >= 250_000) return { min, max, period: 'year' }
  return (max ?? least) <= 100_000 ? { min, max, period: 'month' } : null
}

function isPlausible({ min, max, period }: Pay): boolean {
  const [least, most] = BOUNDS[period]
  const stated = [min, max].filter((amount) => amount !== null)
  if (min !== null && max !== null && max > min * 20) return false
  return stated.every((amount) => amount >= least && amount <= most)
}

/** Fields in rupees; several ranges (a posting for several places or grades) are one from the lowest to the highest. */
function readFields(fields: RawPay[]): Reading<Pay> | null {
  const pays = fields.flatMap(({ min, max, currency, period, label }) => {
    if (currency.toUpperCase() !== 'INR') return []
    const [said] = /\b(?:month|monthly|stipend)\b/i.test(label)
      ? ['month' as const]
      : /\b(?:annual|year|ctc)/i.test(label)
        ? ['year' as const]
        : []
    const known = period ?? said ?? null
    if (known !== null && known !== 'year' && known !== 'month') return []
    const pay = withPeriod(
      { min: min || null, max: max || null, period: known, rupees: 'marked', isPay: true, start: 0, end: 0 },
      label,
    )
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
