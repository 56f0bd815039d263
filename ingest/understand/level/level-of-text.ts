import { isDenied } from '../scan/denial.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'
import type { Sentence } from '../scan/sentences.ts'
import type { Level } from './level.ts'

/** How far in front of beginners those stand who look after them, or seek them. */
const NEAR = 4

const SAYING = ['level experienced', 'level fresher', 'level welcome', 'level graduate']

/** A line without one of these says nothing of it. */
const SAID_BY = [...SAYING, 'level alone']

/** What the lines say of beginners and the experienced: the first that says anything. */
export function levelOfText(lines: ScannedLine[]): Level {
  // What a company says of itself is not looked at, unless it stands right above a list that says something.
  let above: ScannedLine | null = null
  for (const line of lines) {
    const isItem = line.kind === 'item'
    if (!isItem) above = line
    if (line.section === 'about' || !SAID_BY.some((tag) => line.has(tag))) continue
    const refused = isItem && above !== null && above.has('level not for')
    for (const sentence of line.sentences) {
      const value = levelOf(line, sentence, refused)
      if (value) return { value, evidence: [line.words(sentence.from, sentence.to)] }
    }
  }
  return { value: null, evidence: [] }
}

function levelOf(
  line: ScannedLine,
  { from, to }: Sentence,
  refused: boolean,
): 'Fresher' | 'Experienced' | null {
  for (const span of line.allOf(SAYING, from, to)) {
    if (span.tag === 'level experienced') return 'Experienced'
    if ((span.tag === 'level fresher' && refused) || isDenied(line, span)) return 'Experienced'
    if (refused || line.section === 'preferred' || isOfOthers(line, span, from)) continue
    if (line.has('level others', from, to)) continue
    if (span.tag !== 'level graduate' || isSought(line, span, { from, to })) return 'Fresher'
  }
  const text = line.words(from, to)
  return /^\W*(?:entry[ -]level|no experience)\W*$/i.test(text) ? 'Fresher' : null
}

/** Beginners who are there already, or whom the work is done with: "Interview freshers", "mentor freshers". */
function isOfOthers(line: ScannedLine, span: Span, start: number): boolean {
  const carers = line.all('level carer', start, span.from)
  return carers.some((carer) => {
    const opens = carer.from - start <= 1
    const object = line.word(span.from - 1) === 'for' && carer.to === span.from - 1
    return (
      !object &&
      (opens || span.from - carer.to <= NEAR) &&
      !/^(?:will|is|are|provided|given)$/.test(line.word(carer.to))
    )
  })
}

/** "Recent graduates" who are asked for, at the start of what is said, or before "can apply". */
function isSought(line: ScannedLine, span: Span, { from, to }: Sentence): boolean {
  return (
    line.has('level seeks', Math.max(from, span.from - NEAR), span.from) ||
    line.has('level seeks', span.to, Math.min(to, span.to + NEAR)) ||
    span.from - from <= 1 ||
    /^(?:b|m)\./.test(line.word(span.from - 1)) ||
    /^(?:sc|agri|com|tech)$/.test(line.word(span.from - 1))
  )
}
