import type { PostingFacts } from '#core/posting-facts.ts'
import { isDenied } from '../scan/denial.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'
import { firstOf, type Term } from './stated-terms.ts'

/** Tokens between travel and its share: "travel up to 25%". */
const NEAR = 6

/** Whether one travels for the job, and how much of the time at most. */
export const TRAVEL: Term<NonNullable<PostingFacts['travel']>> = {
  tags: ['travel', 'travel word'],
  isOfAll: true,
  except: ['offer'],
  read(line, span) {
    if (isDenied(line, span)) return null
    const percent = percentNear(line, span)
    // "Travel: yes"
    const isYes = /^[:-]$/.test(line.word(span.to)) && /^(?:yes|required)$/.test(line.word(span.to + 1))
    if (span.tag === 'travel' || isYes || percent !== null)
      return {
        value: { percent },
        from: percent === null ? span.from : Math.max(0, span.from - 3),
        to: percent === null ? span.to + (isYes ? 2 : 0) : span.to + NEAR,
      }
    return null
  },
  join: (all) => all.find(({ percent }) => percent !== null) ?? firstOf(all),
}

function percentNear(line: ScannedLine, { from, to }: Span): number | null {
  for (let at = Math.max(0, from - 4); at < to + NEAR; at += 1) {
    if (at >= from && at < to) continue
    const token = line.tokens[at]
    const isShare = token?.kind === 'number' && /^(?:%|percent)$/.test(line.word(at + 1))
    if (!isShare || line.word(at + 2) === 'off') continue
    if (token.value >= 1 && token.value <= 100 && Number.isInteger(token.value)) return token.value
  }
  return null
}
