import { RowReader } from './row-reader.ts'
import { Vocabulary } from './vocabulary.ts'

/** What a thread reads of a batch of descriptions. Its numbers of words are its own, from 0 without gaps. */
export interface ReadDescriptions {
  /** Words that no batch before had, in the order of their numbers. */
  newWords: string[]
  /** The words of all descriptions, one after the other, each once a description. */
  words: Uint32Array<ArrayBuffer>
  /** Where each description ends in `words`. */
  ends: Uint32Array<ArrayBuffer>
}

/** Numbers the words of descriptions away from the index that will hold them. */
export class DescriptionWords {
  private readonly vocabulary = new Vocabulary()
  private readonly reader = new RowReader(this.vocabulary)
  private sent = 0

  read(descriptions: readonly string[]): ReadDescriptions {
    const words: number[] = []
    const one: number[] = []
    const ends = new Uint32Array(descriptions.length)
    for (const [at, description] of descriptions.entries()) {
      this.reader.readDescription(description, one)
      for (const word of one) words.push(word)
      ends[at] = words.length
    }
    const newWords = Array.from({ length: this.vocabulary.size - this.sent }, (_, at) =>
      this.vocabulary.text(this.sent + at),
    )
    this.sent = this.vocabulary.size
    return { newWords, words: Uint32Array.from(words), ends }
  }
}
