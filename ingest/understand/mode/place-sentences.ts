import type { Sentence } from '../scan/sentences.ts'
import type { ScannedLine } from '../scan/scanned-line.ts'
import { DAY_AND_WEEK, NAMES_PLACE, placeMark } from './word-kinds.ts'

/** The sentences of a line, those in one that only ";" divides, that may say where one works, of this job or of anything. */
export function placeSentences(line: ScannedLine): Sentence[] {
  // Most lines have no such word, and need not be cut into sentences.
  if (!namesPlace(line, { from: 0, to: line.tokens.length })) return []
  const whole: Sentence[] = []
  for (const { from, to } of line.sentences) {
    const last = whole.at(-1)
    if (last && line.word(last.to - 1) === ';') last.to = to
    else whole.push({ from, to })
  }
  return whole.filter((sentence) => namesPlace(line, sentence))
}

function namesPlace(line: ScannedLine, { from, to }: Sentence): boolean {
  let marks = 0
  for (let at = from; at < to; at += 1) {
    marks |= placeMark(line.tokens[at])
    if ((marks & NAMES_PLACE) > 0 || marks === DAY_AND_WEEK) return true
  }
  return false
}
