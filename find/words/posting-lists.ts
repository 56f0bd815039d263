const BLOCK_BITS = 20
const BLOCK_SIZE = 1 << BLOCK_BITS
/** Bytes of a word's first, second, … slice; the last size repeats. The last four bytes of each lead to the next. */
const SLICE_SIZES = [10, 20, 40, 80, 160, 320, 640, 1280, 4096, 16_384]
const LINK = 4
/** When there is no more room, room is made for this many times what is read. */
const SPARE = 1.125
/** The level of a list that nothing is added to any more. */
const CLOSED = 255

/**
 * For each word the documents that hold it, ascending, with a few bits beside each. Append only: a posting that
 * changes is a new document. Kept as bytes (differences of document numbers, seven bits a byte) in slices that
 * grow with the list, as Lucene keeps its lists in memory: no list is ever copied, and a rare word costs ten bytes.
 */
export class PostingLists {
  /** The documents of the last `read`, and the bits beside them; valid until the next one. */
  documents = new Int32Array(1024)
  masks = new Uint8Array(1024)

  private readonly maskBits: number
  private readonly blocks: Uint8Array[] = []
  private free = BLOCK_SIZE
  private first = new Uint32Array(1024)
  private at = new Uint32Array(1024)
  private end = new Uint32Array(1024)
  private level = new Uint8Array(1024)
  private last = new Uint32Array(1024)
  private counts = new Uint32Array(1024)

  /** @param maskBits Bits beside each document; 0 for none. */
  constructor(maskBits: number) {
    this.maskBits = maskBits
  }

  /** How many documents hold a word, removed ones included. */
  count(word: number): number {
    return this.counts[word] ?? 0
  }

  /** From now on, documents of a word are counted, but not listed: the caller keeps them in another way. */
  close(word: number): void {
    this.level[word] = CLOSED
  }

  /**
   * @param document From 1, and above the last one of this word.
   * @returns Whether it is listed; false after `close`.
   */
  append(word: number, document: number, mask: number): boolean {
    if (word >= this.counts.length) this.growWords(word + 1)
    const count = this.counts[word] ?? 0
    if (this.level[word] === CLOSED) {
      this.counts[word] = count + 1
      return false
    }
    let value = (document - (this.last[word] ?? 0)) * 2 ** this.maskBits + mask
    if (count === 0) this.startList(word)
    else if ((this.at[word] ?? 0) + bytesOf(value) > (this.end[word] ?? 0)) this.growList(word)
    let at = this.at[word] ?? 0
    const block = this.blocks[at >>> BLOCK_BITS] ?? new Uint8Array()
    while (value >= 128) {
      block[at & (BLOCK_SIZE - 1)] = (value & 127) | 128
      value = Math.floor(value / 128)
      at += 1
    }
    block[at & (BLOCK_SIZE - 1)] = value
    this.at[word] = at + 1
    this.last[word] = document
    this.counts[word] = count + 1
    return true
  }

  /** Reads a word's list into `documents` and `masks`. @returns its length. */
  read(word: number): number {
    const count = this.count(word)
    if (count === 0) return 0
    if (count > this.documents.length) {
      this.documents = new Int32Array(Math.ceil(count * SPARE))
      this.masks = new Uint8Array(this.documents.length)
    }
    const { documents, masks, maskBits } = this
    const lowBits = 2 ** maskBits - 1
    let level = 0
    let address = this.first[word] ?? 0
    let block = this.blocks[address >>> BLOCK_BITS] ?? new Uint8Array()
    let at = address & (BLOCK_SIZE - 1)
    let end = at + sliceSize(level) - LINK
    let document = 0
    for (let index = 0; index < count; index += 1) {
      // No entry begins with a zero byte, so a zero is the unused end of a slice.
      if (at >= end || block[at] === 0) {
        address = linkAt(block, end)
        level += 1
        block = this.blocks[address >>> BLOCK_BITS] ?? block
        at = address & (BLOCK_SIZE - 1)
        end = at + sliceSize(level) - LINK
      }
      // Nearly all entries have one or two bytes.
      let byte = block[at++] as number
      let value = byte & 127
      if (byte >= 128) {
        byte = block[at++] as number
        value |= (byte & 127) << 7
      }
      for (let shift = 14; byte >= 128; shift += 7) {
        byte = block[at++] as number
        value |= (byte & 127) << shift
      }
      document += value >>> maskBits
      documents[index] = document
      masks[index] = value & lowBits
    }
    return count
  }

  /** Bytes of the lists and of what leads to them. */
  bytes(): number {
    return this.blocks.length * BLOCK_SIZE + this.counts.length * 21
  }

  private startList(word: number): void {
    const address = this.allocate(sliceSize(0))
    this.first[word] = address
    this.at[word] = address
    this.end[word] = address + sliceSize(0) - LINK
  }

  private growList(word: number): void {
    const level = (this.level[word] ?? 0) + 1
    const address = this.allocate(sliceSize(level))
    const end = this.end[word] ?? 0
    const block = this.blocks[end >>> BLOCK_BITS]
    if (block) writeLink(block, end & (BLOCK_SIZE - 1), address)
    this.level[word] = level
    this.at[word] = address
    this.end[word] = address + sliceSize(level) - LINK
  }

  /** An address for a slice, which never crosses the end of a block. */
  private allocate(size: number): number {
    if (this.free + size > BLOCK_SIZE) {
      this.blocks.push(new Uint8Array(BLOCK_SIZE))
      this.free = 0
    }
    const address = (this.blocks.length - 1) * BLOCK_SIZE + this.free
    this.free += size
    return address
  }

  private growWords(words: number): void {
    const size = Math.max(words, Math.ceil(this.counts.length * 1.5))
    this.first = grown(this.first, size)
    this.at = grown(this.at, size)
    this.end = grown(this.end, size)
    this.last = grown(this.last, size)
    this.counts = grown(this.counts, size)
    const level = new Uint8Array(size)
    level.set(this.level)
    this.level = level
  }
}

function sliceSize(level: number): number {
  return SLICE_SIZES[Math.min(level, SLICE_SIZES.length - 1)] ?? 10
}

function bytesOf(value: number): number {
  if (value < 128) return 1
  if (value < 128 ** 2) return 2
  if (value < 128 ** 3) return 3
  return value < 128 ** 4 ? 4 : 5
}

function writeLink(block: Uint8Array, at: number, address: number): void {
  for (let byte = 0; byte < LINK; byte += 1) block[at + byte] = (address >>> (8 * byte)) & 255
}

function linkAt(block: Uint8Array, at: number): number {
  return (
    ((block[at] ?? 0) |
      ((block[at + 1] ?? 0) << 8) |
      ((block[at + 2] ?? 0) << 16) |
      ((block[at + 3] ?? 0) << 24)) >>>
    0
  )
}

/** A longer copy of an array of whole numbers. */
export function grown(array: Uint32Array, size: number): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(size)
  copy.set(array)
  return copy
}
