import type { Sentence } from '../scan/sentences.ts'
import type { ScannedLine } from '../scan/scanned-line.ts'
import { kindOf, PLACE_KINDS } from './word-kinds.ts'

/** Is given a clue: its kind in two parts ("before", "HOME": in front of a word for home), and its value ("WORK"). */
type Visit = (kind: string, of: string, value: string) => void

/** Tokens of a sentence that are looked at: what a line takes must not grow with its square. */
const LONGEST = 120
/** Words on each side of a place that count, and those that are close. */
const FAR = 8
const NEAR = 4
/** Tokens of a label. */
const LABEL = 8
/** Stands where the sentence is over. */
const EDGE = '^'

/** Names each clue of a sentence to where this job is done; some more than once. */
export function eachClue(line: ScannedLine, sentence: Sentence, visit: Visit): void {
  const kinds = kindsOf(line, sentence)
  const kind = (at: number) => kinds[at] ?? EDGE
  for (let at = -1; at < kinds.length; at += 1) {
    visit('pair', kind(at), kind(at + 1))
    if (at < 0) continue
    visit('any', 'word', kind(at))
    if (PLACE_KINDS.has(kind(at)) || kind(at) === 'DAY') {
      visit(line.section, 'has', kind(at))
      aroundPlace(kinds, at, visit)
    }
  }
  visit('sentence', 'starts', kind(0))
  visit('sentence', 'ends', kind(kinds.length - 1))
  visit('sentence', 'length', String(Math.min(32, 2 ** Math.floor(Math.log2(sentence.to - sentence.from)))))
  visit('line', 'kind', line.kind)
  visit('line', 'section', line.section)
  visit('line', line.section, line.kind)
  ofLabel(line, sentence, visit)
}

/** The sentence in kinds of words; a name of several words is one. */
function kindsOf(line: ScannedLine, { from, to }: Sentence): string[] {
  const kinds: string[] = []
  for (let at = from; at < Math.min(to, from + LONGEST); at += 1) {
    const token = line.tokens[at]
    const kind = token ? kindOf(token, at === from) : EDGE
    if (kind !== 'NAME' || kinds.at(-1) !== 'NAME') kinds.push(kind)
  }
  return kinds
}

function aroundPlace(kinds: string[], at: number, visit: Visit): void {
  const place = kinds[at] ?? ''
  for (let far = 1; far <= FAR; far += 1) {
    const [before, behind] = [kinds[at - far], kinds[at + far]]
    if (before === undefined && behind === undefined) return
    if (before !== undefined) visit('before', place, before)
    if (behind !== undefined) visit('behind', place, behind)
    if (far > NEAR) continue
    if (before !== undefined) visit('near before', place, before)
    if (behind !== undefined) visit('near behind', place, behind)
  }
}

/** "Place of work: your own home" */
function ofLabel(line: ScannedLine, { to }: Sentence, visit: Visit): void {
  const opening = line.tokens.slice(0, Math.min(LABEL, to))
  const colon = opening.findIndex(({ text }) => text === ':')
  for (const token of opening.slice(0, Math.max(0, colon))) visit('label', 'of', kindOf(token, true))
}
