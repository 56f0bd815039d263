import type { Sentence } from '../scan/sentences.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'

/** A word that says so only where it opens a sentence or a part of it: "Budget 12 LPA". */
export function isWord(line: ScannedLine, { value, from }: Span, sentence: Sentence): boolean {
  return value !== 'opens' || from === sentence.from || line.tokens[from - 1]?.kind === 'sign'
}
