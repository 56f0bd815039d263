import { BEFORE_WORD, hashed, lowerCase, VOCABULARY } from './vocabulary.ts'

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
  if (kind === 'number') return written.replaceAll(',', '')
  if (kind === 'sign') return /[\u2010-\u2015\u2212]/.test(written) ? '-' : written
  // "p.a." is called "p.a".
  const word = (written.endsWith('.') ? written.slice(0, -1) : written).toLowerCase()
  return isAscii(word) ? word : foldWord(word)
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
  if (/[\p{L}\p{M}\p{Nd}]/u.test(char)) return LETTER
  return /[\p{Z}\p{C}“”‘’]/u.test(char) ? SPACE : SIGN
}

/** Cuts a line into its tokens, once, in linear time. */
export function tokenize(line: string): Token[] {
  const tokens: Token[] = []
  let last: Token | null = null
  let gap: Token['gap'] = ''
  const { length } = line
  let at = 0
  while (at < length) {
    const code = line.charCodeAt(at)
    const kind = kindOf(code)
    if (kind === SPACE || kind === QUOTE) {
      // The "'s" of "candidate's" says nothing to a reader.
      at += kind === QUOTE && last?.end === at && isPossessive(line, at) ? 2 : 1
      gap = ' '
      continue
    }
    if (code === DASH && joins(line, at)) {
      at += 1
      gap = '-'
      continue
    }
    const token = new Token(line, at, gap)
    if (kind === LETTER) readWord(line, token, last?.kind === 'number')
    else if (kind === DIGIT) readNumber(line, token)
    else {
      token.kind = 'sign'
      token.number = VOCABULARY.numberAt(line, at, at + 1)
      if (token.number === 0 && code > 127) token.number = VOCABULARY.numberAt(token.text, 0, 1)
    }
    tokens.push(token)
    last = token
    at = token.end
    gap = ''
  }
  return tokens
}

/** Most words end at a space, and are looked up with what was reckoned on the way there. */
function readWord(line: string, token: Token, behindNumber: boolean): void {
  const { start } = token
  const { length } = line
  let hash = BEFORE_WORD
  let at = start
  let code = 0
  for (; at < length; at += 1) {
    code = line.charCodeAt(at)
    if (kindOf(code) !== LETTER) break
    hash = hashed(hash, lowerCase(code))
  }
  token.end = at
  const isQuote = code === APOSTROPHE || code === TYPED_APOSTROPHE
  if (isQuote || (code === DOT && at - start === 1)) token.end = endOfWord(line, start)
  if (behindNumber && at - start > 3) token.end = endOfUnit(line, token)
  if (token.end === at) token.number = VOCABULARY.numberOf(hash, line, start, at)
  else {
    const end = line.charCodeAt(token.end - 1) === DOT ? token.end - 1 : token.end
    token.number = VOCABULARY.numberAt(line, start, end)
  }
  // What is folded further than its capitals may be known after all: "Bengalūru".
  if (token.number > 0 || !hasOthers(line, token)) return
  token.number = VOCABULARY.numberAt(token.text, 0, token.text.length)
}

function readNumber(line: string, token: Token): void {
  token.kind = 'number'
  token.end = endOfNumber(line, token.start)
  token.number = VOCABULARY.numberAt(line, token.start, token.end)
  const { text } = token
  if (token.number === 0 && text.length < token.end - token.start)
    token.number = VOCABULARY.numberAt(text, 0, text.length)
}

function endOfUnit(line: string, { start, end }: Token): number {
  const unit = GLUED_UNIT.exec(line.slice(start, end))
  return unit ? start + unit[0].length : end
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
    const quote = code === APOSTROPHE || code === TYPED_APOSTROPHE
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

function hasOthers(line: string, { start, end }: Token): boolean {
  for (let at = start; at < end; at += 1) if (line.charCodeAt(at) > 127) return true
  return false
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
