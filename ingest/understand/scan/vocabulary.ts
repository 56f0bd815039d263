import { interned } from './lexicon.ts'

/** Of FNV-1a, which mixes a word's characters into its place in the table: what it starts with, and one step. */
export const BEFORE_WORD = 0x811c9dc5 | 0

export function hashed(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193)
}

/**
 * The words of all tables by number. A word of a line is looked up where it stands, without cutting it out first:
 * most of the time of a scan went into that.
 */
class Vocabulary {
  #words: string[] = ['']
  /** The characters of all words in a row, and where each word starts and the last one ends. */
  #letters = new Uint16Array(1 << 12)
  #starts: number[] = [0, 0]
  /** Places of a hash table, each the hash of its word and its number; 0: free. A word is at its place or behind it. */
  #places = new Int32Array(1 << 11)

  /** The number of a word, from 1; it gets one if it has none. */
  add(word: string): number {
    const known = this.numberOfWord(word)
    if (known > 0) return known
    if (this.#words.length * 4 > this.#places.length) this.#grow()
    this.#take(codesOf(word), this.#words.length)
    this.#words.push(interned(word))
    this.#spell(word)
    return this.#words.length - 1
  }

  /** The number of a word; 0 where no table has it. */
  numberOfWord(word: string): number {
    const codes = codesOf(word)
    return this.numberAt(codes, 0, codes.length)
  }

  /** The number of the word at `start` up to `end` of a text's characters, capitals of ASCII folded; 0: no table's. */
  numberAt(codes: Uint16Array, start: number, end: number): number {
    return this.numberOf(hashOf(codes, start, end), codes, start, end)
  }

  /** The same, where the hash of the word is known. */
  numberOf(hash: number, codes: Uint16Array, start: number, end: number): number {
    const places = this.#places
    const last = places.length / 2 - 1
    for (let place = (hash ^ (hash >>> 15)) & last; ; place = (place + 1) & last) {
      const number = places[2 * place + 1] ?? 0
      if (number === 0) return 0
      if (places[2 * place] === hash && this.#isWord(number, codes, start, end)) return number
    }
  }

  /** The word with this number. */
  word(number: number): string {
    return this.#words[number] ?? ''
  }

  /** How many words there are. */
  get size(): number {
    return this.#words.length - 1
  }

  #isWord(number: number, codes: Uint16Array, start: number, end: number): boolean {
    const from = this.#starts[number] ?? 0
    if ((this.#starts[number + 1] ?? 0) - from !== end - start) return false
    for (let at = start; at < end; at += 1)
      if (this.#letters[from + at - start] !== lowerCase(codes[at] ?? 0)) return false
    return true
  }

  /** Gives a word the first free place from its own on. */
  #take(codes: Uint16Array, number: number): void {
    const hash = hashOf(codes, 0, codes.length)
    const last = this.#places.length / 2 - 1
    let place = (hash ^ (hash >>> 15)) & last
    while ((this.#places[2 * place + 1] ?? 0) > 0) place = (place + 1) & last
    this.#places.set([hash, number], 2 * place)
  }

  #spell(word: string): void {
    const from = this.#starts.at(-1) ?? 0
    if (from + word.length > this.#letters.length) {
      const longer = new Uint16Array(2 * (from + word.length))
      longer.set(this.#letters)
      this.#letters = longer
    }
    for (let at = 0; at < word.length; at += 1) this.#letters[from + at] = word.charCodeAt(at)
    this.#starts.push(from + word.length)
  }

  #grow(): void {
    this.#places = new Int32Array(this.#places.length * 2)
    for (const [number, word] of this.#words.entries()) if (number > 0) this.#take(codesOf(word), number)
  }
}

function codesOf(word: string): Uint16Array {
  const codes = new Uint16Array(word.length)
  for (let at = 0; at < word.length; at += 1) codes[at] = word.charCodeAt(at)
  return codes
}

function hashOf(codes: Uint16Array, start: number, end: number): number {
  let hash = BEFORE_WORD
  for (let at = start; at < end; at += 1) hash = hashed(hash, lowerCase(codes[at] ?? 0))
  return hash
}

/** The lower case of a letter of ASCII; any other character as it is. */
export function lowerCase(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code
}

/**
 * An empty list for what is made of every line. One of a literal may be put among the objects that live long, since those of
 * the first text did when they were counted; there the lists of all later texts keep what they hold until a full collection.
 */
export function shortLived<T>(): T[] {
  return Array.of<T>()
}

/** Every tree of words adds its own; a line is cut once for all of them. */
export const VOCABULARY = new Vocabulary()

/**
 * The kind of each listed word by its number: a line's words are looked up once, when it is cut. Words without a kind have a
 * place too, since an array with holes is searched as a table.
 *
 * @param kinds Each kind with its words, separated by spaces.
 */
export function byNumber(kinds: readonly (readonly [kind: string, words: string])[]): (string | undefined)[] {
  const listed = kinds.flatMap(([kind, words]) =>
    words.split(' ').map((word) => ({ kind, number: VOCABULARY.add(word) })),
  )
  const kindOf = Array.from({ length: VOCABULARY.size + 1 }, (): string | undefined => undefined)
  for (const { kind, number } of listed) kindOf[number] = kind
  return kindOf
}
