import { firstRows } from '#find/top-rows.ts'
import { grown } from './posting-lists.ts'

/** Words that were added since the list was sorted last, at most: they are looked at one by one. */
const MOST_UNSORTED = 2000

/**
 * The words that postings and the dictionary use, each with a number. `search` words are those that may be
 * found by their beginning or by a misspelling: words of titles, skills, companies and places.
 */
export class Vocabulary {
  private readonly numbers = new Map<string, number>()
  private readonly words: string[] = []
  /** How many rows hold each word outside of descriptions. */
  private rows = new Uint32Array(4096)
  /** 1 for a word that may be found so. */
  private searched = new Uint8Array(4096)
  private sorted: number[] = []
  private unsorted: number[] = []

  get size(): number {
    return this.words.length
  }

  /** The word's number; a new one if it has none. */
  numberOf(word: string): number {
    const known = this.numbers.get(word)
    if (known !== undefined) return known
    const number = this.words.length
    // A slice of a long text would keep the whole text in memory.
    const own = Buffer.from(word).toString()
    this.words.push(own)
    this.numbers.set(own, number)
    return number
  }

  find(word: string): number | undefined {
    return this.numbers.get(word)
  }

  text(number: number): string {
    return this.words[number] ?? ''
  }

  rowsOf(number: number): number {
    return this.rows[number] ?? 0
  }

  /** Counts one more row, or one less, that holds the word outside of its description. */
  count(number: number, change: 1 | -1): void {
    if (number >= this.rows.length) this.rows = grown(this.rows, Math.ceil((number + 1) * 1.5))
    this.rows[number] = (this.rows[number] ?? 0) + change
    if (this.searched[number] !== 1) this.addSearched(number)
  }

  /** Makes a word of the dictionary a possible correction, though no posting may hold it. */
  addSearched(number: number): void {
    if (number >= this.searched.length) {
      const searched = new Uint8Array(Math.ceil((number + 1) * 1.5))
      searched.set(this.searched)
      this.searched = searched
    }
    this.searched[number] = 1
    this.unsorted.push(number)
    if (this.unsorted.length > MOST_UNSORTED) this.sort()
  }

  /** The words that the most rows hold outside of descriptions. */
  mostFrequent(count: number): number[] {
    const numbers = Uint32Array.from(this.words.keys())
    return firstRows(numbers, count, (a, b) => this.rowsOf(b) - this.rowsOf(a) || a - b)
  }

  /** The words that begin with some letters and that rows hold, most frequent first. */
  startingWith(letters: string, most: number): number[] {
    const found: number[] = []
    this.each(letters, (number) => {
      if (this.rowsOf(number) > 0 && this.text(number).startsWith(letters)) found.push(number)
    })
    return found.sort((a, b) => this.rowsOf(b) - this.rowsOf(a)).slice(0, most)
  }

  /** Visits the searched words that begin with some letters. */
  each(letters: string, visit: (number: number) => void): void {
    for (let at = this.firstFrom(letters); at < this.sorted.length; at += 1) {
      const number = this.sorted[at] ?? 0
      if (!this.text(number).startsWith(letters)) break
      visit(number)
    }
    for (const number of this.unsorted) if (this.text(number).startsWith(letters)) visit(number)
  }

  /** Merges what was added into the sorted list: some milliseconds, so not in a search. */
  private sort(): void {
    const added = this.unsorted.sort((a, b) => (this.text(a) < this.text(b) ? -1 : 1))
    const merged: number[] = []
    let next = 0
    for (const number of this.sorted) {
      for (; next < added.length && this.text(added[next] ?? 0) < this.text(number); next += 1)
        merged.push(added[next] ?? 0)
      merged.push(number)
    }
    this.sorted = [...merged, ...added.slice(next)]
    this.unsorted = []
  }

  private firstFrom(letters: string): number {
    let [low, high] = [0, this.sorted.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.text(this.sorted[middle] ?? 0) < letters) low = middle + 1
      else high = middle
    }
    return low
  }
}
