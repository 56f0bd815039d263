/** When there is no more room, room is made for this many times as much. */
const SPARE = 1.125
/** Stands between two parts of a row: no phrase goes across it. */
const PART_END = 0

/**
 * The words of each document in their order: title, skills, company and places, part by part, then the words
 * that belong to no phrase. They say what a phrase in quotes needs, and what a removed document held. Numbers
 * of words are kept as bytes, seven bits each.
 */
export class RowWords {
  private bytes = new Uint8Array(1 << 16)
  private used = 0
  private starts = new Uint32Array(1024)
  private titleLengths = new Uint8Array(1024)
  private documents = 0
  private readonly titleWords: number[] = []

  /** @returns the document's number, from 1. */
  add(parts: readonly (readonly number[])[], others: Iterable<number>): number {
    this.documents += 1
    if (this.documents + 1 >= this.starts.length) {
      const starts = new Uint32Array(Math.ceil(this.starts.length * SPARE))
      starts.set(this.starts)
      this.starts = starts
      const titleLengths = new Uint8Array(starts.length)
      titleLengths.set(this.titleLengths)
      this.titleLengths = titleLengths
    }
    this.titleLengths[this.documents] = Math.min(parts[0]?.length ?? 0, 255)
    this.starts[this.documents] = this.used
    for (const part of parts) {
      for (const word of part) this.write(word + 1)
      this.write(PART_END)
    }
    for (const word of others) {
      this.write(word + 1)
      this.write(PART_END)
    }
    this.starts[this.documents + 1] = this.used
    return this.documents
  }

  /** Visits a document's parts; the array is reused. */
  eachPart(document: number, visit: (words: number[]) => void): void {
    const end = this.starts[document + 1] ?? 0
    const words: number[] = []
    for (let at = this.starts[document] ?? 0; at < end;) {
      let byte = this.bytes[at++] ?? 0
      let value = byte & 127
      for (let shift = 7; byte >= 128; shift += 7) {
        byte = this.bytes[at++] ?? 0
        value |= (byte & 127) << shift
      }
      if (value !== PART_END) {
        words.push(value - 1)
        continue
      }
      visit(words)
      words.length = 0
    }
  }

  /** How many words a document's title has, at most 255. */
  titleLength(document: number): number {
    return this.titleLengths[document] ?? 0
  }

  /** The words of a document's title. The array is reused. */
  title(document: number): readonly number[] {
    const words = this.titleWords
    words.length = 0
    for (let at = this.starts[document] ?? 0; ;) {
      let byte = this.bytes[at++] ?? 0
      let value = byte & 127
      for (let shift = 7; byte >= 128; shift += 7) {
        byte = this.bytes[at++] ?? 0
        value |= (byte & 127) << shift
      }
      if (value === PART_END) return words
      words.push(value - 1)
    }
  }

  /** Tells of documents whether one part holds words beside each other, in their order. */
  holdingPhrase(phrase: readonly number[]): (document: number) => boolean {
    const overlaps = overlapsOf(phrase)
    return (document) => {
      const { bytes } = this
      const end = this.starts[document + 1] as number
      // How many words of the phrase were the last ones.
      let held = 0
      for (let at = this.starts[document] as number; at < end;) {
        let byte = bytes[at++] as number
        let value = byte & 127
        for (let shift = 7; byte >= 128; shift += 7) {
          byte = bytes[at++] as number
          value |= (byte & 127) << shift
        }
        while (held > 0 && value !== (phrase[held] as number) + 1) held = overlaps[held - 1] as number
        if (value === (phrase[held] as number) + 1) held += 1
        if (held === phrase.length) return true
      }
      return false
    }
  }

  memory(): number {
    return this.bytes.length + this.starts.length * 5
  }

  private write(value: number): void {
    if (this.used + 5 > this.bytes.length) {
      const bytes = new Uint8Array(Math.ceil(this.bytes.length * SPARE))
      bytes.set(this.bytes)
      this.bytes = bytes
    }
    let rest = value
    while (rest >= 128) {
      this.bytes[this.used++] = (rest & 127) | 128
      rest >>>= 7
    }
    this.bytes[this.used++] = rest
  }
}

/** For each beginning of a phrase, how many of its last words begin the phrase too (Knuth, Morris and Pratt). */
function overlapsOf(phrase: readonly number[]): number[] {
  const overlaps = [0]
  for (let length = 0, at = 1; at < phrase.length; at += 1) {
    while (length > 0 && phrase[at] !== phrase[length]) length = overlaps[length - 1] as number
    if (phrase[at] === phrase[length]) length += 1
    overlaps.push(length)
  }
  return overlaps
}
