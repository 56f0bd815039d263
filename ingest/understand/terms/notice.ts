import { MOST_NOTICE_DAYS } from '#core/posting-facts.ts'
import { lengthNear } from './lengths.ts'
import type { Term } from './stated-terms.ts'

const BEHIND = 7
const BEFORE = 4
/** Tokens around it that may say that it is another notice. */
const NEAR = 12
/** What goes on behind "immediate joiners": "to 15 days", "or within a month", ", max 10 days", "(up to 45 days)". */
const GOES_ON = /^(?:to|or|-|\/|\(|, (?:max|maximum|upto|within))$/
/** What makes days behind it another thing: "immediate joiners - 5 days a week". */
const OTHER = /^(?:a|per|week|work|working|contract|internship|training|project)$/

/** The notice period that somebody may have at most, in days; 0: immediate joiners. */
export const NOTICE: Term<number> = {
  tags: ['notice label', 'notice immediate', 'notice join'],
  except: ['offer'],
  read(line, span) {
    if (span.tag === 'notice immediate') {
      const sign = line.word(span.to)
      const goesOn = GOES_ON.test(sign === ',' ? `, ${line.word(span.to + 1)}` : sign)
      const more = goesOn ? lengthNear(line, { ...span, to: span.to + 1 }, 3, 0) : null
      const isMore = more && more.high <= MOST_NOTICE_DAYS && !OTHER.test(line.word(more.to))
      return isMore
        ? { value: more.high, from: span.from, to: more.to }
        : { value: 0, from: span.from, to: span.to }
    }
    const { from = 0, to = line.tokens.length } = line.sentenceAt(span.from) ?? {}
    if (line.has('notice other', Math.max(from, span.from - NEAR), Math.min(to, span.to + NEAR))) return null
    const isLabel = span.tag === 'notice label'
    const length = lengthNear(line, span, isLabel ? BEHIND : 1, isLabel ? BEFORE : 0)
    if (length && length.high <= MOST_NOTICE_DAYS && !OTHER.test(line.word(length.to)))
      return {
        value: length.high,
        from: Math.min(length.from, span.from),
        to: Math.max(length.to, span.to),
      }
    return null
  },
  // Who may serve the longest of several is told so.
  join: (all) => Math.max(...all),
}
