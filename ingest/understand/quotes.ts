import { cutText } from '#core/cut-text.ts'
import {
  LONGEST_QUOTE,
  PROVEN_FACTS,
  type PostingEvidence,
  type PostingQuote,
  type ProvenFact,
} from '#core/posting-evidence.ts'
import { cleanLine } from './document/text.ts'
import { sentenceTexts } from './scan/sentences.ts'

/** A fact's words as the rules give them: cut, folded or joined, so they are not fit to be shown. */
export interface FactWords {
  evidence: string[]
  /** Texts of the source's fields that the fact may be read from. */
  fields: (string | null)[]
}

interface Posting {
  title: string
  /** The lines of the description as the employer wrote them. */
  lines: string[]
}

/**
 * Finds the employer's own line behind each fact, for the posting's page. A fact whose words are not found
 * again gets none: we quote only what the posting has.
 */
export function quoteFacts(posting: Posting, facts: Partial<Record<ProvenFact, FactWords>>): PostingEvidence {
  const lines = new QuotedLines(posting.lines)
  const quotes: PostingEvidence = {}
  for (const fact of PROVEN_FACTS) {
    const words = facts[fact]
    const quote = words && quoteFact(posting.title, lines, words)
    if (quote) quotes[fact] = quote
  }
  return quotes
}

function quoteFact(title: string, lines: QuotedLines, { evidence, fields }: FactWords): PostingQuote | null {
  const wanted = evidence.map(lines.comparable).filter((words) => words !== '')
  const [first] = wanted
  // A field may state a fact without any words, such as an amount of money.
  if (first === undefined) return evidence.length > 0 ? { text: '', from: 'field' } : null
  const field = fields.find((text) => text !== null && holds(lines.comparable(text), first))
  if (field) return { text: shorten(cleanLine(field), first), from: 'field' }
  if (holds(lines.comparable(title), first)) return { text: shorten(title, first), from: 'title' }
  const found = [...new Set(wanted.flatMap((words) => lines.lineWith(words) ?? []))]
  if (found.length === 0) return null
  const text = found.reduce((all, line) => (fits(all, line) ? `${all} … ${line}` : all))
  return { text, from: 'text' }
}

function fits(one: string, other: string): boolean {
  return one.length + other.length + 3 <= LONGEST_QUOTE
}

/** The texts of a posting, made comparable when a quote is first looked for. */
class QuotedLines {
  #lines: string[]
  #made = new Map<string, string>()
  #comparables: string[] = []
  #text: string | null = null

  constructor(lines: string[]) {
    this.#lines = lines
  }

  /** Facts share their words, titles and fields: each is made comparable once. */
  comparable = (text: string): string => {
    let made = this.#made.get(text)
    if (made === undefined) this.#made.set(text, (made = comparable(text)))
    return made
  }

  #comparable(index: number): string {
    return (this.#comparables[index] ??= comparable(this.#lines[index] ?? ''))
  }

  /** The lines that a word stands in, or a part of one, told without making them comparable: most do not have it. */
  #linesWith(word: string): number[] {
    const text = (this.#text ??= lowered(this.#lines))
    const found: number[] = []
    let [index, end] = [-1, -1]
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, end)) {
      for (; end < at; index += 1) end = text.indexOf('\n', end + 1)
      found.push(index)
    }
    return found
  }

  /** The line with these words; or a label and the line below it, which the rules read as one. */
  lineWith(words: string): string | null {
    const line = (index: number) => this.#lines[index] ?? ''
    const near = this.#linesWith(longestWord(words))
    const whole = near.find((index) => holds(this.#comparable(index), words))
    if (whole !== undefined) return shorten(line(whole), words)
    const label = near
      .flatMap((index) => (index > 0 ? [index - 1, index] : [index]))
      .find((index) => holds(`${this.#comparable(index)} ${this.#comparable(index + 1)}`, words))
    if (label !== undefined)
      return shorten(`${bare(line(label)).replace(/\W+$/, '')}: ${line(label + 1)}`, words)
    // The rules leave some words out: "graduating in June 2026" is read as "graduating in 2026".
    const gapped = words.includes(' ')
      ? near.find((index) => holdsInOrder(this.#comparable(index), words))
      : undefined
    return gapped === undefined ? null : shorten(line(gapped), words)
  }
}

/** Signs of print that most texts have beside ASCII. */
const SIGNS = /[\u00a0\u2010-\u2027]/g
const ASCII = /^[\0-\x7f]*$/

/** Letters that are not those of ASCII: only what is made of them tells what a line holds. */
const OTHER_LETTERS = /[^\0-\x7f\u00a0\u2010-\u2027]/

/** All lines in small letters, as one text; those with other letters as they are compared. */
function lowered(lines: string[]): string {
  const text = `${lines.join('\n')}\n`
  if (!OTHER_LETTERS.test(text)) return text.toLowerCase()
  return lines.map((line) => `${OTHER_LETTERS.test(line) ? comparable(line) : line.toLowerCase()}\n`).join('')
}

/** What stands between words, unless it is the one space that it becomes: most of it is. */
const NOT_A_SPACE = /[^a-z0-9$%+# ][^a-z0-9$%+#]*| [^a-z0-9$%+#]+/g

/** Lower case, and only words: the rules change dashes, quotes, spaces and punctuation. */
function comparable(text: string): string {
  const plain = text.replace(SIGNS, ' ')
  if (ASCII.test(plain)) return plain.toLowerCase().replace(NOT_A_SPACE, ' ').trim()
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}₹$%+#]+/gu, ' ')
    .trim()
}

function longestWord(words: string): string {
  let longest = ''
  for (let from = 0; from < words.length;) {
    const space = words.indexOf(' ', from)
    const to = space < 0 ? words.length : space
    if (to - from > longest.length) longest = words.slice(from, to)
    from = to + 1
  }
  return longest
}

function holds(text: string, words: string): boolean {
  return text.includes(words) && ` ${text} `.includes(` ${words} `)
}

function holdsInOrder(text: string, words: string): boolean {
  const wanted = words.split(' ')
  let next = 0
  for (const word of text.split(' ')) if (word === wanted[next]) next += 1
  return next === wanted.length
}

/** A line without its bullet. */
function bare(line: string): string {
  return cleanLine(line).replace(/^[^\p{L}\p{N}₹$"“‘'([<+#]+/u, '')
}

/** The line; of a long one the sentence with these words; of a long sentence the words around them. */
function shorten(line: string, words: string): string {
  const text = bare(line)
  if (text.length <= LONGEST_QUOTE) return text
  const sentence = sentenceTexts(text).find((one) => holds(comparable(one), words)) ?? text
  if (sentence.length <= LONGEST_QUOTE) return sentence
  return around(sentence, words)
}

/** Words that are shown in front of those a fact was read from. */
const WORDS_BEFORE = 4

/** Cut between words, with `…` where something is missing. */
function around(text: string, words: string): string {
  const pieces = text.split(' ')
  const made = pieces.map(comparable)
  const starts = (index: number) => made.slice(index).filter(Boolean).join(' ').startsWith(words)
  const at = made.findIndex(
    (one, index) => one !== '' && words.startsWith(one.slice(0, words.length)) && starts(index),
  )
  const from = Math.max(0, at - WORDS_BEFORE)
  const rest = pieces.slice(from).join(' ')
  const room = LONGEST_QUOTE - '… '.length - ' …'.length
  const cut = rest.length <= room ? rest : cutText(rest, rest.lastIndexOf(' ', room) + 1 || room).trimEnd()
  return `${from > 0 ? '… ' : ''}${cut}${cut.length < rest.length ? ' …' : ''}`
}
