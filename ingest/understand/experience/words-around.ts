import type { Sentence } from '../scan/sentences.ts'
import type { ScannedLine } from '../scan/scanned-line.ts'
import type { Duration } from './duration.ts'

/** A length of time, and where it stands. */
export interface Words {
  line: ScannedLine
  duration: Duration
  sentence: Sentence
  /** Nothing stands before it but signs. */
  opens: boolean
  /** Nothing stands behind it but signs. */
  closes: boolean
  /** A comma, a bracket, a bar or nothing stands right before it, and right behind it. */
  startsPart: boolean
  endsPart: boolean
}

const PART_STARTS = new Set([',', '|', ';', '(', ')', '[', ':', '+', '-', '•', '·', '.', '/'])
/** Signs that end a part of a sentence. */
const PART_ENDS = new Set([',', '|', ';', '(', ')', ']', ':', '.', '/', '·', '•'])

export function wordsAround(line: ScannedLine, duration: Duration, sentence: Sentence): Words {
  const { from, to } = duration
  const isSign = (at: number) => line.tokens[at]?.kind === 'sign'
  const every = (start: number, end: number) => {
    for (let at = start; at < end; at += 1) if (!isSign(at)) return false
    return true
  }
  const next = line.tokens[to]
  const opens = every(sentence.from, from)
  return {
    line,
    duration,
    sentence,
    opens,
    closes: every(to, sentence.to),
    startsPart: opens || PART_STARTS.has(line.word(from - 1)),
    endsPart:
      to >= sentence.to ||
      PART_ENDS.has(next?.text ?? '') ||
      (next?.capital === true && next.kind === 'word'),
  }
}
