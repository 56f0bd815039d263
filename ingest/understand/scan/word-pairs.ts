/** How many bits there are: a dozen for each pair of the tables. */
const BITS = 16

/**
 * Pairs of words by their numbers, a bit at a hash of both. What was added is found, and hardly anything else: this is asked
 * for every two words of every line, where a search by halves takes longer.
 */
export class WordPairs {
  #bits = new Uint8Array(1 << (BITS - 3))

  add(word: number, next: number): void {
    const place = placeOf(word, next)
    this.#bits[place >> 3] = (this.#bits[place >> 3] ?? 0) | (1 << (place & 7))
  }

  /** Whether a pair may have been added; false: it was not. */
  mayHave(word: number, next: number): boolean {
    const place = placeOf(word, next)
    return ((this.#bits[place >> 3] ?? 0) & (1 << (place & 7))) > 0
  }
}

function placeOf(word: number, next: number): number {
  return Math.imul(Math.imul(word, 0x9e3779b1) ^ next, 0x85ebca6b) >>> (32 - BITS)
}
