import type { SectionKind } from '#core/posting-headings.ts'
import type { Row } from './lexicon.ts'
import { inOrder, LineWords } from './line-words.ts'
import { sentencesOf, type Sentence } from './sentences.ts'
import { tokenize, type Token } from './tokens.ts'
import type { WordTree } from './word-tree.ts'

/** Tokens `from` up to but not `to` that a row of a table names. */
export interface Span {
  tag: string
  value: string
  row: Row
  from: number
  to: number
}

/** Where a line of a posting stands. */
export interface Place {
  kind: 'title' | 'field' | 'heading' | 'item' | 'text'
  section: SectionKind
}

/** A line with its tokens and its tagged spans. Readers ask it for tags; they do not look at its text. */
export class ScannedLine {
  readonly text: string
  readonly kind: Place['kind']
  readonly section: SectionKind
  #tree: WordTree
  #tokens: Token[] | null = null
  #found: LineWords | null = null
  #sentences: Sentence[] | null = null
  #sentenceEnds: Set<number> | null = null

  constructor(text: string, { kind, section }: Place, words: WordTree) {
    this.text = text
    this.kind = kind
    this.section = section
    this.#tree = words
  }

  /** Cut when a reader first asks: what a company says of itself is hardly read. */
  get tokens(): Token[] {
    return (this.#tokens ??= tokenize(this.text))
  }

  /** The words of tables, looked for once. */
  #words(): LineWords {
    return (this.#found ??= new LineWords(this.text, this.tokens, this.#tree))
  }

  #ends(): Set<number> {
    this.#sentenceEnds ??= new Set(this.sentences.map(({ to }) => to))
    return this.#sentenceEnds
  }

  /** Whether a token is a number. Most lines have none, and readers of amounts and years need not look at their words. */
  get hasNumber(): boolean {
    return this.#words().hasNumber
  }

  /** Its sentences, as ranges of tokens. */
  get sentences(): Sentence[] {
    this.#sentences ??= sentencesOf(this.tokens, this.text)
    return this.#sentences
  }

  /** The sentence that a token stands in: looked for by halves, as a line may have thousands. Undefined behind the last token. */
  sentenceAt(token: number): Sentence | undefined {
    const { sentences } = this
    let [low, high] = [0, sentences.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((sentences[middle] as Sentence).to <= token) low = middle + 1
      else high = middle
    }
    return sentences[low]
  }

  /** All spans in the order of the text; those of different tables may overlap. */
  get spans(): Span[] {
    return this.#words().everything()
  }

  /** False: the line has none of these tags. The list is one that its reader keeps. */
  mayHold(tags: readonly string[]): boolean {
    return this.#words().mayHold(tags)
  }

  /** The span with this tag that starts at a token. */
  at(index: number, tag: string): Span | undefined {
    const spans = this.#words().tagged(tag)
    if (spans.length === 0) return undefined
    const span = spans[firstFrom(spans, index)]
    return span?.from === index ? span : undefined
  }

  /** The span with this tag that ends right before a token. */
  before(index: number, tag: string): Span | undefined {
    const spans = this.#words().tagged(tag)
    if (spans.length === 0) return undefined
    for (let at = firstFrom(spans, index - this.#words().longest); at < spans.length; at += 1) {
      const span = spans[at]
      if (!span || span.from >= index) return undefined
      if (span.to === index) return span
    }
    return undefined
  }

  /** The spans with this tag that lie wholly within these tokens. */
  all(tag: string, from = 0, to = this.tokens.length): Span[] {
    return within(this.#words().tagged(tag), from, to)
  }

  /** The spans with one of these tags that lie wholly within these tokens, in the order of the text. */
  allOf(tags: readonly string[], from = 0, to = this.tokens.length): Span[] {
    let found: Span[] | null = null
    let tagsFound = 0
    for (const tag of tags) {
      const spans = this.all(tag, from, to)
      if (spans.length === 0) continue
      found = found ? found.concat(spans) : spans
      tagsFound += 1
    }
    return tagsFound > 1 ? (found ?? []).sort(inOrder) : (found ?? [])
  }

  /** Whether a span with this tag lies within these tokens. */
  has(tag: string, from = 0, to = this.tokens.length): boolean {
    const spans = this.#words().tagged(tag)
    for (let index = firstFrom(spans, from); (spans[index]?.from ?? to) < to; index += 1)
      if ((spans[index]?.to ?? 0) <= to) return true
    return false
  }

  /** The first span with this tag that starts within so many tokens, in the same sentence or part of it. */
  next(index: number, tag: string, within: number): Span | undefined {
    const spans = this.#words().tagged(tag)
    const span = spans[firstFrom(spans, index)]
    if (!span || span.from >= index + within) return undefined
    for (let at = index; at < span.from; at += 1) if (this.#stops(at)) return undefined
    return this.#stops(span.from) ? undefined : span
  }

  /** The nearest span with this tag that ends within so many tokens before, in the same sentence or part of it. */
  previous(index: number, tag: string, within: number): Span | undefined {
    if (this.#words().tagged(tag).length === 0) return undefined
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
    return token.text === ';' || this.#ends().has(index + 1)
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

function within(spans: readonly Span[], from: number, to: number): Span[] {
  const found: Span[] = []
  for (let index = firstFrom(spans, from); (spans[index]?.from ?? to) < to; index += 1) {
    const span = spans[index]
    if (span && span.to <= to) found.push(span)
  }
  return found
}

/** The index of the first span that starts at this token or after it: a search by halves. */
function firstFrom(spans: readonly Span[], from: number): number {
  let [low, high] = [0, from <= 0 ? 0 : spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.from ?? from) < from) low = middle + 1
    else high = middle
  }
  return low
}
