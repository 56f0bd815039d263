import type { ScannedLine, Span } from '../scan/scanned-line.ts'

/** Tokens on each side of a span among which a word tells that it is of others. */
const BEFORE = 9
const BEHIND = 7

/**
 * Whether words are said of others than whoever gets the job: founders, customers, students who are taught, or a product that
 * is made ("an admission portal for MBA aspirants").
 */
export function isOfOthers(line: ScannedLine, { from, to }: Pick<Span, 'from' | 'to'>): boolean {
  const sentence = line.sentenceAt(from)
  const first = Math.max(sentence?.from ?? 0, from - BEFORE)
  return line.has('others', first, Math.min(sentence?.to ?? line.tokens.length, to + BEHIND))
}
