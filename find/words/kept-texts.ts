import { bytesOf, NumberBytes } from './number-bytes.ts'

/** Texts as words, each kept once: titles, or the skills, companies and places that many rows have. */
export class KeptTexts {
  private readonly words = new NumberBytes(1 << 12)
  private readonly starts: number[] = []
  private readonly lengths: number[] = []
  private readonly numbers = new Map<string, number>()

  /** The number of a text, from 0: the same for the same words. */
  numberOf(words: readonly number[]): number {
    const key = words.join()
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    const number = this.starts.length
    this.numbers.set(key, number)
    this.starts.push(this.words.used)
    this.lengths.push(words.length)
    for (const word of words) this.words.write(word)
    return number
  }

  /** Visits the words of a text in their order. */
  eachWord(text: number, visit: (word: number) => void): void {
    this.words.each(this.starts[text] as number, this.endOf(text), visit)
  }

  /** How many words a text has. */
  lengthOf(text: number): number {
    return this.lengths[text] as number
  }

  /** Tells of texts whether they hold the words of a phrase beside each other, in their order. */
  holding(phrase: readonly number[]): (text: number) => boolean {
    // The bytes of words beside each other stand beside each other too, so they need not be read as numbers.
    const wanted = phrase.flatMap((word) => bytesOf(word))
    const holds = this.once((text) =>
      Number(this.words.holds(wanted, this.starts[text] as number, this.endOf(text))),
    )
    return (text) => holds(text) === 1
  }

  /** Answers for each text once. @param answer At most 127. */
  once(answer: (text: number) => number): (text: number) => number {
    const known = new Int8Array(this.starts.length).fill(-1)
    return (text) => {
      const before = known[text] as number
      return before < 0 ? (known[text] = answer(text)) : before
    }
  }

  /** Bytes of the words. */
  memory(): number {
    return this.words.bytes.length
  }

  private endOf(text: number): number {
    return this.starts[text + 1] ?? this.words.used
  }
}
