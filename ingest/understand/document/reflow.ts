import { readWeights } from '../scan/weights-table.ts'
import { partLabels } from './label-cuts.ts'
import { eachLineClue, flatWords, lostItsSpaces, mayStart, type FlatWord } from './line-clues.ts'
import { WEIGHTS } from './line-weights.ts'

/** No window of mails or terminals that wraps lines is wider, and none that does is narrower. */
const COLUMNS = { least: 60, most: 100 }
/** Characters of a line that may be several which lost the break between them. */
const LONG = 160
/** In a shorter line none starts. */
const SHORT = 5
/** Characters of a text in which lines are looked for. No real posting that lost its lines is longer. */
const MOST = 20_000

/**
 * Puts back the lines of a text that lost its markup on the way: joins those that were wrapped, and starts one at a bullet,
 * at two spaces, and where the words around weigh for it, also between two that are glued together.
 */
export function reflow(text: string): string {
  const lines = unwrapped(partLabels(text).split(/\r\n?|\n/))
  let before = 0
  const parts = lines
    .flatMap((line) => (line.length > LONG || lines.length === 1 ? apart(line) : [line]))
    .map((line) => {
      const looked = line.length > SHORT ? line.slice(0, Math.max(0, MOST - before)) : ''
      before += line.length
      return { line, words: flatWords(looked) }
    })
  const isSpaceless = lostItsSpaces(parts.flatMap(({ words }) => words))
  return parts
    .map(({ line, words }) => broken(line, words, { isAlone: lines.length === 1, isSpaceless }))
    .join('\n')
}

/** A line was wrapped where the next word did not fit; a text of short lines has none. */
function unwrapped(lines: string[]): string[] {
  const widest = Math.max(...lines.map((line) => line.trimEnd().length))
  if (widest < COLUMNS.least || widest > COLUMNS.most) return lines
  const breaks = lines.map((line, at) => isWrapped(line, lines[at + 1], widest))
  const isCut = lines.map((line, at) => breaks[at] && goesOn(line, lines[at + 1] ?? ''))
  const cut = isCut.filter(Boolean).length
  const ended = lines.filter((line, at) => breaks[at] && !isCut[at] && SENTENCE_END.test(line)).length
  if (cut === 0 || cut < ended) return lines
  const joined: string[] = []
  for (const [at, line] of lines.entries()) {
    if (at > 0 && breaks[at - 1]) joined.push(`${joined.pop()?.trimEnd() ?? ''} ${line.trimStart()}`)
    else joined.push(line)
  }
  return joined
}

const SENTENCE_END = /[.!?] *$/
/** Behind these a sentence goes on. */
const MID_SENTENCE =
  /(?:[,&]| (?:and|or|the|an?|of|to|in|for|with|at|on|by|our|your|from|as|is|are|will|be|who|that)) *$/
const LABEL = /^\s*\p{Lu}[\p{L} -]{1,25}:/u
const HEADING = /^\s*\p{Lu}[^.!?,;:]{1,50}$/u

/** Whether a sentence that the first line leaves open goes on in the next. */
function goesOn(line: string, next: string): boolean {
  if (MID_SENTENCE.test(line) || /^\s*[\p{Ll}(]/u.test(next)) return true
  return !SENTENCE_END.test(line) && /[.!] *$/.test(next)
}

function isWrapped(line: string, next: string | undefined, widest: number): boolean {
  const [first = ''] = next?.trimStart().split(' ', 1) ?? []
  if (first === '' || line.trim() === '' || /^(?:[•●▪*·–-]|o$|\d{1,2}[.)]$)/.test(first)) return false
  if (LABEL.test(next ?? '') || (SENTENCE_END.test(line) && HEADING.test(next ?? ''))) return false
  return line.trimEnd().length + 1 + first.length > widest
}

const TABLE = readWeights(WEIGHTS)
const START = TABLE.get('start')?.get('always') ?? 0
/** The least sum for a line to start: between glued words, in a short text of one line, a long one, and a line beside others. */
const LEAST = { glued: -1, short: 1, long: 0, beside: 0.6 }

/** A line wherever one starts within the line; in a short line beside others only where words are glued. */
function broken(
  line: string,
  words: FlatWord[],
  { isAlone, isSpaceless }: { isAlone: boolean; isSpaceless: boolean },
): string {
  const isLong = line.length > LONG
  let [text, from, since] = ['', 0, 0]
  for (const [at, word] of words.entries()) {
    since = /[.!?]$/.test(words[at - 1]?.text ?? '') ? 0 : since + 1
    if (at === 0 || !(isLong || isAlone || word.isGlued) || !mayStart(words, at)) continue
    let sum = START
    eachLineClue(words, at, { since, isSpaceless }, (kind, value) => {
      sum += TABLE.get(kind)?.get(value) ?? 0
    })
    const least = isAlone ? (isLong ? LEAST.long : LEAST.short) : LEAST.beside
    if (sum < (word.isGlued ? LEAST.glued : least)) continue
    text += `${line.slice(from, word.at).trimEnd()}\n`
    from = word.at
    since = 0
  }
  return text + line.slice(from)
}

function apart(line: string): string[] {
  return bulleted(line.replace(/(?<=[^\s:]) {2,}(?=\S)/g, '\n')).split('\n')
}

/** A sign between words that stands there more than once: "Must: - Java - SQL", "? Java ? SQL"; a dash also parts labels. */
function bulleted(line: string): string {
  for (const sign of line.length > LONG ? [...BULLETS, DASH] : BULLETS) {
    const found = line.match(sign)
    if (found && found.length > 2)
      return line.replace(sign, (bullet, at: number) =>
        RANGE.test(line.slice(Math.max(0, at - END_OF_RANGE), at + END_OF_RANGE)) ? bullet : '\n• ',
      )
  }
  return line
}

const BULLETS = [
  / (?:\u{fffd}|[·*>#✓]|o|\?) (?=[\p{Lu}\d₹])/gu,
  / (?=\p{Extended_Pictographic}\u{fe0f}? ?[\p{L}\d₹])/gu,
]
/** "2.5 LPA - 3.5 LPA", "18K - 30K": the two ends of a range. */
const RANGE = /\d ?(?:LPA|[KkL]|[Ll]akhs?|[Ll]acs?) - (?:₹|Rs\.? ?)?\d/
/** Characters on each side of a dash in which a range of pay is seen. */
const END_OF_RANGE = 8
const DASH = new RegExp(
  String.raw`(?<!\b(?:Experience|Exp|Location|Salary|CTC|Offer|Education|Skills|Title|Period|Mode|Shift|Role|Position|Company` +
    String.raw`|day))(?<=[\p{L}.:;)+%]) - (?=\p{Lu}[\p{Ll} ]|\d|₹)`,
  'gu',
)
