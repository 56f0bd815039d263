import { waysOf, type Row } from './lexicon.ts'
import { tokenize } from './tokens.ts'
import { VOCABULARY } from './vocabulary.ts'

interface Entry {
  row: Row
  /** The words as they must be written; null: in any case. */
  exact: string | null
}

/** A node of the tree of the words of a group, word by word. */
export interface Node {
  /** By the number of the next word; null: no row goes on. */
  next: Map<number, Node> | null
  entries: Entry[]
}

const ANY_NUMBER = '<n>'

/** The words of all tables. What it costs to find them does not depend on how many rows there are. */
export interface WordTree {
  /** The number of "<n>", which any number stands for. */
  anyNumber: number
  /** Tables that share tags are looked for together: nobody can ask for one of them alone. */
  groups: readonly Node[]
  /** The group of every tag. */
  groupOf: ReadonlyMap<string, number>
  /** For each word, a bit for every group in which a row starts with it: `width` numbers of 32 bits a word. */
  starts: Uint32Array
  width: number
  /** The words of the longest row. */
  longest: number
}

/** The tag of rows that only hide shorter ones. Nobody asks for it, so it joins no tables. */
const HIDES = '-'

/** The tree of the words of these rows. */
export function wordTree(rows: Row[]): WordTree {
  const groupOfSubject = groupSubjects(rows)
  const groups = Array.from({ length: new Set(groupOfSubject.values()).size }, newNode)
  const anyNumber = VOCABULARY.add(ANY_NUMBER)
  const groupOf = new Map<string, number>()
  let longest = 0
  for (const row of rows) {
    const index = groupOfSubject.get(row.subject) ?? 0
    const root = groups[index] ?? newNode()
    groupOf.set(row.tag, index)
    for (const way of waysOf(row.words)) {
      const words = wordsOf(way).map((word) => VOCABULARY.add(word))
      longest = Math.max(longest, words.length)
      const exact = /\p{Lu}/u.test(way) ? way : null
      if (words.length > 0) nodeAt(root, words).entries.push({ row, exact })
    }
  }
  return { anyNumber, groups, groupOf, longest, ...startsOf(groups, VOCABULARY.size) }
}

function newNode(): Node {
  return { next: null, entries: [] }
}

function nodeAt(root: Node, words: number[]): Node {
  let node = root
  for (const word of words) {
    node.next ??= new Map()
    let next = node.next.get(word)
    if (!next) node.next.set(word, (next = newNode()))
    node = next
  }
  return node
}

function wordsOf(way: string): string[] {
  const parts = way
    .split(ANY_NUMBER)
    .map((part) => tokenize(part.replaceAll('<(>', '(')).map(({ text }) => text))
  return parts.flatMap((words, index) => (index === 0 ? words : [ANY_NUMBER].concat(words)))
}

/** The number of the group of every table: tables with a tag in common are in the same. */
function groupSubjects(rows: Row[]): Map<string, number> {
  const parents = new Map<string, string>()
  const top = (name: string): string => {
    const parent = parents.get(name)
    return parent === undefined ? name : top(parent)
  }
  for (const { subject, tag } of rows) {
    const [one, other] = [top(`table ${subject}`), top(tag === HIDES ? `table ${subject}` : `tag ${tag}`)]
    if (one !== other) parents.set(one, other)
  }
  const groups = new Map<string, number>()
  return new Map(
    rows.map(({ subject }) => {
      const name = top(`table ${subject}`)
      if (!groups.has(name)) groups.set(name, groups.size)
      return [subject, groups.get(name) ?? 0]
    }),
  )
}

function startsOf(groups: readonly Node[], words: number): Pick<WordTree, 'starts' | 'width'> {
  const width = Math.ceil(groups.length / 32)
  const starts = new Uint32Array((words + 1) * width)
  for (const [group, { next }] of groups.entries())
    for (const word of next?.keys() ?? []) {
      const at = word * width + (group >> 5)
      starts[at] = (starts[at] ?? 0) | (1 << (group & 31))
    }
  return { starts, width }
}
