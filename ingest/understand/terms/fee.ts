import { isDenied } from '../scan/denial.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'
import type { Sentence } from '../scan/sentences.ts'
import { firstOf, type Term } from './stated-terms.ts'

/** Tokens between what is paid for and the sum. */
const NEAR = 9
/** What may stand between them: "a refundable deposit (non-interest) of Rs. 5,000", "₹500 as registration fee". */
const BETWEEN = new Set(
  'of : - is are rs . ₹ inr rupees ( ) for the to be paid amount only = as a an per towards refundable non deposit'
    .concat(
      ' security training course before placement one month s salary charge charges fee fees has have will /',
    )
    .split(' '),
)

/**
 * Whether applicants are asked for money. A posting is marked only where a sentence names what is paid for, or that candidates
 * pay, right beside a sum in rupees, and nothing warns, denies or speaks of others: a wrong mark accuses an employer.
 */
export const FEE: Term<true> = {
  tags: ['fee'],
  except: ['offer'],
  read(line, span) {
    const sentence = line.sentenceAt(span.from)
    if (!sentence || line.has('fee warned') || isOther(line, sentence) || isDenied(line, span)) return null
    const sum = sumBeside(line, span, sentence)
    return sum === null
      ? null
      : { value: true, from: Math.min(span.from, sum), to: Math.max(span.to, sum + 1) }
  },
  join: firstOf,
}

function isOther(line: ScannedLine, { from, to }: Sentence): boolean {
  return line.has('fee other', from, to) || line.has('others', from, to)
}

/** Where the sum stands: in the words themselves, or behind them. */
function sumBeside(line: ScannedLine, span: Span, sentence: Sentence): number | null {
  for (let at = span.from; at < Math.min(sentence.to, span.to + NEAR); at += 1) {
    if (isSum(line, at, at === span.to)) return at
    if (at >= span.to && !BETWEEN.has(line.word(at))) break
  }
  return null
}

/** "₹500", "Rs. 2,500", "300/-", "1500 rupees"; right behind "pay" also the number alone. */
function isSum(line: ScannedLine, at: number, isNext: boolean): boolean {
  const token = line.tokens[at]
  if (token?.kind !== 'number' || token.value < 10) return false
  const before = line.word(at - 1) === '.' ? line.word(at - 2) : line.word(at - 1)
  const behind = line.word(at + 1)
  if (/^(?:₹|rs|inr|rupees)$/.test(before) || /^(?:rs|rupees|inr)$/.test(behind)) return true
  return (behind === '/' && line.word(at + 2) === '-') || (isNext && token.value >= 100 && behind !== '%')
}
