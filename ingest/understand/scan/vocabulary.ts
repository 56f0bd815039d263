/** Of FNV-1a, which mixes a word's characters into its place in the table. */
const [OFFSET, PRIME] = [0x811c9dc5, 0x01000193]

/**
 * The words of all tables by number. A word of a line is looked up where it stands, without cutting it out first:
 * most of the time of a scan went into that.
 */
class Vocabulary {
  #words: string[] = ['']
  /** The characters of all words in a row, and where each word starts and the last one ends. */
  #letters = new Uint16Array(1 << 12)
  #starts: number[] = [0, 0]
  /** Places of a hash table, each with the number of its word; 0: free. A word is at its place or behind it. */
  #places = new Uint32Array(1 << 10)

  /** The number of a word, from 1; it gets one if it has none. */
  add(word: string): number {
    const place = this.#find(word, 0, word.length)
    const known = this.#places[place] ?? 0
    if (known > 0) return known
    this.#places[place] = this.#words.length
    this.#words.push(word)
    this.#spell(word)
    if (this.#words.length * 4 > this.#places.length) this.#grow()
    return this.#words.length - 1
  }

  /** The number of the word at `start` up to `end` of a text, capitals of ASCII folded; 0 where no table has it. */
  numberAt(text: string, start: number, end: number): number {
    return this.#places[this.#find(text, start, end)] ?? 0
  }

  /** The word with this number. */
  word(number: number): string {
    return this.#words[number] ?? ''
  }

  /** How many words there are. */
  get size(): number {
    return this.#words.length - 1
  }

  /** The place of a word, or where it would be. */
  #find(text: string, start: number, end: number): number {
    let hash = OFFSET
    for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ lowerAt(text, at), PRIME)
    const last = this.#places.length - 1
    let place = (hash ^ (hash >>> 15)) & last
    for (;;) {
      const number = this.#places[place] ?? 0
      if (number === 0 || this.#isWord(number, text, start, end)) return place
      place = (place + 1) & last
    }
  }

  #isWord(number: number, text: string, start: number, end: number): boolean {
    const from = this.#starts[number] ?? 0
    if ((this.#starts[number + 1] ?? 0) - from !== end - start) return false
    for (let at = start; at < end; at += 1)
      if (this.#letters[from + at - start] !== lowerAt(text, at)) return false
    return true
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
    this.#places = new Uint32Array(this.#places.length * 2)
    for (let number = 1; number < this.#words.length; number += 1) {
      const word = this.#words[number] ?? ''
      this.#places[this.#find(word, 0, word.length)] = number
    }
  }
}

function lowerAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code >= 65 && code <= 90 ? code + 32 : code
}

/** Every tree of words adds its own; a line is cut once for all of them. */
export const VOCABULARY = new Vocabulary()
