import type { SectionKind } from '#core/posting-headings.ts'
import { ANY_NUMBER, type Node, type Row, type WordTree } from './lexicon.ts'
import { sentencesOf, type Sentence } from './sentences.ts'
import { tokenize, type Token } from './tokens.ts'

/** Tokens `from` up to but not `to` that a row of a table names. */
export interface Span {
  tag: string
  value: string
  row: Row
  /** The number of its table. */
  subject: number
  from: number
  to: number
}

/** Where a line of a posting stands. */
export interface Place {
  kind: 'title' | 'field' | 'heading' | 'item' | 'text'
  section: SectionKind
}

const NONE: Span[] = []

/** A line with its tokens and its tagged spans. Readers ask it for tags; they do not look at its text. */
export class ScannedLine {
  readonly text: string
  readonly kind: Place['kind']
  readonly section: SectionKind
  readonly tokens: Token[]
  /** In the order of the text; spans of different tables may overlap. */
  readonly spans: Span[]
  #starting: Span[][] = []
  #ending: Span[][] = []
  #sentences: Sentence[] | null = null
  #sentenceEnds: Set<number> | null = null

  constructor(text: string, { kind, section }: Place, words: WordTree) {
    this.text = text
    this.kind = kind
    this.section = section
    this.tokens = tokenize(text)
    this.spans = tag(this.text, this.tokens, words)
    for (const span of this.spans) {
      ;(this.#starting[span.from] ??= []).push(span)
      ;(this.#ending[span.to] ??= []).push(span)
    }
  }

  get #ends(): Set<number> {
    this.#sentenceEnds ??= new Set(this.sentences.map(({ to }) => to))
    return this.#sentenceEnds
  }

  /** Its sentences, as ranges of tokens. */
  get sentences(): Sentence[] {
    this.#sentences ??= sentencesOf(this.tokens, this.text)
    return this.#sentences
  }

  /** The span with this tag that starts at a token. */
  at(index: number, tag: string): Span | undefined {
    return (this.#starting[index] ?? NONE).find((span) => span.tag === tag)
  }

  /** The span with this tag that ends right before a token. */
  before(index: number, tag: string): Span | undefined {
    return (this.#ending[index] ?? NONE).find((span) => span.tag === tag)
  }

  /** The spans with this tag that lie wholly within these tokens. */
  all(tag: string, from = 0, to = this.tokens.length): Span[] {
    const found: Span[] = []
    for (let index = this.#firstFrom(from); (this.spans[index]?.from ?? to) < to; index += 1) {
      const span = this.spans[index]
      if (span?.tag === tag && span.to <= to) found.push(span)
    }
    return found
  }

  /** Whether a span with this tag lies within these tokens. */
  has(tag: string, from = 0, to = this.tokens.length): boolean {
    for (let index = this.#firstFrom(from); (this.spans[index]?.from ?? to) < to; index += 1) {
      const span = this.spans[index]
      if (span?.tag === tag && span.to <= to) return true
    }
    return false
  }

  /** The index of the first span that starts at this token or after it: a search by halves. */
  #firstFrom(from: number): number {
    let [low, high] = [0, from <= 0 ? 0 : this.spans.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.spans[middle]?.from ?? from) < from) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The first span with this tag that starts within so many tokens, in the same sentence or part of it. */
  next(index: number, tag: string, within: number): Span | undefined {
    for (let at = index; at < Math.min(index + within, this.tokens.length) && !this.#stops(at); at += 1) {
      const span = this.at(at, tag)
      if (span) return span
    }
    return undefined
  }

  /** The nearest span with this tag that ends within so many tokens before, in the same sentence or part of it. */
  previous(index: number, tag: string, within: number): Span | undefined {
    for (let at = index; at > Math.max(0, index - within); at -= 1) {
      const span = this.before(at, tag)
      if (span) return span
      if (this.#stops(at - 1)) return undefined
    }
    return undefined
  }

  /** Whether a part of a sentence ends at this token. */
  #stops(index: number): boolean {
    const token = this.tokens[index]
    if (token?.kind !== 'sign') return false
    return token.text === ';' || this.#ends.has(index + 1)
  }

  /** The token's folded text; '' outside the line. */
  word(index: number): string {
    return this.tokens[index]?.text ?? ''
  }

  /** What the employer wrote from one token up to another. */
  words(from: number, to: number): string {
    const first = this.tokens[from]
    const last = this.tokens[Math.min(to, this.tokens.length) - 1]
    return first && last ? this.text.slice(first.start, last.end) : ''
  }
}

/** Finds the rows' words in linear time: of each table the first and longest. */
function tag(text: string, tokens: Token[], { root, subjects }: WordTree): Span[] {
  const spans: Span[] = []
  const ends = new Int32Array(subjects)
  for (let from = 0; from < tokens.length; from += 1) {
    let node: Node | undefined = root
    const first = spans.length
    for (let at = from; at < tokens.length; at += 1) {
      const token = tokens[at]
      if (!token) break
      node = node.next.get(token.text) ?? (token.kind === 'number' ? node.next.get(ANY_NUMBER) : undefined)
      if (!node) break
      for (const { row, subject, exact } of node.entries) {
        if (row.off || (ends[subject] ?? 0) > from) continue
        if (exact !== null && text.slice(tokens[from]?.start, token.end) !== exact) continue
        dropShorter(spans, { first, to: at + 1, subject: row.subject })
        spans.push({ tag: row.tag, value: row.value, row, subject, from, to: at + 1 })
      }
    }
    for (let at = first; at < spans.length; at += 1) {
      const span = spans[at]
      if (span) ends[span.subject] = span.to
    }
  }
  return spans
}

/** A longer row takes the place of the shorter ones of its table; one row's words may carry several tags. */
function dropShorter(
  spans: Span[],
  { first, to, subject }: { first: number; to: number; subject: string },
): void {
  for (let at = spans.length - 1; at >= first; at -= 1) {
    const span = spans[at]
    if (span && span.row.subject === subject && span.to < to) spans.splice(at, 1)
  }
}
