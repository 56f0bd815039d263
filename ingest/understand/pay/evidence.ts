import type { SalaryPeriod } from '#core/job.ts'
import type { Sentence } from '../scan/sentences.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'
import type { Amount } from './amounts.ts'
import { statesPay } from './clause.ts'
import { isShortened, isWord } from './words.ts'
import { isCount, isNamedOtherwise, isNextLabel } from './other-money.ts'

/** Tokens beside an amount that stands alone in its line: a bullet, a full stop. */
const BARE = 2
/** Characters between an amount without a mark of rupees and the word that says it is pay. */
const NEAR = 30
/** What no allowance comes to. */
const LEAST_PIECE: Record<SalaryPeriod, number> = { month: 8000, year: 100_000 }
const LEAST_RANGE = 5000
/** Added to the distance of a word in another clause. */
const ANOTHER_CLAUSE = 40

/** By a word of pay; or by where an amount stands and by its period, with nothing else it could be. */
type PayEvidence = 'explicit' | 'inferred'

export interface Stated {
  /** Where a label such as "Salary:" ends, if the sentence starts with one. */
  labelled: number | null
  /** The text is the value of a pay field. */
  isField: boolean
}

/**
 * Why an amount is pay: the nearest word that says what the money is for, else its position.
 *
 * @returns null if it is not pay.
 */
export function payEvidence(
  line: ScannedLine,
  amount: Amount,
  sentence: Sentence,
  { labelled, isField }: Stated,
): PayEvidence | null {
  const { from, to, rupees } = amount
  const isRange = amount.min !== null && amount.max !== null && amount.min < amount.max
  const onTop = labelled !== null && isRange && /^incentives?$/.test(line.word(to))
  if (!onTop && isNamedOtherwise(line, amount, sentence.to)) return null
  if (rupees !== 'marked' && !amount.isPay && isCount(line, to, sentence.to)) return null
  const states = () => isField || statesPay(line, amount, sentence)
  if (amount.isPay) return states() ? 'explicit' : null
  if (labelled !== null && !line.has('other money', labelled, from) && states()) return 'explicit'
  const pay = distance(line, 'pay word', amount, sentence)
  const other = distance(line, 'other money', amount, sentence)
  if (Number.isFinite(pay))
    return (rupees !== 'unmarked' || pay < NEAR) && pay < other && states() ? 'explicit' : null
  const looks = looksLikePay({ line, amount, sentence, isRange, isOther: Number.isFinite(other) })
  return looks && states() ? 'inferred' : null
}

interface Standing {
  line: ScannedLine
  amount: Amount
  sentence: Sentence
  isRange: boolean
  /** The sentence has a word for other money. */
  isOther: boolean
}

function looksLikePay(standing: Standing): boolean {
  if (opensSentence(standing) || isPiece(standing) || isRate(standing)) return true
  const { line, amount, sentence, isRange, isOther } = standing
  const { from, to, period, rupees } = amount
  const before = line.word(from - 1)
  if (isRange && period !== null && rupees === 'marked' && from - sentence.from <= BARE && !isOther)
    return true
  if (/^[|(]$/.test(before) && line.word(to) === '+' && closes(standing)) return true
  const inTitle = rupees === 'unmarked' && /^[|(-]$/.test(before) && !isOther
  return period !== null && (standsAlone(standing) || inTitle)
}

/** Nothing but signs and a word of bound stand beside it. */
function standsAlone({ line, amount, sentence }: Standing): boolean {
  const first = line.tokens[sentence.from]
  const last = line.tokens[sentence.to - 1]
  const [start, end] = [line.tokens[amount.from]?.start ?? 0, line.tokens[amount.to - 1]?.end ?? 0]
  return start - (first?.start ?? 0) + (last?.end ?? 0) - end <= 6
}

const ON_TOP = new Set(
  (
    'incentive incentives commission commissions esop esops equity stock rsus bonus variable pf ot ta da hra petrol ' +
    'food lunch ' +
    'lodging allowance allowances stay'
  ).split(' '),
)

/** What may follow pay that opens a sentence: "25k + incentives", "₹12k-18k, fresher". */
function closes({ line, amount, sentence }: Standing): boolean {
  const { to } = amount
  const word = line.word(to)
  if (to >= sentence.to || /^(?:[.,;!)|(]|max|maximum|start|fixed|fix|depending|based)$/.test(word))
    return true
  if (word === 'for') return /^(?:those|candidates|people|anyone)$/.test(line.word(to + 1))
  return isOnTop(line, to)
}

/** "+ 10% commission", "plus petrol" */
function isOnTop(line: ScannedLine, to: number): boolean {
  if (!/^(?:\+|plus)$/.test(line.word(to))) return false
  for (let at = to + 1; at < to + 7; at += 1) {
    if (ON_TOP.has(line.word(at))) return true
    const isNumber = line.tokens[at]?.kind === 'number' || /^[%.–-]$/.test(line.word(at))
    if (!isNumber && line.tokens[at]?.kind !== 'word') return false
  }
  return false
}

/** "₹30L - ₹45L + ESOPs", "15k", "Rs. 9000-11000": pay by standing where it does, of a size that pay has. */
function opensSentence(standing: Standing): boolean {
  const { line, amount, sentence, isRange } = standing
  const { from, to, min, max, period, rupees } = amount
  const withBoard =
    isOnTop(line, to) &&
    /^(?:food|lunch|lodging|stay|incentives?|petrol|ot|pf|ta|da)$/.test(line.word(to + 1))
  const isMoney = rupees !== 'unmarked' || amount.inThousands || (withBoard && (min ?? 0) >= LEAST_RANGE)
  if (!isMoney || period !== null || from - sentence.from > BARE) return false
  if (closes(standing) && (isRange || /^(?:\+|plus)$/.test(line.word(to)))) return true
  return standsAlone(standing) && Math.max(min ?? 0, max ?? 0) <= 100_000
}

/** "Java, 1-2 years, Rs 25000 per month": a piece of a list that is pay by its period. */
function isPiece(standing: Standing): boolean {
  const { line, amount, sentence } = standing
  const { from, min, max, period } = amount
  if (period === null || (min ?? max ?? 0) < LEAST_PIECE[period] || !closes(standing)) return false
  return !line.has('other money', sentence.from, from) && !line.has('cost', sentence.from, from)
}

const BEHIND_RATE = new Set(
  (
    ', . : ! ) ( | ; / + khana free food stay and plus with depending based as in gross fixed ctc consolidated to ' +
    'or all ' +
    'including inclusive negotiable during will only salary stipend'
  ).split(' '),
)
const BEHIND_FOR = /^(?:the|an?|this|all|first|freshers?|candidates?|selected|deserving|\d+)$/

/**
 * "Project Officer: ₹30,000 per month", "The Digital category offers Rs 7 lakh per annum": rupees by the month or
 * the year are what a posting pays, unless its clause names what else they are for.
 */
function isRate({ line, amount, sentence }: Standing): boolean {
  const { from, to, min, max, period, rupees } = amount
  if (period === null || (min ?? max ?? 0) < LEAST_PIECE[period]) return false
  if (rupees === 'unmarked' && !startsClause(line, from, sentence)) return false
  const clause = clauseStart(line, from, sentence)
  if (line.has('cost', sentence.from, from)) return false
  const goesOn =
    BEHIND_RATE.has(line.word(to)) || (line.word(to) === 'for' && BEHIND_FOR.test(line.word(to + 1)))
  return (
    (to >= sentence.to || goesOn) &&
    !line.has('other money', clause, from) &&
    !line.has('handled', clause, from)
  )
}

function startsClause(line: ScannedLine, from: number, sentence: Sentence): boolean {
  let at = from
  while (/^(?:around|about|approx|approximately|roughly|up|to|upto|from)$/.test(line.word(at - 1))) at -= 1
  return at <= sentence.from || /^[,;.(|:-]$/.test(line.word(at - 1))
}

function clauseStart(line: ScannedLine, from: number, sentence: Sentence): number {
  let at = from
  while (/^[,]$/.test(line.word(at - 1)) && at > sentence.from) at -= 1
  while (at > sentence.from && (!/^[,;.|-]$/.test(line.word(at - 1)) || isShortened(line, at - 1))) at -= 1
  return at
}

/** Characters between an amount and the nearest such word in its sentence, those in another clause further off. */
function distance(line: ScannedLine, tag: string, amount: Amount, sentence: Sentence): number {
  const spans = line.all(tag, sentence.from, sentence.to)
  const after = spans.findIndex(({ from }) => from >= amount.to)
  const split = after < 0 ? spans.length : after
  // "Salary 2.5 to 4 lakh yearly bond 50,000": what names the next sum is not said of this one.
  const counts = (span: Span) => isWord(line, span, sentence)
  const namesThis = (span: Span) => counts(span) && (tag === 'pay word' || !isNextLabel(line, span.to))
  const nearest = [spans.slice(0, split).findLast(counts), spans.slice(split).find(namesThis)]
  return Math.min(...nearest.map((span) => (span ? gapTo(line, amount, span) : Number.POSITIVE_INFINITY)))
}

function gapTo(line: ScannedLine, { from, to }: Amount, span: Span): number {
  const start = line.tokens[from]?.start ?? 0
  const end = line.tokens[to - 1]?.end ?? 0
  if (span.to <= from) return start - (line.tokens[span.to - 1]?.end ?? 0)
  if (span.from < to) return 0
  // "Fee Rs 35,000, salary Rs 40,000": what follows a comma is said of what follows it.
  const isApart = line.tokens.slice(to, span.from).some(({ text }) => text === ',' || text === ';')
  return (line.tokens[span.from]?.start ?? 0) - end + (isApart ? ANOTHER_CLAUSE : 0)
}
