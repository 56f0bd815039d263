import type { Span } from './scanned-line.ts'
import type { Token } from './tokens.ts'
import type { Node, WordTree } from './word-tree.ts'

const NONE: readonly Span[] = []

/**
 * The words of tables in a line. A group of tables is looked for when one of its tags is first asked for, and only
 * from tokens where a row of it may start: most questions need no search at all.
 */
export class LineWords {
  #text: string
  #tokens: readonly Token[]
  #tree: WordTree
  /** A bit for every group in which a row starts with one of the words. */
  #starting: Uint32Array
  #spans: (Map<string, Span[]> | undefined)[] = []

  constructor(text: string, tokens: readonly Token[], tree: WordTree) {
    this.#text = text
    this.#tokens = tokens
    this.#tree = tree
    this.#starting = new Uint32Array(tree.width)
    for (const { number, kind } of tokens) {
      if (number > 0) this.#note(number)
      if (kind === 'number') this.#note(tree.anyNumber)
    }
  }

  #note(number: number): void {
    const { width, starts } = this.#tree
    for (let part = 0; part < width; part += 1)
      this.#starting[part] = (this.#starting[part] ?? 0) | (starts[number * width + part] ?? 0)
  }

  /** The words of the longest row. */
  get longest(): number {
    return this.#tree.longest
  }

  /** The spans with a tag, in the order of the text. */
  tagged(tag: string): readonly Span[] {
    const group = this.#tree.groupOf.get(tag)
    if (group === undefined || !this.#mayStart(this.#starting, 0, group)) return NONE
    return this.#groupSpans(group).get(tag) ?? NONE
  }

  /** The spans of all tables, in the order of the text. */
  everything(): Span[] {
    const lists = this.#tree.groups.flatMap((_, group) => [...this.#groupSpans(group).values()])
    return lists.flat().sort(inOrder)
  }

  #groupSpans(group: number): Map<string, Span[]> {
    return (this.#spans[group] ??= byTag(this.#search(group)))
  }

  #mayStart(bits: Uint32Array, word: number, group: number): boolean {
    return ((bits[word * this.#tree.width + (group >> 5)] ?? 0) & (1 << (group & 31))) !== 0
  }

  /** Finds a group's rows in linear time: of each table the first and longest. */
  #search(group: number): Span[] {
    const { groups, starts, anyNumber } = this.#tree
    const spans: Span[] = []
    const root = groups[group]
    if (!root) return spans
    const ends = new Map<string, number>()
    const anyStarts = this.#mayStart(starts, anyNumber, group)
    for (let from = 0; from < this.#tokens.length; from += 1) {
      const token = this.#tokens[from]
      if (!token) break
      const starting = token.number > 0 && this.#mayStart(starts, token.number, group)
      if (!starting && !(anyStarts && token.kind === 'number')) continue
      const first = spans.length
      this.#follow(root, from, { spans, first, ends })
      for (let at = first; at < spans.length; at += 1) {
        const span = spans[at]
        if (span) ends.set(span.row.subject, span.to)
      }
    }
    return spans
  }

  /** Adds the rows that start at a token. */
  #follow(root: Node, from: number, { spans, first, ends }: Search): void {
    let node: Node | undefined = root
    for (let at = from; node.next; at += 1) {
      const token = this.#tokens[at]
      if (!token) return
      const next: Node | undefined = node.next.get(token.number)
      node = next ?? (token.kind === 'number' ? node.next.get(this.#tree.anyNumber) : undefined)
      if (!node) return
      for (const { row, exact } of node.entries) {
        if (row.off || (ends.get(row.subject) ?? 0) > from) continue
        if (exact !== null && this.#text.slice(this.#tokens[from]?.start, token.end) !== exact) continue
        dropShorter(spans, { first, to: at + 1, subject: row.subject })
        spans.push({ tag: row.tag, value: row.value, row, from, to: at + 1 })
      }
    }
  }
}

interface Search {
  spans: Span[]
  /** The index of the first span that starts at the token. */
  first: number
  /** Where the last row of each table ended. */
  ends: Map<string, number>
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

/** In the order of the text; of those that start together the shorter first. */
export function inOrder(one: Span, other: Span): number {
  return one.from - other.from || one.to - other.to
}

function byTag(spans: readonly Span[]): Map<string, Span[]> {
  const tagged = new Map<string, Span[]>()
  for (const span of spans) {
    const same = tagged.get(span.tag)
    if (same) same.push(span)
    else tagged.set(span.tag, [span])
  }
  return tagged
}
