import { SHIFTS, type Shift } from '#core/posting-facts.ts'
import { isDenied } from '../scan/denial.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'
import type { Term } from './stated-terms.ts'

/** Tokens from a label to its first word: "Shift timing: fixed night", and to the last: "Shift: APAC / UK rotational". */
const BEHIND = 3
const FAR = 7
/** What stands between two words of a label. */
const JOINS = /^(?:[/,&+|]|and|or)$/

/** When one works: by day or night, in turns, at the hours of a country, on weekends. */
export const SHIFT: Term<Shift, Shift[]> = {
  tags: ['shift', 'shift word'],
  read(line, span) {
    if (isDenied(line, span)) return null
    const from = span.tag === 'shift' ? span.from : labelOf(line, span)
    return from === null ? null : { value: shiftOf(span.value), from, to: span.to }
  },
  join: (all) => SHIFTS.filter((shift) => all.includes(shift)),
}

/** Where the label starts that a word belongs to. */
function labelOf(line: ScannedLine, word: Span): number | null {
  const label = line.all('shift label', Math.max(0, word.from - FAR), word.from).at(-1)
  if (!label) return null
  const isSigned = /^[:-]$/.test(line.word(label.to))
  // "Shift General Notice 30 days": a text that lost its signs still has its capitals.
  if (
    !isSigned &&
    (label.to !== word.from || !line.tokens[label.from]?.capital || !line.tokens[word.from]?.capital)
  )
    return null
  const words = line.all('shift word', label.to, word.from)
  const last = words.at(-1)
  if (!last) return word.from - label.to <= BEHIND ? label.from : null
  for (let at = last.to; at < word.from; at += 1) if (!JOINS.test(line.word(at))) return null
  return label.from
}

function shiftOf(value: string): Shift {
  return SHIFTS.find((shift) => shift === value) ?? 'General'
}
