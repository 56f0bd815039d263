import { foldText } from '#core/fold-text.ts'

const LETTER = 1
const KINDS = new Uint8Array(128)
for (const character of 'abcdefghijklmnopqrstuvwxyz0123456789') KINDS[character.charCodeAt(0)] = LETTER

const [HASH, APOSTROPHE, PLUS, DOT, LESS, AMPERSAND] = [0x23, 0x27, 0x2b, 0x2e, 0x3c, 0x26]
const [LOWER_C, LOWER_J, LOWER_S] = [0x63, 0x6a, 0x73]
/** What stands before ".net" as its own word. */
const BEFORE_NET = new Set(['asp', 'vb', 'ado', 'ml'])
/** No word of a language or a product is longer; what is longer is an address or a code. */
const LONGEST = 40

/**
 * The words of a text, folded, in their order: runs of letters and digits, and the names that need more: `c++`,
 * `c#`, `.net`, `nodejs` for "Node.js". "ui/ux" and "ci/cd" are two words each; the possessive s is left out.
 *
 * @param words The words are added to it.
 */
export function tokenise(text: string, words: string[] = []): string[] {
  return scan(foldText(text), words, false)
}

/** The words of sanitised HTML: of its text, without tags and entities. */
export function tokeniseHtml(html: string, words: string[] = []): string[] {
  return scan(foldText(html), words, true)
}

function scan(text: string, words: string[], html: boolean): string[] {
  const { length } = text
  let at = 0
  while (at < length) {
    const code = text.charCodeAt(at)
    if (!isLetter(code)) {
      at = afterMark(text, at, code, html, words)
      continue
    }
    const start = at
    do at += 1
    while (at < length && isLetter(text.charCodeAt(at)))
    if (at === length) {
      push(words, text.slice(start, at))
      break
    }
    at = wordEnd(text, start, at, words)
  }
  return words
}

/** Reads a character that belongs to no word; ".net" begins with one. */
function afterMark(text: string, at: number, code: number, html: boolean, words: string[]): number {
  if (code === DOT && startsNet(text, at)) {
    words.push('.net')
    return at + 4
  }
  if (!html) return at + 1
  if (code === LESS) {
    const end = text.indexOf('>', at)
    return end < 0 ? text.length : end + 1
  }
  if (code === AMPERSAND) {
    const end = text.indexOf(';', at)
    return end > 0 && end - at <= 8 ? end + 1 : at + 1
  }
  return at + 1
}

/** Adds the word that starts at `start`, with the signs behind its letters that belong to it. */
function wordEnd(text: string, start: number, at: number, words: string[]): number {
  const code = text.charCodeAt(at)
  const next = text.charCodeAt(at + 1)
  if (code === PLUS && next === PLUS && at - start === 1 && text.charCodeAt(start) === LOWER_C) {
    words.push('c++')
    return digitsEnd(text, at + 2)
  }
  if (code === HASH && at - start === 1) {
    words.push(text.slice(start, at + 1))
    return at + 1
  }
  if (code === DOT && next === LOWER_J && text.charCodeAt(at + 2) === LOWER_S && endsAt(text, at + 3)) {
    push(words, `${text.slice(start, at)}js`)
    return at + 3
  }
  const word = text.slice(start, at)
  push(words, word)
  if (code === DOT && BEFORE_NET.has(word) && text.startsWith('.net', at) && endsAt(text, at + 4)) {
    words.push('.net')
    return at + 4
  }
  if (code === APOSTROPHE && next === LOWER_S && endsAt(text, at + 2)) return at + 2
  return at
}

/** The standard of a language that follows its name: C++17. */
function digitsEnd(text: string, at: number): number {
  while (at < text.length && isLetter(text.charCodeAt(at))) at += 1
  return at
}

function startsNet(text: string, at: number): boolean {
  return (
    text.startsWith('.net', at) && endsAt(text, at + 4) && (at === 0 || !isLetter(text.charCodeAt(at - 1)))
  )
}

function endsAt(text: string, at: number): boolean {
  return at >= text.length || !isLetter(text.charCodeAt(at))
}

function push(words: string[], word: string): void {
  words.push(word.length > LONGEST ? word.slice(0, LONGEST) : word)
}

function isLetter(code: number): boolean {
  return code < 128 ? KINDS[code] === LETTER : isForeignLetter(code)
}

/** Characters beyond ASCII are letters, but for signs, spaces, currencies, arrows, pictures and emoji. */
function isForeignLetter(code: number): boolean {
  return !(
    code < 0xc0 ||
    code === 0xd7 ||
    code === 0xf7 ||
    (code >= 0x2000 && code < 0x2c00) ||
    (code >= 0x3000 && code < 0x3040) ||
    (code >= 0xd800 && code < 0xf900) ||
    (code >= 0xfe00 && code < 0xff10)
  )
}
