import { VOCABULARY } from '../scan/vocabulary.ts'
import { GOES_ON_WITH_LABEL, LABELS, LONGEST_LABEL } from './label-cuts.ts'

/** A word of a text that lost its lines, or a part of one that is glued to the part in front of it. */
export interface FlatWord {
  text: string
  at: number
  isGlued: boolean
  /** What it starts with and ends with: "A" is a capital, "a" a small letter, "9" a figure, else the sign itself. */
  start: string
  end: string
  /** In small letters, without signs; each figure is 0. */
  bare: string
  isInBrackets: boolean
}

/** Where two words may be glued: "companyWe", "years.To", "profile4", "SQLClear"; not "M.Lib". */
const GLUE = new RegExp(
  String.raw`(?<=[\p{Ll}\d.!?)%+:’'\]])(?<!(?<!\p{L})\p{Lu}\.)(?=[\p{Lu}[])|(?<=\p{Ll}{2}|\p{L}\.|[!?):])(?=[\d₹])` +
    String.raw`|(?<=\p{Lu}{2})(?=\d)|(?<=\p{Lu})(?=\p{Lu}\p{Ll})`,
  'gu',
)
/** Most words have no such letter, and are not searched. */
const MAY_BE_GLUED = /.[\p{Lu}\d[₹]/u
const NO_CUTS: number[] = []
/** Nobody writes longer words. */
const LONGEST_WORD = 80
/** What a line may start with. */
const OPENS = /^(?!M(?:ax|in)\b)(?:[\p{Lu}\d₹([•●▪◦‣■○➢➤✓✔✖👉▶»>~*·\-–?\u{fffd}@]|o$)/u
/** Behind these a line goes on. */
const GOES_ON = /[,&/(–—-]$|^\W$|^(?:m(?:ax|in)(?:imum)?|total|relevant|(?:rs|inr|upto|to|pg|ug)\.?)$/i
/** What a figure is of, behind it: "3 Lakh", "5 to 8 Years". */
const UNIT = /^(?:years?|yrs?|months?|weeks?|days?|hours?|hrs?|lakhs?|lacs?|lpa|crores?|cr|to|max|min)\b/i

/** Labels that head a list, too. */
const HEADS =
  /^(?:skills|benefits|eligibility|qualifications?|have|requirements|responsibilities|description|role|position):$/i

/** The words of a text. */
export function flatWords(text: string): FlatWord[] {
  const words: FlatWord[] = []
  let depth = 0
  for (const { 0: whole, index } of text.matchAll(/\S+/g)) {
    let from = 0
    for (const cut of [...cutsOf(whole), whole.length]) {
      const part = whole.slice(from, cut)
      const start = startOf(part)
      words.push({
        text: part,
        at: index + from,
        isGlued: from > 0,
        start,
        end: endOf(part),
        bare: bareOf(part),
        isInBrackets: depth > 0,
      })
      if (part.includes('(')) depth += 1
      if (part.includes(')')) depth = Math.max(0, depth - 1)
      from = cut
    }
  }
  return words
}

/** Whether a line may start at a word. */
export function mayStart(words: FlatWord[], at: number): boolean {
  const [above = '', text = ''] = [words[at - 1]?.text, words[at]?.text]
  const isNumberAlone = at === words.length - 1 && /^\d+\.?$/.test(text)
  if (!OPENS.test(text) || isNumberAlone || GOES_ON.test(above)) return false
  const isOfFigure = (/[\d+]$/.test(above) || UNIT.test(above)) && UNIT.test(text)
  return !isOfFigure && !partsLabel(words, at)
}

/** Whether words are glued more than once, and not as those of names are ("JavaScript"). */
export function lostItsSpaces(words: FlatWord[]): boolean {
  const glued = ({ isGlued, text }: FlatWord, at: number) => {
    const above = words[at - 1]?.text ?? ''
    return isGlued && /^\p{Lu}\p{Ll}/u.test(text) && (/\p{Ll}{3}[.!?)]?$/u.test(above) || isKnown(above))
  }
  return words.filter(glued).length > 1
}

/** How many words ago a line or a sentence started; of more nobody needs to know. */
const LONGEST_SINCE = 12
/** Words among which a colon makes a label of them. */
const LABEL = 4

/** Tells each clue that a line starts at a word, or goes on. */
export function eachLineClue(
  words: FlatWord[],
  at: number,
  { since, isSpaceless }: { since: number; isSpaceless: boolean },
  tell: (kind: string, value: string) => void,
): void {
  const [above2, above, word, next] = [words[at - 2], words[at - 1], words[at], words[at + 1]]
  if (!above || !word) return
  const glued = word.isGlued ? '~' : ''
  const before = `${above.start}${above.end}`
  const behind = `${word.start}${word.end}`
  tell('glued', `${isSpaceless ? 'all' : 'some'}${glued}${above.end}`)
  if (word.isGlued) tell('name', `${isKnown(above.text)} ${isKnown(word.text)}`)
  tell('before', above.bare)
  tell('behind', word.bare)
  if (above2) tell('before 2', above2.bare)
  if (next) {
    tell('behind 2', next.bare)
    tell('both behind', `${word.bare} ${next.bare}`)
  }
  tell('form before', before + glued)
  tell('form behind', behind + glued)
  tell('forms behind', `${above.end} ${behind} ${next ? next.start + next.end : '$'}`)
  tell('forms', `${before} ${behind}${glued}`)
  if (word.isInBrackets) tell('in', '(')
  for (let ahead = 0; ahead < LABEL; ahead += 1) {
    const end = words[at + ahead]?.end ?? '.'
    if (end === ':' || words[at + ahead + 1]?.text === ':') {
      tell('colon', `${ahead}${above.end}`)
      break
    }
    if (/[.,;]/.test(end)) break
  }
  tell('since', String(Math.min(since, LONGEST_SINCE)))
}

/** Whether a label of a field, or it and its value, would be parted in front of a word. */
function partsLabel(words: FlatWord[], at: number): boolean {
  for (let length = LONGEST_LABEL; length > 0; length -= 1) {
    if (isLabel(words, at - length, at)) return !HEADS.test(words[at - 1]?.text ?? '')
    for (let from = at - length + 1; from < at; from += 1)
      if (isLabel(words, from, from + length)) return true
    if (isLabel(words, at, at + length))
      return GOES_ON_WITH_LABEL.has(words[at - 1]?.text.toLowerCase() ?? '')
  }
  return false
}

function isLabel(words: FlatWord[], from: number, to: number): boolean {
  if (from < 0 || words[to - 1]?.end !== ':') return false
  const label = words.slice(from, to).map(({ text }) => text)
  return LABELS.has(label.join(' ').slice(0, -1).toLowerCase())
}

function cutsOf(word: string): number[] {
  if (word.length < 3 || word.length > LONGEST_WORD || !MAY_BE_GLUED.test(word)) return NO_CUTS
  if (isKnown(word) || word.includes('://')) return NO_CUTS
  const cuts = [...word.matchAll(GLUE)].map(({ index }) => index).filter((index) => index > 0)
  // No name is cut, nor one that something else is glued to: "TypeScriptClear", "JavaScript/TypeScript".
  return cuts.filter((cut, nth) => {
    const before = /[\p{L}\d]*$/u.exec(word.slice(cuts[nth - 1] ?? 0, cut))?.[0] ?? ''
    if (!/\p{L}$/u.test(before)) return true
    const name = cut + (/^[\p{L}\d]*/u.exec(word.slice(cut))?.[0].length ?? 0)
    const ends = [cuts[nth + 1], cuts[nth + 2], name].map((end) => end ?? word.length)
    return !ends.some((end) => end > cut && isKnown(before + word.slice(cut, end)))
  })
}

function isKnown(word: string): boolean {
  return VOCABULARY.numberOfWord(word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '').toLowerCase()) !== 0
}

function startOf(word: string): string {
  if (/^\p{Ll}/u.test(word)) return 'a'
  if (/^\d[\d.,]*\+$/.test(word)) return '9+'
  if (/^\d/.test(word)) return /^\d+[-–]\d+$/.test(word) ? '9-9' : '9'
  if (/^\p{Lu}/u.test(word)) return /^.\p{Ll}/u.test(word) ? 'Aa' : /^.\p{Lu}/u.test(word) ? 'AA' : 'A'
  return word.charAt(0)
}

function endOf(word: string): string {
  const last = word.at(-1) ?? ''
  return /\p{L}/u.test(last) ? '' : /\d/.test(last) ? '9' : last
}

function bareOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/^[^\p{L}\d]+|[^\p{L}\d+#]+$/gu, '')
    .replace(/\d+/g, '0')
}
