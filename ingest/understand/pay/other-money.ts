import type { ScannedLine } from '../scan/scanned-line.ts'
import type { Sentence } from '../scan/sentences.ts'
import type { Amount } from './amounts.ts'

/** Whether the words right before and behind an amount say that it is not pay. */
export function isNamedOtherwise(line: ScannedLine, amount: Amount, stop: number): boolean {
  const { from } = amount
  return (
    isPartBefore(line, from) ||
    line.before(from, 'pay of vacancies') !== undefined ||
    isNamedBehind(line, amount, stop)
  )
}

/** "Bonus of", "variable:", "insurance worth": right before an amount, that it is another part than the pay. */
function isPartBefore(line: ScannedLine, from: number): boolean {
  let at = from
  while (/^(?:of|is|:|-|worth|up|to|upto)$/.test(line.word(at - 1)) && from - at < 3) at -= 1
  const part = line.before(at, 'pay part')
  return part !== undefined && !STANDS_ALONE_BEHIND.test(line.word(part.from))
}

/** Parts that only count behind the amount: "₹5,000 cards", not "cards 5,000". */
const STANDS_ALONE_BEHIND =
  /^(?:cards?|vouchers?|coupons?|gifts?|wallet|loans?|grants?|deposits?|fees?|policy|bills?|budget)$/

/** Words that start something else: what follows them is no name of the amount. */
const NOT_ITS_NAME = new Set(
  (
    'plus and with including incl fixed ctc base basic gross net in or per as for to from based along inclusive max ' +
    'maximum depending no after'
  ).split(' '),
)
const IN_PART = new Set('in as of through by way worth'.split(' '))

/** "₹50,000 joining bonus", "5 lakh health insurance", "₹30,000 per hire", "5 lakh per annum in ESOPs". */
export function isNamedBehind(line: ScannedLine, { to, period }: Amount, stop: number): boolean {
  if (to >= stop) return false
  let at = line.word(to) === '(' || line.word(to) === ')' ? to + 1 : to
  if (line.word(at) === 'lump' || line.word(at) === 'lumpsum') return period === null
  if (isByPiece(line, at)) return true
  if (/^(?:sign|joining|sodexo|lta|worth)$/.test(line.word(at))) return !namesNextSum(line, at, stop)
  const per = line.at(at, 'money per')
  if (per) at = per.to
  while (IN_PART.has(line.word(at)) && at - to < 5) at += 1
  for (let words = 0; words <= 3 && at < stop; words += 1, at += 1) {
    const part = line.at(at, 'pay part')
    // "5 LPA, variable: 1 LPA" starts the next amount.
    if (part) return part.value !== 'before' && !isNextLabel(line, part.to)
    const token = line.tokens[at]
    if (token?.kind !== 'word' || NOT_ITS_NAME.has(token.text)) return false
  }
  return false
}

const AS_PER = /^(?:month|mth|annum|year|industry|experience|norms?|company|market|the|month|your|skills?)$/

function isByPiece(line: ScannedLine, at: number): boolean {
  if (line.at(at, 'by piece')) return true
  const next = line.tokens[at + 1]
  return (
    line.word(at) === 'per' && next?.kind === 'word' && !line.at(at, 'money per') && !AS_PER.test(next.text)
  )
}

/** Whether a colon or a sum stands here: what is in front of it is said of that, not of the sum before. */
export function isNextLabel(line: ScannedLine, label: number): boolean {
  if (line.word(label) === ':') return true
  const at = /^(?:-|of)$/.test(line.word(label)) ? label + 1 : label
  return line.tokens[at]?.kind === 'number' || line.at(at, 'money rupees') !== undefined
}

/** "4.2 LPA Joining bonus Rs. 15,000": a few words, and the sum that they name. */
function namesNextSum(line: ScannedLine, from: number, stop: number): boolean {
  for (let at = from; at < Math.min(stop, from + 4); at += 1) if (isNextLabel(line, at)) return true
  return false
}

/** Plurals that money is followed by, and that nobody counts. */
const NO_PLURALS = new Set(
  (
    'rupees plus bonus benefits esops incentives perks gross basis less terms depends lakhs lacs allowances others ' +
    'fixed negotiable yours freshers'
  ).split(' '),
)

/** "12 lakh policies", "3 crore downloads": a number of people or things. */
export function isCount(line: ScannedLine, to: number, stop: number): boolean {
  if (to >= stop) return false
  const at = line.word(to) === '+' ? to + 1 : to
  for (let words = 0; words <= 2; words += 1) {
    if (line.at(at + words, 'counted')) return true
    if (line.tokens[at + words]?.kind !== 'word') break
  }
  const word = line.tokens[to]
  return word?.kind === 'word' && /^[a-z]{3,}s$/.test(word.text) && !NO_PLURALS.has(word.text)
}

/** Where an expression of what the pay depends on stops: "depending on last drawn; others ...", "as per norms (current CTC ...)". */
function dependsUntil(line: ScannedLine, from: number, stop: number): number {
  for (let at = from; at < stop; at += 1) if (/^[;.(]$/.test(line.word(at))) return at
  return stop
}

/**
 * What students are placed at, or a network is to bring, and what trainees get where the job is to train them: wherever it
 * stands in a sentence, the sums beside it are not what the job pays.
 */
export function isOfPromises(line: ScannedLine, { from, to }: Sentence, title: ScannedLine): boolean {
  return line
    .all('pay of others', from, to)
    .some(({ value }) => value === 'promised' || (value === 'trainees' && !title.has('level beginner')))
}

/** What a candidate earns now, or others have earned, is not what the job pays. */
export function isOfOthers(line: ScannedLine, { from, to }: Sentence): boolean {
  const depends = line.all('depends', from, to)[0]
  const [start, stop] = depends ? [depends.from, dependsUntil(line, depends.to, to)] : [to, to]
  return line.all('pay of others', from, to).some(({ from: at, value }) => {
    if (value === 'trainees') return false
    if (at >= start && at < stop) return false
    if (value !== 'refused') return true
    for (let before = from; before < at; before += 1)
      if (/^(?:candidates?|those|people|anyone|applicants?)$/.test(line.word(before))) return true
    return false
  })
}
