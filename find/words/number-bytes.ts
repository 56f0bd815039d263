/** When there is no more room, room is made for this many times as much. */
const SPARE = 1.125

/** Whole numbers one after the other, seven bits a byte, the lowest first; all but the last byte have the highest bit. */
export class NumberBytes {
  bytes: Uint8Array
  used = 0

  constructor(size: number) {
    this.bytes = new Uint8Array(size)
  }

  write(value: number): void {
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

  /** Visits the numbers from one place up to another. */
  each(start: number, end: number, visit: (value: number) => void): void {
    const { bytes } = this
    for (let at = start; at < end;) {
      let byte = bytes[at++] as number
      let value = byte & 127
      for (let shift = 7; byte >= 128; shift += 7) {
        byte = bytes[at++] as number
        value |= (byte & 127) << shift
      }
      visit(value)
    }
  }

  /** The place behind the next 0 from a place on. */
  behindZero(start: number): number {
    // No other number has a byte of 0.
    return this.bytes.indexOf(0, start) + 1
  }

  /** Whether numbers stand beside each other between two places. @param wanted Their bytes. */
  holds(wanted: readonly number[], start: number, end: number): boolean {
    const { bytes } = this
    const [first] = wanted
    const last = end - wanted.length
    for (let at = start; at <= last; at += 1) {
      if (bytes[at] !== first || (at > start && (bytes[at - 1] as number) >= 128)) continue
      let same = 1
      while (same < wanted.length && bytes[at + same] === wanted[same]) same += 1
      if (same === wanted.length) return true
    }
    return false
  }
}

/** The bytes of a number. */
export function bytesOf(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...bytesOf(value >>> 7)]
}
