import { MOST_OPENINGS } from '#core/posting-facts.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'
import { numberAt } from './lengths.ts'
import { firstOf, type Found, type Term } from './stated-terms.ts'

/** Units and months that make a number another thing: "Openings: 24 Nov", "Position: 2-4 years", "2nd line engineers". */
const OTHER =
  /^(?:(?:year|yr|month|day|hour)s?|%|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|-|types|kinds|(?:to|of|x|[ap]m|st|[nr]d|th)$)/

/** Tokens around it that may say that it is another number: "fill 12 positions a month". */
const NEAR = 6

/** How many people are hired. */
export const OPENINGS: Term<number> = {
  tags: ['openings word', 'openings hire', 'openings needed'],
  read(line, span) {
    if (line.has('openings other', Math.max(0, span.from - NEAR), span.to + NEAR)) return null
    if (span.tag === 'openings needed') return needed(line, span)
    if (span.tag === 'openings hire') return hired(line, span)
    return (span.value === 'label' ? labelled(line, span) : null) ?? counted(line, span)
  },
  join: firstOf,
}

function labelled(line: ScannedLine, span: Span): Found<number> | null {
  // "Number of vacancies 10"
  // "No. of opening(s): 2"
  const to = line.word(span.to) === ')' ? span.to + 1 : span.to
  const isSign = /^[:=(·-]$/.test(line.word(to))
  const at = isSign ? to + 1 : span.from + 2 < to || isField(line, span) ? to : null
  const opens = line.sentences.some(({ from }) => span.from - from === 0 || span.from - from === 1)
  // One word, "positions:", is a label only where a sentence starts.
  if (at === null || (!opens && isSign && span.to - span.from === 1)) return null
  return take(line, at, span.from, at + 1)
}

/** "Loc Pune Openings 4 Notice 30 days", "bike must vacancy 10": a text that lost its signs. */
function isField(line: ScannedLine, { from, to }: Span): boolean {
  const next = line.tokens[to + 1]
  if (line.tokens[from - 1]?.kind !== 'number' && ALONE.test(line.word(from))) return true
  return line.tokens[from]?.capital === true && (!next || next.capital)
}

/** Words that a number behind them can only count. */
const ALONE = /^(?:vacanc(?:y|ies)|openings|qty)$/

/** "12 vacancies", "100+ open positions", "Two positions". */
function counted(line: ScannedLine, span: Span): Found<number> | null {
  const at = line.word(span.from - 1) === '+' ? span.from - 2 : span.from - 1
  return take(line, at, at, span.to)
}

/** "Hiring 25 freshers", "We are hiring 3 React developers". */
function hired(line: ScannedLine, span: Span): Found<number> | null {
  const at = line.word(span.to) === 'for' ? span.to + 1 : span.to
  const people = line.allOf(['openings people', 'openings word'], at, at + 5)[0]
  // "2 references from past managers", "3D artists"
  const next = line.tokens[at + 1]
  if (!people || (next?.kind === 'word' && next.gap === '')) return null
  const isOther = line.tokens
    .slice(at, people.from)
    .some(({ text }) => /^(?:of|from|by|with|for|to)$/.test(text))
  return isOther ? null : take(line, at, span.from, people.to)
}

/** "12 technicians needed", "6 aadmi chahiye", "RO technician 4 chahiye". */
function needed(line: ScannedLine, span: Span): Found<number> | null {
  const people = line.before(span.from, 'openings people')
  if (!people)
    return line.word(span.from) === 'chahiye' ? take(line, span.from - 1, span.from - 1, span.to) : null
  const at = line.tokens[people.from - 1]?.kind === 'number' ? people.from - 1 : people.from - 2
  return take(line, at, at, span.to)
}

function take(line: ScannedLine, at: number, from: number, to: number): Found<number> | null {
  const value = numberAt(line, at)
  if (value === null || !Number.isInteger(value) || value < 1 || value > MOST_OPENINGS) return null
  const isYear = value >= 1990 && value <= 2100
  const next = line.word(at + 1) === '+' ? at + 2 : at + 1
  return isYear || OTHER.test(line.word(next)) ? null : { value, from, to }
}
