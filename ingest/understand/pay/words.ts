import type { Sentence } from '../scan/sentences.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'

/** A word that says so only where it opens a sentence or a part of it: "Budget 12 LPA". */
export function isWord(line: ScannedLine, { value, from }: Span, sentence: Sentence): boolean {
  return value !== 'opens' || from === sentence.from || line.tokens[from - 1]?.kind === 'sign'
}

/** "a budget of approx. ₹7 crore": a dot that ends no part of a sentence. */
export function isShortened(line: ScannedLine, dot: number): boolean {
  return line.word(dot) === '.' && /^(?:approx|appx|max|min|incl|upto)$/.test(line.word(dot - 1))
}
