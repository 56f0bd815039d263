import { anyOf, expression } from '#core/any-of.ts'
import type { SalaryPeriod } from '#core/job.ts'
import { isCount, isNamedOtherwise, OTHER_MONEY } from './other-money.ts'
import type { Amount } from './pay-amounts.ts'
import { statesPay } from './pay-clause.ts'
import { PAY } from './pay-words.ts'

/** Characters beside an amount that stands alone in its line: a bullet, a full stop. */
const BARE = 6
/** Characters between an amount without a mark of rupees and the word that says it is pay. */
const NEAR = 30

const PAY_WORD = new RegExp(`(?<![a-z])${PAY}(?![a-z])`, 'gi')
/** "60L-80L fixed plus ESOPs": what the money is, right after it. */
const PAY_WITH = new RegExp(
  String.raw`^\W*[\d.,]+\D{0,8}(?:(?:[-–—]|to)\W*[\d.,]+\W*\w{0,6}\W{0,2})?\b` +
    String.raw`(?:fixed|base|ctc|cash|in[- ]hand)\b(?! (?:assets?|deposits?|price|cost|bid|fee))`,
  'i',
)
/** `said`: by a word of pay; `likely`: by where an amount stands and by its period, with nothing else it could be. */
export type PayEvidence = 'explicit' | 'inferred'

/**
 * Why an amount is pay: the nearest word that says what the money is for, else its position.
 *
 * `labelled` is where a label such as "Salary:" ends, if the sentence starts with one; `isField` says that
 * the text is the value of a pay field.
 *
 * @returns null if it is not pay.
 */
export function payEvidence(
  amount: Amount,
  sentence: string,
  { labelled, isField }: { labelled: number | null; isField: boolean },
): PayEvidence | null {
  const before = sentence.slice(0, amount.start)
  const after = sentence.slice(amount.end)
  if (amount.period === null && /^\s*lump[- ]?sum\b/i.test(after)) return null
  const isLabelledRange =
    labelled !== null && amount.min !== null && amount.max !== null && amount.min < amount.max
  const onTop = isLabelledRange && /^\s*incentives?\b/i.test(after)
  if (
    (!onTop && isNamedOtherwise(before, after)) ||
    (amount.rupees !== 'marked' && !amount.isPay && isCount(after))
  )
    return null
  const states = () => isField || statesPay(sentence, amount.start, amount.end)
  if (amount.isPay || (amount.rupees !== 'unmarked' && PAY_WITH.test(sentence.slice(amount.start))))
    return states() ? 'explicit' : null
  if (labelled !== null && states() && before.slice(labelled).search(OTHER_MONEY) < 0) return 'explicit'
  const pay = distance(PAY_WORD, amount, sentence)
  const other = distance(OTHER_MONEY, amount, sentence)
  const isNear = amount.rupees !== 'unmarked' || pay < NEAR
  if (Number.isFinite(pay)) return isNear && pay < other && states() ? 'explicit' : null
  const looks = looksLikePay(amount, sentence, Number.isFinite(other))
  return looks && states() ? 'inferred' : null
}

/** @param isOther Whether the sentence has a word for other money. */
function looksLikePay(amount: Amount, sentence: string, isOther: boolean): boolean {
  if (opensSentence(amount, sentence) || isPiece(amount, sentence) || isRate(amount, sentence)) return true
  const before = sentence.slice(0, amount.start)
  const after = sentence.slice(amount.end)
  const { min, max, period, rupees } = amount
  const isRange = min !== null && max !== null && min < max
  // "India: ₹16,50,000 - ₹21,78,000", as pay is told country by country.
  if (isRange && rupees === 'marked' && /^\W*india\s*[:–-]\s*$/i.test(before)) return true
  if (isRange && period !== null && rupees === 'marked' && amount.start <= BARE && !isOther) return true
  if (/[|(]\s*$/.test(before) && /^\s*\+/.test(after) && CLOSING.test(after)) return true
  const inTitle = rupees === 'unmarked' && /[|(-]\s*$/.test(before) && !isOther
  return period !== null && (standsAlone(amount, sentence) || inTitle)
}

function standsAlone({ start, end }: Pick<Amount, 'start' | 'end'>, sentence: string): boolean {
  return start + sentence.length - end <= BARE
}

/** What may follow pay that opens a sentence: "25k + incentives", "₹12k-18k, fresher". */
const CLOSING = new RegExp(
  String.raw`^\s*(?:[.,;!)|(]|$|max(?:imum)?\b|start\b|fixed\b|(?:\+|plus\b) ?(?:[\d.–-]+ ?% ?)?` +
    String.raw`(?:[a-z]+ )?(?:incentives?|commissions?|esops?|equity|stock|rsus?|bonus|variable|pf|ot|ta` +
    String.raw`|da|hra|petrol|food|lunch|lodging|allowances?)\b|for (?:those|candidates|people|anyone) )`,
  'i',
)

/** "₹30L - ₹45L + ESOPs", "15k", "Rs. 9000-11000": pay by standing where it does, of a size that pay has. */
function opensSentence(amount: Amount, sentence: string): boolean {
  const { start, end, min, max, period, rupees } = amount
  const withBoard = /^\s*\+ ?(?:food|lunch|lodging|stay|incentives?|petrol|ot|pf|ta|da)\b/i.test(
    sentence.slice(end),
  )
  const looksLikeMoney =
    rupees !== 'unmarked' || /\dk\b/i.test(sentence.slice(0, end)) || (withBoard && (min ?? 0) >= LEAST_RANGE)
  if (!looksLikeMoney || period !== null || start > BARE) return false
  const after = sentence.slice(end)
  const isRange = min !== null && max !== null && min < max
  if (CLOSING.test(after) && (isRange || /^\s*(?:\+|plus\b)/i.test(after))) return true
  return standsAlone(amount, sentence) && Math.max(min ?? 0, max ?? 0) <= 100_000
}

/** Costs that a posting names by the month, and that nobody is paid. */
const COSTS = expression(
  'i',
  String.raw`\b`,
  anyOf(
    'rents?, accommodation, hostel, pg, canteen, food, meals?, lunch, cabs?, transport, bus',
    'parking, membership, subscriptions?, plans?, tuition, starting (?:at|from), costs?, prices?',
    'priced, sold, sells?, worth, emi, spends?, saves?',
  ),
  String.raw`\b`,
)

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

const PIECE_BEFORE = new RegExp(
  String.raw`(?:^\W*(?:(?:freshers?|experienced|trainees?|interns?)\W*)?|[,;|]\s*|\b(?:yrs?|exp)\.\s*)` +
    String.raw`(?:(?:up ?to|from|starting(?: at| from)?|max(?:imum)?) )?$`,
  'i',
)

/** "Java, 1-2 yrs, 10-12k", or "7000-9000." and nothing else: what a month pays a beginner. */
function isMonthlyRange({ start, end, min, max }: Amount, sentence: string): boolean {
  if (min === null || max === null || min === max || min < LEAST_RANGE || max > 100_000) return false
  const after = sentence.slice(end)
  const onTop = /^\s*(?:\+|plus\b) ?(?:incentives?|petrol|pf|allowances?)\b/i.test(after)
  const opens = start <= BARE || /\bexp\.\s*$/i.test(sentence.slice(0, start))
  const endsSentence = onTop || (opens && /^\s*\./.test(after))
  return /\dk\b/i.test(sentence.slice(start, end)) || endsSentence || standsAlone({ start, end }, sentence)
}

const LEAST_RANGE = 5000

/**
 * "Project Officer: ₹30,000 per month", "The Digital category offers Rs 7 lakh per annum": rupees by the month or
 * the year are what a posting pays, unless its clause names what else they are for.
 */
function isRate({ start, end, min, max, period, rupees }: Amount, sentence: string): boolean {
  if (period === null || (min ?? max ?? 0) < LEAST_PIECE[period]) return false
  const before = sentence.slice(0, start)
  if (rupees === 'unmarked' && !STARTS_CLAUSE.test(before)) return false
  const clause = before.slice(Math.max(0, before.search(/[^,;.|–—]*[,\s]*$/)))
  if (![clause, before].every((words) => !COSTS.test(words))) return false
  const after = sentence.slice(end)
  return RATE_AFTER.test(after) && clause.search(OTHER_MONEY) < 0 && !HANDLED.test(clause)
}

const STARTS_CLAUSE = /(?:^|[,;.(|–—:] )\W*(?:(?:around|about|approx\w*\.?|roughly|up ?to|from) ?)?$/i

/** Money that somebody handles, or that others make. */
const HANDLED = expression(
  'i',
  String.raw`\b`,
  anyOf(
    'earn(?:s|ed|ers?|ings?)?, made, makes?, recover(?:y|ies), imprest, cash, bills?',
    'top performers?, handl\\w+, maintain\\w*, manag(?:e|es|ing), collect\\w*, generat\\w+',
    'achiev\\w+, process\\w*, drive, clos(?:e|ing), bring\\w*, meet, hit, rais(?:e|es|ing)',
    'per (?:hire|unit|case|head), course, fees?, carry\\w*, quotas?, targets?, number, average',
    'avg, deals?, orders?, invoices?',
  ),
  String.raw`\b`,
)
const RATE_AFTER = new RegExp(
  String.raw`^\s*(?:$|khana\b|free\b|food\b|stay\b|[.,;:!)(|/+]|` +
    String.raw`(?:and|plus|with|for (?:the|an?|this|all|first|freshers?|candidates?|selected|deserving` +
    String.raw`|\d)|depending|based|as|in|gross|fixed|ctc|consolidated|to|or|all|including|inclusive` +
    String.raw`|negotiable|during|will|only|salary|stipend)\b)`,
  'i',
)

/** What no allowance comes to. */
const LEAST_PIECE: Record<SalaryPeriod, number> = { month: 8000, year: 100_000 }

const ANOTHER_CLAUSE = 40

/** Characters between an amount and the nearest match in its sentence, those in another clause further off. */
function distance(words: RegExp, { start, end }: Amount, sentence: string): number {
  const gaps = [...sentence.matchAll(words)].map((match) => {
    const stop = match.index + match[0].length
    if (stop <= start) return start - stop
    if (match.index < end) return 0
    // "Fee Rs 35,000, salary Rs 40,000": what follows a comma is said of what follows it.
    return match.index - end + (/[,;]/.test(sentence.slice(end - 1, match.index)) ? ANOTHER_CLAUSE : 0)
  })
  return Math.min(...gaps, Number.POSITIVE_INFINITY)
}
