import { isDenied } from '../scan/denial.ts'
import type { ScannedLine } from '../scan/scanned-line.ts'
import type { Sentence } from '../scan/sentences.ts'
import { firstOf, type Term } from './stated-terms.ts'

/** Tokens between what is paid for and the sum. */
const NEAR = 12

/**
 * Whether applicants are asked for money. A posting is marked only where a sentence names what is paid for, or that candidates
 * pay, and a sum in rupees, and nothing in it warns, denies or speaks of others: a wrong mark accuses an employer.
 */
export const FEE: Term<true> = {
  tags: ['fee'],
  except: ['offer'],
  read(line, span) {
    const sentence = line.sentences.find(({ from, to }) => from <= span.from && span.from < to)
    if (!sentence || isOther(line, sentence) || isDenied(line, span)) return null
    const sum = sumNear(line, {
      from: Math.max(sentence.from, span.from - NEAR),
      to: Math.min(sentence.to, span.to + NEAR),
    })
    return sum === null
      ? null
      : { value: true, from: Math.min(span.from, sum), to: Math.max(span.to, sum + 1) }
  },
  join: firstOf,
}

function isOther(line: ScannedLine, { from, to }: Sentence): boolean {
  return line.has('fee other', from, to) || line.has('others', from, to)
}

/** "₹500", "Rs. 2,500", "300/-", "1500 rupees": where the number stands. */
function sumNear(line: ScannedLine, { from, to }: Sentence): number | null {
  for (let at = from; at < to; at += 1) {
    const token = line.tokens[at]
    if (token?.kind !== 'number' || token.value < 10) continue
    const before = line.word(at - 1) === '.' ? line.word(at - 2) : line.word(at - 1)
    const behind = line.word(at + 1)
    if (/^(?:₹|rs|inr|rupees)$/.test(before) || /^(?:rs|rupees|inr)$/.test(behind)) return at
    if (behind === '/' && line.word(at + 2) === '-') return at
    if (token.value >= 100 && behind !== '%' && line.before(at, 'fee')) return at
  }
  return null
}
