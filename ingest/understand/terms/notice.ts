import { MOST_NOTICE_DAYS } from '#core/posting-facts.ts'
import { lengthNear } from './lengths.ts'
import type { Term } from './stated-terms.ts'

const BEHIND = 7
const BEFORE = 4

/** The notice period that somebody may have at most, in days; 0: immediate joiners. */
export const NOTICE: Term<number> = {
  tags: ['notice label', 'notice immediate', 'notice join'],
  except: ['offer'],
  read(line, span) {
    const sentence = line.sentences.find(({ from, to }) => from <= span.from && span.from < to)
    if (line.has('notice other', sentence?.from, sentence?.to)) return null
    if (span.tag === 'notice immediate') return { value: 0, from: span.from, to: span.to }
    const isLabel = span.tag === 'notice label'
    const length = lengthNear(line, span, isLabel ? BEHIND : 1, isLabel ? BEFORE : 0)
    if (length && length.high <= MOST_NOTICE_DAYS)
      return {
        value: length.high,
        from: Math.min(length.from, span.from),
        to: Math.max(length.to, span.to),
      }
    // "Notice period: immediate"
    const isImmediate = isLabel && /^[:-]$/.test(line.word(span.to)) && line.word(span.to + 1) === 'immediate'
    return isImmediate ? { value: 0, from: span.from, to: span.to + 2 } : null
  },
  // Who may serve the longest of several is told so.
  join: (all) => Math.max(...all),
}
