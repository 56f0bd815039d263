import { VOCABULARY } from './vocabulary.ts'

/** A word, a number or a sign of a line. Letters and digits are apart: "12LPA" is a number and a word. */
export interface Token {
  /** Its number in the vocabulary of the tables; 0 where none has it. */
  number: number
  /** Lower case, without diacritics, typographic dashes as "-"; "b.tech" and "p.a" keep their inner dots. */
  text: string
  kind: 'word' | 'number' | 'sign'
  /** Of a number, with its grouping commas resolved ("12,00,000"); else NaN. */
  value: number
  /** Whether its commas group by lakhs: only Indians write "12,00,000". */
  inLakhs: boolean
  /** Offsets in the line's text. */
  start: number
  end: number
  /** What stands before it: nothing ("12LPA"), white space, or a hyphen that joins words ("full-time"). */
  gap: '' | ' ' | '-'
  /** Whether it starts with a capital letter. */
  capital: boolean
}

const [SPACE, LETTER, DIGIT, SIGN, QUOTE] = [0, 1, 2, 3, 4]
const DASH = 45
const DOT = 46
const COMMA = 44
const APOSTROPHE = 39

/** The kind of every ASCII character. Quotes and marks of emphasis are passed over as spaces are. */
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code)
  if (/[a-z]/i.test(char)) return LETTER
  if (/\d/.test(char)) return DIGIT
  return code <= 32 || code === 127 ? SPACE : /["'*_`]/.test(char) ? QUOTE : SIGN
})

function kindOf(code: number): number {
  if (code < 128) return KINDS[code] ?? SPACE
  if (code === 0xa0 || (code >= 0xfe00 && code <= 0xfe0f) || (code >= 0x2000 && code <= 0x200f)) return SPACE
  if (code === 0x2019) return QUOTE
  const char = String.fromCharCode(code)
  // Half of a pair: a letter of no language that we read, or a pictogram.
  if (code >= 0xd800 && code <= 0xdfff) return SPACE
  if (/[\p{L}\p{M}]/u.test(char)) return LETTER
  if (/\p{Nd}/u.test(char)) return LETTER
  return /[\p{Z}\p{C}“”‘’]/u.test(char) ? SPACE : SIGN
}

/** Cuts a line into its tokens, once, in linear time. */
export function tokenize(line: string): Token[] {
  const tokens: Token[] = []
  let gap: Token['gap'] = ''
  let at = 0
  while (at < line.length) {
    const start = at
    const code = line.charCodeAt(at)
    const kind = kindOf(code)
    if (kind === SPACE || kind === QUOTE) {
      // The "'s" of "candidate's" says nothing to a reader.
      at += kind === QUOTE && tokens.at(-1)?.end === at && isPossessive(line, at) ? 2 : 1
      gap = ' '
      continue
    }
    let value = Number.NaN
    let inLakhs = false
    let text: string
    let number = 0
    if (kind === LETTER) {
      at = endOfWord(line, at)
      if (tokens.at(-1)?.kind === 'number')
        at = start + (GLUED_UNIT.exec(line.slice(start, at))?.[0].length ?? at - start)
      const end = line.charCodeAt(at - 1) === DOT ? at - 1 : at
      number = VOCABULARY.numberAt(line, start, end)
      if (number > 0) text = VOCABULARY.word(number)
      else {
        text = line.slice(start, end).toLowerCase()
        if (!isAscii(text)) text = foldWord(text)
        number = VOCABULARY.numberAt(text, 0, text.length)
      }
    } else if (kind === DIGIT) {
      at = endOfNumber(line, at)
      text = line.slice(start, at)
      const digits = text.replaceAll(',', '')
      value = Number(digits)
      inLakhs = digits !== text && /,\d\d,/.test(text)
      text = digits
      number = VOCABULARY.numberAt(text, 0, text.length)
    } else {
      at += 1
      if (code === DASH && joins(line, start)) {
        gap = '-'
        continue
      }
      text = foldSign(line[start] ?? '')
      number = VOCABULARY.numberAt(text, 0, text.length)
    }
    tokens.push({
      number,
      text,
      kind: kind === LETTER ? 'word' : kind === DIGIT ? 'number' : 'sign',
      value,
      inLakhs,
      start,
      end: at,
      gap,
      capital: kind === LETTER && isCapital(line, start),
    })
    gap = ''
  }
  return tokens
}

/** "6 LPACompany overview", "2-4 YearsSkills": two lines that lost the break between them. */
const GLUED_UNIT = /^(?:LPA|[Ll]akhs?|[Ll]acs?|[Yy]ears?|[Yy]rs?|[Mm]onths?)(?=[A-Z][a-z])/

/** The end of a word; of "B.Tech", "p.a." and "don't" as one, of "candidate's" without its "'s". */
function endOfWord(line: string, start: number): number {
  let at = start
  let piece = start
  let dotted = true
  for (; ; at += 1) {
    const code = line.charCodeAt(at)
    if (at < line.length && kindOf(code) === LETTER) continue
    const next = at + 1 < line.length ? kindOf(line.charCodeAt(at + 1)) : SPACE
    if (code === DOT && dotted && at - piece === 1) {
      if (next === LETTER) {
        piece = at + 1
        continue
      }
      // "p.a." takes its last dot along, "a." does not.
      return piece > start ? at + 1 : at
    }
    dotted = false
    const quote = code === APOSTROPHE || code === 0x2019
    if (!quote || next !== LETTER || isPossessive(line, at)) return at
  }
}

function isPossessive(line: string, at: number): boolean {
  const after = line.charCodeAt(at + 2)
  return /s/i.test(line[at + 1] ?? '') && (Number.isNaN(after) || kindOf(after) !== LETTER)
}

/** The end of "12", "1.5", "12,00,000": a comma groups only where two or three digits follow it, and then three. */
function endOfNumber(line: string, start: number): number {
  let at = digitsEnd(line, start)
  const grouped = at - start <= 3 ? endOfGroups(line, at) : at
  if (grouped > at) at = grouped
  const decimals = line.charCodeAt(at) === DOT ? digitsEnd(line, at + 1) : at + 1
  return decimals > at + 1 ? decimals : at
}

function endOfGroups(line: string, start: number): number {
  let at = start
  let last = 0
  while (line.charCodeAt(at) === COMMA) {
    const end = digitsEnd(line, at + 1)
    // The comma of a sentence: "13,500, bonus".
    if (end === at + 1) break
    last = end - at - 1
    if (last < 2 || last > 3) return start
    at = end
  }
  return last === 3 ? at : start
}

function digitsEnd(line: string, start: number): number {
  let at = start
  while (at < line.length && KINDS[line.charCodeAt(at)] === DIGIT) at += 1
  return at
}

/** Whether a "-" joins two words, or a number and a word; between two numbers it is a range. */
function joins(line: string, at: number): boolean {
  const before = at > 0 ? kindOf(line.charCodeAt(at - 1)) : SPACE
  const after = at + 1 < line.length ? kindOf(line.charCodeAt(at + 1)) : SPACE
  return after === LETTER && (before === LETTER || before === DIGIT)
}

function isCapital(line: string, at: number): boolean {
  const code = line.charCodeAt(at)
  if (code < 128) return code >= 65 && code <= 90
  const char = line.charAt(at)
  return char !== char.toLowerCase()
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return false
  return true
}

function foldWord(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('\u2019', "'")
}

function foldSign(sign: string): string {
  return /[\u2010-\u2015\u2212]/.test(sign) ? '-' : sign
}
