import { readWeights } from '../scan/weights-table.ts'
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
  const lines = unwrapped(text.split(/\r\n?|\n/))
  let before = 0
  const parts = lines
    .flatMap((line) => (line.length > LONG ? apart(line) : [line]))
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
  const widest = Math.max(...lines.map(({ length }) => length))
  if (widest < COLUMNS.least || widest > COLUMNS.most) return lines
  const breaks = lines.map((line, at) => isWrapped(line, lines[at + 1], widest))
  const goesOn = breaks.filter((breaks, at) => breaks && /^\s*[\p{Ll}(]/u.test(lines[at + 1] ?? '')).length
  if (goesOn * 2 < breaks.filter(Boolean).length || goesOn === 0) return lines
  const joined: string[] = []
  for (const [at, line] of lines.entries()) {
    if (at > 0 && breaks[at - 1]) joined.push(`${joined.pop()?.trimEnd() ?? ''} ${line.trimStart()}`)
    else joined.push(line)
  }
  return joined
}

function isWrapped(line: string, next: string | undefined, widest: number): boolean {
  const [first = ''] = next?.trimStart().split(' ', 1) ?? []
  if (first === '' || line.trim() === '' || /^(?:[•●▪*·–-]|o|\d{1,2}[.)])$/.test(first)) return false
  return line.trimEnd().length + 1 + first.length > widest
}

const TABLE = readWeights(WEIGHTS)
const START = TABLE.get('start')?.get('always') ?? 0
/** The least sum for a line to start: behind a space of a short text, of a long one, and between glued words. */
const LEAST = { short: 2, long: 0.6, glued: 0 }

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
    if (sum < (word.isGlued ? LEAST.glued : isLong ? LEAST.long : LEAST.short)) continue
    text += `${line.slice(from, word.at).trimEnd()}\n`
    from = word.at
    since = 0
  }
  return text + line.slice(from)
}

function apart(line: string): string[] {
  return bulleted(line.replace(/(?<=\S) {2,}(?=\S)/g, '\n')).split('\n')
}

/** A sign between words that stands there more than once: "Must: - Java - SQL", "? Java ? SQL". */
function bulleted(line: string): string {
  for (const sign of BULLETS) {
    const found = line.match(sign)
    if (found && found.length > 2) return line.replace(sign, '\n• ')
  }
  return line
}

const BULLETS = [
  / (?:\u{fffd}|·|\*|o|\?) (?=[\p{Lu}\d])/gu,
  new RegExp(
    String.raw`(?<!\b(?:Experience|Exp|Location|Salary|CTC|Offer|Education|Skills|Title|Period|Mode|Shift|Role|Position|Company` +
      String.raw`|day))(?<=[\p{L}.:;)+%]) - (?=\p{Lu}\p{Ll}|\d)`,
    'gu',
  ),
]
