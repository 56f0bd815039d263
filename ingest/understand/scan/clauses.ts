import type { ScannedLine } from './scanned-line.ts'

/** A part of a sentence that says one thing, and how it says it. */
export interface Clause {
  from: number
  to: number
  /** "need not apply", "no experience". */
  negated: boolean
  /** "preferred", "is a plus": welcome, not asked for. A line under such a heading is one too. */
  wish: boolean
  /** Whom it speaks of, where it says so; else the post. */
  of: 'company' | 'candidate' | 'post'
}

const BREAKS = new Set([',', ';', ':', '.', '!', '?', '(', ')', '|', '•', '—', '·', '/'])

/** The clause around a token: between two commas, brackets, bars, or words such as "but". */
export function clauseAt(line: ScannedLine, index: number): Clause {
  let from = index
  while (from > 0 && !breaks(line, from - 1)) from -= 1
  let to = index + 1
  while (to < line.tokens.length && !breaks(line, to)) to += 1
  return {
    from,
    to,
    negated: line.has('not', from, to),
    wish: line.section === 'preferred' || line.has('wish', from, to),
    of: line.has('of company', from, to)
      ? 'company'
      : line.has('of candidate', from, to)
        ? 'candidate'
        : 'post',
  }
}

function breaks(line: ScannedLine, index: number): boolean {
  return BREAKS.has(line.word(index)) || line.at(index, 'but') !== undefined
}
