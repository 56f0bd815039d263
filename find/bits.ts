/**
 * A set of row numbers, one bit each, in words of 32 bits. All sets of one index have the same length, so they are
 * combined word by word. `typedfastbitset` counts and combines as fast, and walks four times slower
 * (docs/decisions/0019).
 */
export type Bits = Uint32Array

export function bitsFor(rows: number): Bits {
  return new Uint32Array((rows + 31) >>> 5)
}

export function hasBit(bits: Bits, row: number): boolean {
  return (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1
}

export function setBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31))
}

export function clearBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) & ~(1 << (row & 31))
}

/** Keeps in `bits` only what is in `other` too. */
export function intersect(bits: Bits, other: Bits): void {
  for (let index = 0; index < bits.length; index++)
    bits[index] = (bits[index] as number) & (other[index] as number)
}

/** Keeps in `bits` what is in either of the others too. */
export function intersectEither(bits: Bits, one: Bits, other: Bits): void {
  for (let index = 0; index < bits.length; index += 1)
    bits[index] = (bits[index] as number) & ((one[index] as number) | (other[index] as number))
}

/** Adds to `bits` all of `other`. */
export function unite(bits: Bits, other: Bits): void {
  for (let index = 0; index < bits.length; index++)
    bits[index] = (bits[index] as number) | (other[index] as number)
}

/** Takes from `bits` all of `other`. */
export function subtract(bits: Bits, other: Bits): void {
  for (let index = 0; index < bits.length; index++)
    bits[index] = (bits[index] as number) & ~(other[index] as number)
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let index = 0; index < bits.length; index++) count += countOnes(bits[index] as number)
  return count
}

export function isEmpty(bits: Bits): boolean {
  for (let index = 0; index < bits.length; index++) if (bits[index] !== 0) return false
  return true
}

/** How many rows are in both. */
export function countCommon(bits: Bits, other: Bits): number {
  let count = 0
  for (let index = 0; index < bits.length; index++)
    count += countOnes((bits[index] as number) & (other[index] as number))
  return count
}

/** The positions of the words that are not 0: few, if the set is small. */
export function occupied(bits: Bits): Uint32Array {
  let count = 0
  for (let index = 0; index < bits.length; index++) if (bits[index] !== 0) count += 1
  const positions = new Uint32Array(count)
  count = 0
  for (let index = 0; index < bits.length; index++) if (bits[index] !== 0) positions[count++] = index
  return positions
}

/** Like `countCommon`, where `positions` are those of `occupied` of either. */
export function countCommonAt(positions: Uint32Array, bits: Bits, other: Bits): number {
  let count = 0
  for (let at = 0; at < positions.length; at++) {
    const index = positions[at] as number
    count += countOnes((bits[index] as number) & (other[index] as number))
  }
  return count
}

/** The rows, ascending. @param size How many, if that is known. */
export function rowsIn(bits: Bits, size = countBits(bits)): Uint32Array {
  const into = new Uint32Array(size)
  let count = 0
  for (let index = 0; index < bits.length; index++) {
    // As a whole number with a sign: with one beyond 2^31, each of these steps would be in floating point.
    let word = (bits[index] as number) | 0
    while (word !== 0) {
      into[count++] = (index << 5) + 31 - Math.clz32(word & -word)
      word &= word - 1
    }
  }
  return into
}

/** The set of ascending rows. */
export function bitsOf(rows: Uint32Array, capacity: number): Bits {
  const bits = bitsFor(capacity)
  let position = 0
  let word = 0
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    if (row >>> 5 !== position) {
      bits[position] = word
      position = row >>> 5
      word = 0
    }
    word |= 1 << (row & 31)
  }
  if (rows.length > 0) bits[position] = word
  return bits
}

/** The same set with room for more rows. */
export function withRoomFor(bits: Bits, rows: number): Bits {
  const larger = bitsFor(rows)
  larger.set(bits)
  return larger
}

/** The ones of a word, counted in parallel (Hacker's Delight, 5-1). */
export function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
