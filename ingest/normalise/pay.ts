import type { SalaryPeriod } from '#core/job.ts'
import type { RawPay } from '../raw-posting.ts'
import { findAmounts, type Amount } from './pay-amounts.ts'
import { spellOut } from './number-words.ts'
import { isCount, isNamedOtherwise, OF_CANDIDATES, OTHER_MONEY } from './other-money.ts'
import { PAY } from './pay-words.ts'
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
  /** An internship pays by the month, whatever is promised for afterwards. */
  internship: boolean
}

/** What a period's pay can be in India; outside it the words meant something else. */
const BOUNDS: Record<SalaryPeriod, [number, number]> = {
  year: [60_000, 100_000_000],
  month: [1000, 3_000_000],
}

/** Characters beside an amount that stands alone in its line: a bullet, a full stop. */
const BARE = 6
/** Characters between an amount without a mark of rupees and the word that says it is pay. */
const NEAR = 30

const PAY_WORD = new RegExp(`(?<![a-z])${PAY}(?![a-z])`, 'gi')
/** "Salary:", "CTC offered -", "Monthly salary": what follows is pay unless another word stands between. */
const LABEL = new RegExp(
  `^\\W*(?:(?:job|current|offered|expected|monthly|annual|yearly|gross|net|fixed|starting|basic|total|the|max(?:imum)?|min(?:imum)?) )*${PAY}s?(?: (?:range|offered|package|details|structure|slab|bracket|per month|per annum|p\\.?m\\.?|p\\.?a\\.?|scale|level|band))*\\s*(?:\\(?(?:in )?(lpa|lakhs?|lacs?|inr|rs\\.?|₹|per month|monthly|per annum|p\\.?a\\.?|p\\.?m\\.?)\\)?)?\\s*(?:[:\\-–—=➡→]|is\\b|of\\b)*\\s*(?=[^a-z\\s]|rs|inr|up ?to|from|max|min|starting|lpa|be|attractive)`,
  'i',
)
const UNIT_FIRST = /^\s*\(?(?:in )?(lpa|lakhs?|lacs?)\)?\s*[:\-–]\s*(?=[\d₹])/i
/** "60L-80L fixed plus ESOPs": what the money is, right after it. */
const PAY_WITH =
  /^\W*[\d.,]+\D{0,8}(?:(?:[-–—]|to)\W*[\d.,]+\W*\w{0,6}\W{0,2})?\b(?:fixed|base|ctc|in[- ]hand)\b(?! (?:assets?|deposits?|price|cost|bid|fee))/i
/** The scales of government pay are by the month. */
const PAY_SCALE = /\b(?:pay (?:scale|level|band|matrix)|grade pay|level[ -]?\d+)\b|\((?:IDA|CDA)\b/i

/**
 * What the employer says it pays, in rupees: from the source's fields, else from the words. Foreign currencies,
 * budgets, benefits and the company's own figures are not pay, and an amount whose period is neither stated nor
 * the only possible one is unknown.
 *
 * @param plain Whether an amount without any sign of rupees ("Salary: 20,000 a month") may be taken for rupees:
 * only where the work is known not to be elsewhere.
 */
export function readPay(words: PayWords, plain = false): Reading<Pay | null> {
  const structured = readFields(words.fields)
  if (structured) return structured
  const { title, field, lines } = words
  const texts = [
    ...(field === null ? [] : [LABEL.test(field) ? field : `Salary: ${field}`]),
    title,
    ...lines.filter(({ section }) => section !== 'about').map(({ text }) => text),
  ]
  const found = texts.flatMap((line) => sentences(line).flatMap((text) => readSentence(text, plain)))
  const monthly = words.internship ? found.find(({ value }) => value.period === 'month') : undefined
  const chosen = monthly ?? afterTraining(found) ?? joinEnds(found[0], found[1])
  if (!chosen) return { value: null, evidence: [] }
  const evidence = chosen.evidence.map((text) => (field === null ? text : text.replace(/^Salary: /, '')))
  return { value: chosen.value, evidence }
}

/** "Stipend of ₹20,000 in training, then 5 LPA": a job pays what follows; an internship may not lead to it. */
function afterTraining([first, ...others]: Reading<Pay>[]): Reading<Pay> | undefined {
  if (first?.value.period !== 'month' || !/stipend|training|probation/i.test(first.evidence.join()))
    return undefined
  const yearly = others.find(({ value }) => value.period === 'year')
  const words = [...first.evidence, ...(yearly?.evidence ?? [])].join()
  return /\bintern|conver(?:sion|ted)|\bppo\b|pre-?placement/i.test(words) ? undefined : yearly
}

/** "Min salary 20k, max salary 30k": two ends stated apart. */
function joinEnds(first?: Reading<Pay>, second?: Reading<Pay>): Reading<Pay> | undefined {
  if (!first || !second || first.value.period !== second.value.period) return first
  const { min, period } = first.value
  const { max } = second.value
  const apart = first.value.max === null && second.value.min === null
  if (!apart || min === null || max === null || max < min) return first
  return { value: { min, max, period }, evidence: [...first.evidence, ...second.evidence] }
}

function readSentence(sentence: string, plain: boolean): Reading<Pay>[] {
  const digits = /lakh|lac|crore|thousand|lpa/i.test(sentence) ? spellOut(sentence) : sentence
  if (!/\d/.test(digits) || OF_CANDIDATES.test(sentence)) return []
  const label = LABEL.exec(digits)
  const rest = label ? digits.slice(label[0].length) : ''
  // "CTC (LPA): 8-10" states the unit before the number.
  const unit = label?.[1] ?? UNIT_FIRST.exec(rest)?.[1]
  const text =
    unit && !/[a-z]/i.test(rest.replace(UNIT_FIRST, ''))
      ? `${label?.[0] ?? ''}${rest.replace(UNIT_FIRST, '').trimEnd()} ${unit}`
      : digits
  return findAmounts(text).flatMap((amount) => {
    if (amount.rupees === 'unmarked' && !plain) return []
    if (!isPay(amount, text, label ? label[0].length : null)) return []
    const pay = withPeriod(amount, text)
    return pay && isPlausible(pay)
      ? [{ value: pay, evidence: [excerpt(sentence, amount.start, Math.min(amount.end, sentence.length))] }]
      : []
  })
}

/**
 * Whether the nearest word that says what the money is for says pay.
 *
 * @param labelled Where a label such as "Salary:" ends, if the sentence starts with one.
 */
function isPay(amount: Amount, sentence: string, labelled: number | null): boolean {
  const before = sentence.slice(0, amount.start)
  const after = sentence.slice(amount.end)
  if (isNamedOtherwise(before, after) || (amount.rupees !== 'marked' && isCount(after))) return false
  if (amount.isPay || (amount.rupees !== 'unmarked' && PAY_WITH.test(sentence.slice(amount.start))))
    return true
  if (labelled !== null && before.slice(labelled).search(OTHER_MONEY) < 0) return true
  const pay = distance(PAY_WORD, amount, sentence)
  const other = distance(OTHER_MONEY, amount, sentence)
  if (amount.rupees === 'unmarked' && Number.isFinite(pay)) return pay < NEAR && pay < other
  if (Number.isFinite(pay)) return pay < other
  if (opensSentence(amount, sentence) || isPiece(amount, sentence)) return true
  const { min, max, period, rupees } = amount
  const isRange = min !== null && max !== null && min < max
  if (isRange && period !== null && rupees === 'marked' && amount.start <= BARE && !Number.isFinite(other))
    return true
  if (
    /[|(]\s*$/.test(before) &&
    /^\s*\+/.test(sentence.slice(amount.end)) &&
    CLOSING.test(sentence.slice(amount.end))
  )
    return true
  const inTitle = amount.rupees === 'unmarked' && /[|(-]\s*$/.test(before) && !Number.isFinite(other)
  return amount.period !== null && (standsAlone(amount, sentence) || inTitle)
}

function standsAlone({ start, end }: Pick<Amount, 'start' | 'end'>, sentence: string): boolean {
  return start + sentence.length - end <= BARE
}

/** What may follow pay that opens a sentence: "25k + incentives", "₹12k-18k, fresher". */
const CLOSING =
  /^\s*(?:[.,;)|(]|$|(?:\+|plus\b) ?(?:[a-z]+ )?(?:incentives?|esops?|bonus|variable|pf|ot|petrol|allowances?)\b)/i

/** "₹30L - ₹45L + ESOPs", "15k", "Rs. 9000-11000": pay by standing where it does, of a size that pay has. */
function opensSentence(amount: Amount, sentence: string): boolean {
  const { start, end, min, max, period, rupees } = amount
  const looksLikeMoney = rupees !== 'unmarked' || /\dk\b/i.test(sentence.slice(0, end))
  if (!looksLikeMoney || period !== null || start > BARE / 2) return false
  const after = sentence.slice(end)
  const isRange = min !== null && max !== null && min < max
  if (CLOSING.test(after) && (isRange || /^\s*(?:\+|plus\b)/i.test(after))) return true
  return standsAlone(amount, sentence) && Math.max(min ?? 0, max ?? 0) <= 100_000
}

/** Costs that a posting names by the month, and that nobody is paid. */
const COSTS =
  /\b(?:rents?|accommodation|hostel|pg|canteen|food|meals?|lunch|cabs?|transport|bus|parking|membership|subscriptions?|plans?|tuition|starting (?:at|from)|costs?|prices?|emi)\b/i

/** "Java, 1-2 years, Rs 25000 per month": a piece of a list that is pay by its period, with nothing else it could be. */
function isPiece(amount: Amount, sentence: string): boolean {
  const { start, end, min, max, period, rupees } = amount
  const before = sentence.slice(0, start)
  const least = min ?? max ?? 0
  if (period === null ? !isMonthlyRange(amount, sentence) : least < LEAST_PIECE[period]) return false
  if (!PIECE_BEFORE.test(before) || !CLOSING.test(sentence.slice(end))) return false
  const isRange = min !== null && max !== null && min < max
  if (rupees === 'unmarked' && !isRange && before.trim() === '') return standsAlone({ start, end }, sentence)
  return before.search(OTHER_MONEY) < 0 && !COSTS.test(before)
}

const PIECE_BEFORE =
  /(?:^\W*|[,;|]\s*|\b(?:yrs?|exp)\.\s*)(?:(?:up ?to|from|starting (?:at|from)|max(?:imum)?) )?$/i

/** "Java, 1-2 yrs, 10-12k", or "7000-9000." and nothing else: what a month pays a beginner. */
function isMonthlyRange({ start, end, min, max }: Amount, sentence: string): boolean {
  if (min === null || max === null || min === max || min < LEAST_RANGE || max > 100_000) return false
  return /\dk\b/i.test(sentence.slice(start, end)) || standsAlone({ start, end }, sentence)
}

const LEAST_RANGE = 5000

/** What no allowance comes to. */
const LEAST_PIECE: Record<SalaryPeriod, number> = { month: 8000, year: 100_000 }

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
  const least = min ?? max ?? 0
  if (PAY_SCALE.test(sentence)) return { min, max, period: 'month' }
  if (/\b(?:per month|monthly|(?:a|every) month|p\.?m\.?|mahin[ea])(?![a-z])|\/ ?month\b/i.test(sentence))
    return { min, max, period: 'month' }
  const yearly =
    /\b(?:ctc|c\.t\.c|cost to company|per annum|annual(?:ly)?|yearly|p\.a|a year|per year|salana)\b/i.test(
      sentence,
    )
  if (yearly && least >= BOUNDS.year[0]) return { min, max, period: 'year' }
  if (least >= 180_000) return { min, max, period: 'year' }
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
