import type { Sentence } from '../scan/sentences.ts'
import type { ScannedLine } from '../scan/scanned-line.ts'
import type { Token } from '../scan/tokens.ts'
import { isAmongFacts } from '../scan/fact-lists.ts'
import { findAmounts, type Amount } from './amounts.ts'
import { isNamedBehind } from './other-money.ts'
import { withPeriod } from './period.ts'

/** What goes on behind pay, also with a capital: "5 LPA Fixed", "20,000 per month Plus incentives". */
const GOES_ON = new Set(
  (
    'to max maximum plus fixed only with and for based depending in as gross net during or ctc cost inclusive including ' +
    'negotiable consolidated basic base take per salary package stipend pay upto up on at by of from is will'
  ).split(' '),
)
/** Words that a sentence goes on to a sum with: "jobs of 8-10 LPA". */
const GOES_TO = new Set(
  (
    'a an the of at with in for to from than over above below under between around about only earn earns earning draw ' +
    'draws drawing get gets getting paying pays pay is are was were and or jobs roles offers packages salaries each ' +
    'per worth till until after before within give gives giving bring brings make makes making made highest lowest average avg starts'
  ).split(' '),
)
const NOT_OURS = ['other money', 'pay of others', 'handled', 'cost', 'counted', 'pay part']
/** Tokens before a sum that may say that it is not pay. */
const BEFORE = 6
/** What no allowance comes to, and what no month pays, in rupees. */
const PAID_BY_MONTH = { least: 8000, most: 300_000 }

/**
 * The fields of a sentence that lost the lines between them, as far as pay is read: "Salesforce 5+ yrs", "CTC up to 4.2 LPA"
 * and "Joining bonus Rs. 15,000". A sentence without stated pay is one.
 */
export function payParts(line: ScannedLine, sentence: Sentence): Sentence[] {
  const parts: Sentence[] = []
  let { from } = sentence
  for (const amount of findAmounts(line, from, sentence.to)) {
    if (amount.from < from) continue
    const start = startOfField(line, amount, from)
    if (start !== null && start > from) {
      parts.push({ from, to: start })
      from = start
    }
    if (!endsField(line, amount, { from, sentence, isField: start !== null })) continue
    parts.push({ from, to: amount.to })
    from = amount.to
  }
  return from < sentence.to ? [...parts, { from, to: sentence.to }] : parts
}

/** Where a field starts that is a sum of pay and has no label: "1-3 yrs 20k-30k pm", "Hitech City 8-10 LPA". */
function startOfField(line: ScannedLine, amount: Amount, from: number): number | null {
  let at = amount.from
  while (at > from && /^(?:up|to|upto|around|approx|max)$/.test(line.word(at - 1))) at -= 1
  const before = line.tokens[at - 1]
  if (at === from || before?.kind !== 'word' || line.tokens[at]?.gap !== ' ') return null
  if (!looksPaid(line, amount, before) || GOES_TO.has(before.text)) return null
  // "courses 25k to 60k"
  if (!before.capital && /[^s]s$/.test(before.text) && !YEARS.test(before.text)) return null
  const first = Math.max(from, at - BEFORE)
  if (line.has('pay word', first, at) || NOT_OURS.some((tag) => line.has(tag, first, at))) return null
  return at
}

const YEARS = /^(?:years?|yrs?|exp|experience|yoe)$/

/** A range, or a sum by the month or year, of a size that pay has. */
function looksPaid(
  line: ScannedLine,
  { min, max, period, rupees, inThousands, isPay, from, to }: Amount,
  before: Token,
): boolean {
  const isRange = min !== null && max !== null && min < max
  if (isPay) return isRange || before.capital || YEARS.test(before.text)
  if (rupees === 'unmarked' && !inThousands) return false
  if (!isRange && period === null) return false
  const paid = withPeriod({ min, max, period }, line, { from, to })
  if (paid === null) return false
  const months = paid.period === 'year' ? 12 : 1
  const least = (min ?? max ?? 0) / months
  return least >= PAID_BY_MONTH.least && least <= PAID_BY_MONTH.most
}

interface Field {
  from: number
  sentence: Sentence
  /** It starts with the sum and has no label. */
  isField: boolean
}

function endsField(line: ScannedLine, amount: Amount, { from, sentence, isField }: Field): boolean {
  const { to } = sentence
  const next = line.tokens[amount.to]
  if (!next || next.gap !== ' ' || amount.to >= to || GOES_ON.has(next.text)) return false
  // "Mohali 25k to 40k 5 days", and without capitals "mohali 25k to 40k both side cab"
  const isNext = next.capital || (isField && (next.kind === 'number' || isAmongFacts(line, amount, sentence)))
  if (!isNext) return false
  const isLabelled = line.before(amount.from, 'pay word') !== undefined
  if (isLabelled || (line.word(amount.from - 1) === 'pay' && amount.from - 1 === from)) return true
  const isStated =
    amount.isPay || isField || line.has('pay word', Math.max(from, amount.from - LABELLED), amount.from)
  return isStated && !isNamedBehind(line, amount, to)
}

/** Tokens between a word of pay and its sum. */
const LABELLED = 4
