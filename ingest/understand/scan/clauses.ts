import type { ScannedLine } from './scanned-line.ts'
import type { Sentence } from './sentences.ts'

const BREAKS = new Set([',', ';', ':', '.', '!', '?', '(', ')', '|', '•', '—', '·', '/'])

/** The clause around a token: between two commas, brackets, bars, or words such as "but". */
export function clauseAt(line: ScannedLine, index: number): Sentence {
  let from = index
  while (from > 0 && !breaks(line, from - 1)) from -= 1
  let to = index + 1
  while (to < line.tokens.length && !breaks(line, to)) to += 1
  return { from, to }
}

function breaks(line: ScannedLine, index: number): boolean {
  return BREAKS.has(line.word(index)) || line.at(index, 'but') !== undefined
}
