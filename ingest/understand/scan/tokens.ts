import { BEFORE_WORD, hashed, lowerCase, shortLived, VOCABULARY } from './vocabulary.ts'

/** A word, a number or a sign of a line. Letters and digits are apart: "12LPA" is a number and a word. */
export class Token {
  /** Its number in the vocabulary of the tables; 0 where none has it. */
  number = 0
  kind: 'word' | 'number' | 'sign' = 'word'
  /** Offsets in the line's text. */
  readonly start: number
  end: number
  /** What stands before it: nothing ("12LPA"), white space, or a hyphen that joins words ("full-time"). */
  readonly gap: '' | ' ' | '-'
  #line: string
  #text: string | null = null

  constructor(line: string, start: number, gap: Token['gap']) {
    this.#line = line
    this.start = start
    this.end = start + 1
    this.gap = gap
  }

  /** Lower case, without diacritics, typographic dashes as "-"; "b.tech" and "p.a" keep their inner dots. */
  get text(): string {
    if (this.number > 0) return VOCABULARY.word(this.number)
    return (this.#text ??= folded(this.#line.slice(this.start, this.end), this.kind))
  }

  /** Of a number, with its grouping commas resolved ("12,00,000"); else NaN. */
  get value(): number {
    return this.kind === 'number' ? Number(this.text) : Number.NaN
  }

  /** Whether its commas group by lakhs: only Indians write "12,00,000". */
  get inLakhs(): boolean {
    return this.kind === 'number' && /,\d\d,/.test(this.#line.slice(this.start, this.end))
  }

  /** Whether it starts with a capital letter. */
  get capital(): boolean {
    if (this.kind !== 'word') return false
    const code = this.#line.charCodeAt(this.start)
    if (code < 128) return code >= 65 && code <= 90
    const char = this.#line.charAt(this.start)
    return char !== char.toLowerCase()
  }
}

function folded(written: string, kind: Token['kind']): string {
  if (kind === 'number')
    return isAscii(written) ? written.replaceAll(',', '') : [...written].map(digitOf).join('')
  if (kind === 'sign') return /[\u2010-\u2015\u2212]/.test(written) ? '-' : written
  // "p.a." is called "p.a".
  const word = (written.endsWith('.') ? written.slice(0, -1) : written).toLowerCase()
  return isAscii(word) ? word : foldWord(word)
}

/** The digit that one of another script is: "५" is 5; each script has ten in a row. */
function digitOf(char: string): string {
  if (!/\p{Nd}/u.test(char)) return char === ',' ? '' : char
  const code = char.charCodeAt(0)
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCharCode(zero - 1))) zero -= 1
  return String(code - zero)
}

/** Kinds of characters; 0: not looked at yet. */
const SPACE = 1
const LETTER = 2
const DIGIT = 3
const SIGN = 4
const QUOTE = 5
const DASH = 45
const DOT = 46
const COMMA = 44
const APOSTROPHE = 39
const LETTER_S = 115
const TYPED_APOSTROPHE = 0x2019

/** The kind of every character that was met. */
const KINDS = new Uint8Array(1 << 16)

function kindOf(code: number): number {
  return KINDS[code] || (KINDS[code] = tellKind(code))
}

/** Quotes and marks of emphasis are passed over as spaces are. */
function tellKind(code: number): number {
  const char = String.fromCharCode(code)
  if (code < 128) {
    if (/[a-z]/i.test(char)) return LETTER
    if (/\d/.test(char)) return DIGIT
    return code <= 32 || code === 127 ? SPACE : /["'*_`]/.test(char) ? QUOTE : SIGN
  }
  if (code === 0xa0 || (code >= 0xfe00 && code <= 0xfe0f) || (code >= 0x2000 && code <= 0x200f)) return SPACE
  if (code === TYPED_APOSTROPHE) return QUOTE
  // Half of a pair: a letter of no language that we read, or a pictogram.
  if (code >= 0xd800 && code <= 0xdfff) return SPACE
  if (/\p{Nd}/u.test(char)) return DIGIT
  if (/[\p{L}\p{M}]/u.test(char)) return LETTER
  return /[\p{Z}\p{C}“”‘’]/u.test(char) ? SPACE : SIGN
}

/**
 * The characters of the line that is being cut, as numbers: strings are of many kinds inside, and each look at one of a
 * string asks again which it is.
 */
let codes = new Uint16Array(1 << 12)
let bytes = Buffer.from(codes.buffer)

/** Takes the characters of a line, and returns how many they are. A space stands behind the last. */
function take(line: string): number {
  const { length } = line
  if (length + 2 > codes.length) {
    codes = new Uint16Array(2 * (length + 2))
    bytes = Buffer.from(codes.buffer)
  }
  bytes.write(line, 'utf16le')
  codes[length] = 32
  codes[length + 1] = 32
  return length
}

/** Cuts a line into its tokens, once, in linear time. */
export function tokenize(line: string): Token[] {
  const tokens = shortLived<Token>()
  const length = take(line)
  let last: Token | null = null
  let gap: Token['gap'] = ''
  let at = 0
  while (at < length) {
    const code = codes[at] ?? 0
    const kind = kindOf(code)
    if (kind === SPACE || kind === QUOTE) {
      // The "'s" of "candidate's" says nothing to a reader.
      at += kind === QUOTE && last?.end === at && isPossessive(at) ? 2 : 1
      gap = ' '
      continue
    }
    if (code === DASH && joins(at)) {
      at += 1
      gap = '-'
      continue
    }
    const token = new Token(line, at, gap)
    if (kind === LETTER) readWord(token, last?.kind === 'number')
    else if (kind === DIGIT) readNumber(token)
    else {
      token.kind = 'sign'
      token.number = VOCABULARY.numberAt(codes, at, at + 1) || numberFolded(token)
    }
    tokens.push(token)
    last = token
    at = token.end
    gap = ''
  }
  return tokens
}

/** Most words end at a space, and are looked up with what was reckoned on the way there. */
function readWord(token: Token, behindNumber: boolean): void {
  const { start } = token
  let hash = BEFORE_WORD
  let at = start
  let code = codes[at] ?? 0
  while (kindOf(code) === LETTER) {
    hash = hashed(hash, lowerCase(code))
    at += 1
    code = codes[at] ?? 0
  }
  token.end = at
  const isQuote = code === APOSTROPHE || code === TYPED_APOSTROPHE
  if (isQuote || (code === DOT && at - start === 1)) token.end = endOfWord(start)
  if (behindNumber && at - start > 3) token.end = endOfUnit(token)
  if (token.end === at) token.number = VOCABULARY.numberOf(hash, codes, start, at)
  else
    token.number = VOCABULARY.numberAt(codes, start, codes[token.end - 1] === DOT ? token.end - 1 : token.end)
  if (token.number === 0) token.number = numberFolded(token)
}

function readNumber(token: Token): void {
  token.kind = 'number'
  token.end = endOfNumber(token.start)
  token.number = VOCABULARY.numberAt(codes, token.start, token.end) || numberFolded(token)
}

/** The number of a token as it is folded further than its capitals: "Bengalūru", "12,00,000". */
function numberFolded(token: Token): number {
  for (let at = token.start; at < token.end; at += 1) {
    const code = codes[at] ?? 0
    if (code > 127 || (code === COMMA && token.kind === 'number')) return VOCABULARY.numberOfWord(token.text)
  }
  return 0
}

function endOfUnit({ start, end }: Token): number {
  const unit = GLUED_UNIT.exec(String.fromCharCode(...codes.subarray(start, end)))
  return unit ? start + unit[0].length : end
}

/** "6 LPACompany overview", "2-4 YearsSkills": two lines that lost the break between them. */
const GLUED_UNIT = /^(?:LPA|[Ll]akhs?|[Ll]acs?|[Yy]ears?|[Yy]rs?|[Mm]onths?)(?=[A-Z][a-z])/

/** The end of a word; of "B.Tech", "p.a." and "don't" as one, of "candidate's" without its "'s". */
function endOfWord(start: number): number {
  let at = start
  let piece = start
  let dotted = true
  for (; ; at += 1) {
    const code = codes[at] ?? 0
    if (kindOf(code) === LETTER) continue
    const next = kindOf(codes[at + 1] ?? 0)
    if (code === DOT && dotted && at - piece === 1) {
      if (next === LETTER) {
        piece = at + 1
        continue
      }
      // "p.a." takes its last dot along, "a." does not.
      return piece > start ? at + 1 : at
    }
    dotted = false
    const quote = code === APOSTROPHE || code === TYPED_APOSTROPHE
    if (!quote || next !== LETTER || isPossessive(at)) return at
    // The tables write "don't"; to fold each "don’t" by its text takes longer than all else about it.
    codes[at] = APOSTROPHE
  }
}

function isPossessive(at: number): boolean {
  return lowerCase(codes[at + 1] ?? 0) === LETTER_S && kindOf(codes[at + 2] ?? 0) !== LETTER
}

/** The end of "12", "1.5", "12,00,000": a comma groups only where two or three digits follow it, and then three. */
function endOfNumber(start: number): number {
  let at = digitsEnd(start)
  const grouped = at - start <= 3 ? endOfGroups(at) : at
  if (grouped > at) at = grouped
  const decimals = codes[at] === DOT ? digitsEnd(at + 1) : at + 1
  return decimals > at + 1 ? decimals : at
}

function endOfGroups(start: number): number {
  let at = start
  let last = 0
  while (codes[at] === COMMA) {
    const end = digitsEnd(at + 1)
    // The comma of a sentence: "13,500, bonus".
    if (end === at + 1) break
    last = end - at - 1
    if (last < 2 || last > 3) return start
    at = end
  }
  return last === 3 ? at : start
}

function digitsEnd(start: number): number {
  let at = start
  while (kindOf(codes[at] ?? 0) === DIGIT) at += 1
  return at
}

/** Whether a "-" joins two words, or a number and a word; between two numbers it is a range. */
function joins(at: number): boolean {
  const before = at > 0 ? kindOf(codes[at - 1] ?? 0) : SPACE
  const after = kindOf(codes[at + 1] ?? 0)
  return after === LETTER && (before === LETTER || before === DIGIT)
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
