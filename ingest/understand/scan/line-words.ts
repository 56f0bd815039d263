import type { Span } from './scanned-line.ts'
import type { Token } from './tokens.ts'
import { shortLived } from './vocabulary.ts'
import type { Entry, WordTree } from './word-tree.ts'

const NONE: readonly Span[] = []

/**
 * The words of tables in a line. A group of tables is looked for when one of its tags is first asked for, and only
 * from tokens where a row of it may start: most questions need no search at all.
 */
export class LineWords {
  /** Whether a token is a number. */
  readonly hasNumber: boolean
  #text: string
  #tokens: readonly Token[]
  #tree: WordTree
  /** Where rows may start, three numbers each: the group, the node that the token leads to, the token. */
  #starts = shortLived<number>()
  /** A bit for every group of which a row may start somewhere, until a search finds none. */
  #starting = shortLived<number>()
  #spans = shortLived<Map<string, Span[]> | undefined>()

  constructor(text: string, tokens: readonly Token[], tree: WordTree) {
    this.#text = text
    this.#tokens = tokens
    this.#tree = tree
    let hasNumber = false
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at]
      if (!token) continue
      const isNumber = token.kind === 'number'
      if (token.number > 0) this.#note(token.number, at, !isNumber)
      if (isNumber) this.#note(tree.anyNumber, at, false)
      hasNumber ||= isNumber
    }
    this.hasNumber = hasNumber
  }

  /**
   * Notes the rows that may start with a word.
   *
   * @param looksOn Whether to leave out those that do not go on with the next word: "we" starts rows of many tables. Of a
   * number all are noted, since one that is a word of a row starts no row as any number, even where its own is over.
   */
  #note(word: number, at: number, looksOn: boolean): void {
    const tree = this.#tree
    const { rootsAt, longAt, groups, roots } = tree
    const first = rootsAt[word] ?? 0
    if (first === rootsAt[word + 1]) return
    const long = longAt[word] ?? 0
    const next = this.#tokens[at + 1]
    const goesOn = !looksOn || (next !== undefined && startsTwo(tree, word, next))
    const to = goesOn ? (rootsAt[word + 1] ?? 0) : long
    for (let index = first; index < to; index += 1) {
      const group = groups[index] ?? 0
      const node = roots[index] ?? 0
      if (looksOn && index >= long && next && childOf(tree, node, next) === 0) continue
      this.#starts.push(group, node, at)
      this.#starting[group >> 5] = (this.#starting[group >> 5] ?? 0) | (1 << (group & 31))
    }
  }

  /** The words of the longest row. */
  get longest(): number {
    return this.#tree.longest
  }

  /** The spans with a tag, in the order of the text. */
  tagged(tag: string): readonly Span[] {
    const group = this.#tree.groupOf.get(tag)
    if (group === undefined || ((this.#starting[group >> 5] ?? 0) & (1 << (group & 31))) === 0) return NONE
    return this.#groupSpans(group).get(tag) ?? NONE
  }

  /** Whether a row with one of these tags may start somewhere: most lines have none of any. */
  mayHold(tags: readonly string[]): boolean {
    const groups = groupsOf(this.#tree, tags)
    for (let at = 0; at < groups.length; at += 1)
      if (((this.#starting[at] ?? 0) & (groups[at] ?? 0)) !== 0) return true
    return false
  }

  /** The spans of all tables, in the order of the text. */
  everything(): Span[] {
    const spans: Span[] = []
    for (let group = 0; group < this.#tree.groupCount; group += 1)
      for (const tagged of this.#groupSpans(group).values()) spans.push(...tagged)
    return spans.sort(inOrder)
  }

  #groupSpans(group: number): Map<string, Span[]> {
    const known = this.#spans[group]
    if (known) return known
    const spans = this.#search(group)
    if (spans.length > 0) return (this.#spans[group] = byTag(spans))
    this.#starting[group >> 5] = (this.#starting[group >> 5] ?? 0) & ~(1 << (group & 31))
    return NOTHING
  }

  /** Finds a group's rows in linear time: of each table the first and longest. */
  #search(group: number): Span[] {
    const search: Search = { spans: shortLived(), first: 0, ends: null }
    const starts = this.#starts
    let last = -1
    for (let index = 0; index < starts.length; index += 3) {
      const from = starts[index + 2] ?? 0
      // A number that is a word of a row leads on as itself, not as any number.
      if (starts[index] === group && from !== last)
        this.#follow(starts[index + 1] ?? 0, (last = from), search)
    }
    return search.spans
  }

  /** Adds the rows that start at a token, from the node that it leads to. */
  #follow(start: number, from: number, search: Search): void {
    const tree = this.#tree
    search.first = search.spans.length
    let node = start
    for (let at = from; node > 0;) {
      at += 1
      const last = tree.entriesAt[node + 1] ?? 0
      for (let index = tree.entriesAt[node] ?? 0; index < last; index += 1) {
        const entry = tree.entries[index]
        if (entry) this.#add(entry, { from, to: at }, search)
      }
      const token = this.#tokens[at]
      node = token ? childOf(tree, node, token) : 0
    }
    for (let at = search.first; at < search.spans.length; at += 1) {
      const span = search.spans[at]
      if (span) (search.ends ??= new Map()).set(span.row.subject, span.to)
    }
  }

  #add({ row, exact }: Entry, { from, to }: Pick<Span, 'from' | 'to'>, search: Search): void {
    const ended = search.ends?.get(row.subject) ?? 0
    if (row.off || ended > from) return
    const [first, last] = [this.#tokens[from], this.#tokens[to - 1]]
    if (exact !== null && this.#text.slice(first?.start, last?.end) !== exact) return
    dropShorter(search, to, row.subject)
    search.spans.push({ tag: row.tag, value: row.value, row, from, to })
  }
}

/** By the list of tags, which a reader keeps: a bit for the group of each. */
const GROUPS = new WeakMap<readonly string[], Int32Array>()

function groupsOf(tree: WordTree, tags: readonly string[]): Int32Array {
  let groups = GROUPS.get(tags)
  if (!groups) {
    GROUPS.set(tags, (groups = new Int32Array((tree.groupCount >> 5) + 1)))
    for (const tag of tags) {
      const group = tree.groupOf.get(tag)
      if (group !== undefined) groups[group >> 5] = (groups[group >> 5] ?? 0) | (1 << (group & 31))
    }
  }
  return groups
}

interface Search {
  spans: Span[]
  /** The index of the first span that starts at the token. */
  first: number
  /** Where the last row of each table ended; null: none was found. */
  ends: Map<string, number> | null
}

/** A longer row takes the place of the shorter ones of its table; one row's words may carry several tags. */
function dropShorter({ spans, first }: Search, to: number, subject: string): void {
  for (let at = spans.length - 1; at >= first; at -= 1) {
    const span = spans[at]
    if (span && span.row.subject === subject && span.to < to) spans.splice(at, 1)
  }
}

/** Few children are looked through; of more, each step leaves half. */
const FEW = 4

/** Whether a row may start with a word and the token behind it. */
function startsTwo({ pairs, anyNumber }: WordTree, word: number, { number, kind }: Token): boolean {
  return pairs.mayHave(word, number) || (kind === 'number' && pairs.mayHave(word, anyNumber))
}

/** The node that a token leads to; 0: no row goes on. */
function childOf({ words, children, anyNumber }: WordTree, node: number, { number, kind }: Token): number {
  const from = children[node] ?? 0
  const to = children[node + 1] ?? 0
  if (from === to) return 0
  const next = number > 0 ? find(words, number, from, to) : 0
  return next > 0 || kind !== 'number' ? next : find(words, anyNumber, from, to)
}

function find(words: Int32Array, word: number, from: number, to: number): number {
  let low = from
  let high = to
  while (high - low > FEW) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? 0) <= word) low = middle
    else high = middle
  }
  for (let at = low; at < high; at += 1) if (words[at] === word) return at
  return 0
}

/** In the order of the text; of those that start together the shorter first. */
export function inOrder(one: Span, other: Span): number {
  return one.from - other.from || one.to - other.to
}

const NOTHING = new Map<string, Span[]>()

function byTag(spans: readonly Span[]): Map<string, Span[]> {
  if (spans.length === 0) return NOTHING
  const tagged = new Map<string, Span[]>()
  for (const span of spans) {
    const same = tagged.get(span.tag)
    if (same) same.push(span)
    else tagged.set(span.tag, Array.of(span))
  }
  return tagged
}
