import { waysOf, type Row } from './lexicon.ts'
import { tokenize } from './tokens.ts'
import { VOCABULARY } from './vocabulary.ts'
import { WordPairs } from './word-pairs.ts'

export interface Entry {
  row: Row
  /** The words as they must be written; null: in any case. */
  exact: string | null
}

const ANY_NUMBER = '<n>'

/**
 * The words of all tables, each group of tables as a tree, word by word. A node is a number; the children of a node have
 * numbers in a row, ordered by their word. What it costs to find words does not depend on how many rows there are.
 */
export interface WordTree {
  /** The number of "<n>", which any number stands for. */
  anyNumber: number
  /** Tables that share tags are in one group: nobody can ask for one of them alone. */
  groupCount: number
  /** Where the groups in which a row starts with a word are listed, with the nodes that it leads to; by the word. */
  rootsAt: Int32Array
  /** Where, among the groups listed for a word, those begin in which no row is this word alone. */
  longAt: Int32Array
  /** The first two words of every row that has so many. */
  pairs: WordPairs
  groups: Int32Array
  roots: Int32Array
  /** The word that leads to a node. */
  words: Int32Array
  /** The first child of a node; those of the next node follow behind its last. */
  children: Int32Array
  /** Where the rows that end at a node are listed; most nodes have none. */
  entriesAt: Int32Array
  entries: readonly Entry[]
  /** The group of every tag. */
  groupOf: ReadonlyMap<string, number>
  /** The words of the longest row. */
  longest: number
}

/** The tag of rows that only hide shorter ones. Nobody asks for it, so it joins no tables. */
const HIDES = '-'

/** A way to write a row, as the numbers of its words. */
interface Way extends Entry {
  words: number[]
}

/** The tree of the words of these rows. */
export function wordTree(rows: Row[]): WordTree {
  const groupOfSubject = groupSubjects(rows)
  const groups = Array.from({ length: new Set(groupOfSubject.values()).size }, (): Way[] => [])
  const anyNumber = VOCABULARY.add(ANY_NUMBER)
  const groupOf = new Map<string, number>()
  let longest = 0
  for (const row of rows) {
    const index = groupOfSubject.get(row.subject) ?? 0
    groupOf.set(row.tag, index)
    for (const way of waysOf(row.words)) {
      const words = wordsOf(way).map((word) => VOCABULARY.add(word))
      longest = Math.max(longest, words.length)
      const exact = /\p{Lu}/u.test(way) ? way : null
      if (words.length > 0) groups[index]?.push({ row, exact, words })
    }
  }
  return { anyNumber, groupOf, longest, ...numbered(groups) }
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

/** The nodes by number: first the roots, and each with its children behind those of the nodes before it. */
function numbered(groups: readonly Way[][]): Omit<WordTree, 'anyNumber' | 'groupOf' | 'longest'> {
  // A node is the ways that begin with its words. In their order, its own stand before those of its children.
  const nodes = groups.map((ways) => ({ ways: ways.toSorted(byWords), depth: 0 }))
  const words = groups.map(() => 0)
  const children: number[] = []
  const entriesAt = [0]
  const entries: Entry[] = []
  for (let at = 0; at < nodes.length; at += 1) {
    const { ways, depth } = nodes[at] ?? { ways: [], depth: 0 }
    children.push(nodes.length)
    for (const [word, next] of Map.groupBy(ways, (way) => way.words[depth])) {
      if (word === undefined) {
        entries.push(...next)
        continue
      }
      nodes.push({ ways: next, depth: depth + 1 })
      words.push(word)
    }
    entriesAt.push(entries.length)
  }
  children.push(nodes.length)
  const isAlone = nodes.map((_, at) => (entriesAt[at + 1] ?? 0) > (entriesAt[at] ?? 0))
  return {
    groupCount: groups.length,
    ...listed(groups.length, words, children, isAlone),
    pairs: pairsOf(groups.length, words, children),
    words: Int32Array.from(words),
    children: Int32Array.from(children),
    entriesAt: Int32Array.from(entriesAt),
    entries,
  }
}

/** By their words, one after the other. What another begins with stands before it. */
function byWords({ words: one }: Way, { words: other }: Way): number {
  const at = one.findIndex((word, index) => word !== other[index])
  return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1)
}

function listed(
  groupCount: number,
  words: readonly number[],
  children: readonly number[],
  isAlone: readonly boolean[],
): Pick<WordTree, 'rootsAt' | 'longAt' | 'groups' | 'roots'> {
  const starts = Array.from({ length: groupCount }, (_, group) => {
    const from = children[group] ?? 0
    const length = (children[group + 1] ?? 0) - from
    return Array.from({ length }, (_, index) => ({
      group,
      node: from + index,
      word: words[from + index] ?? 0,
    }))
  })
    .flat()
    .sort((one, other) => one.word - other.word || Number(isAlone[other.node]) - Number(isAlone[one.node]))
  const rootsAt = new Int32Array(VOCABULARY.size + 2)
  for (const { word } of starts) rootsAt[word + 1] = (rootsAt[word + 1] ?? 0) + 1
  for (let word = 1; word < rootsAt.length; word += 1)
    rootsAt[word] = (rootsAt[word] ?? 0) + (rootsAt[word - 1] ?? 0)
  const longAt = rootsAt.slice()
  for (const { word, node } of starts) if (isAlone[node]) longAt[word] = (longAt[word] ?? 0) + 1
  return {
    rootsAt,
    longAt,
    groups: Int32Array.from(starts, ({ group }) => group),
    roots: Int32Array.from(starts, ({ node }) => node),
  }
}

/** The first two words of every row that has so many. */
function pairsOf(groupCount: number, words: readonly number[], children: readonly number[]): WordPairs {
  const pairs = new WordPairs()
  for (let first = groupCount; first < (children[groupCount] ?? 0); first += 1)
    for (let next = children[first] ?? 0; next < (children[first + 1] ?? 0); next += 1)
      pairs.add(words[first] ?? 0, words[next] ?? 0)
  return pairs
}
