import { setBit, type Bits } from './bits.ts'

/** A condition of rows. */
export interface RowTest {
  holds: (row: number) => boolean
  /** Sets the bits of all rows below `rows` that meet it: much faster than one by one. */
  fill: (bits: Bits, rows: number) => void
}

type Values = Uint8Array | Uint16Array | Uint32Array | Float64Array

/** Rows with a value from `low` to `high`. @param values The column as it is now. */
export function between(values: () => Values, low: number, high: number): RowTest {
  return {
    holds: (row) => {
      const value = values()[row] as number
      return value >= low && value <= high
    },
    fill: (bits, rows) => {
      const column = values()
      for (let start = 0; start < rows; start += 32) {
        const end = Math.min(start + 32, rows)
        let word = 0
        for (let row = start; row < end; row += 1) {
          const value = column[row] as number
          word |= (value >= low && value <= high ? 1 : 0) << (row & 31)
        }
        bits[start >>> 5] = word
      }
    },
  }
}

/** Rows with a value that has one of some bits. */
export function withAnyBit(values: () => Values, mask: number): RowTest {
  return rowByRow((row) => ((values()[row] as number) & mask) !== 0)
}

/** Rows that a function chooses. */
export function rowByRow(holds: (row: number) => boolean): RowTest {
  return {
    holds,
    fill: (bits, rows) => {
      for (let row = 0; row < rows; row += 1) if (holds(row)) setBit(bits, row)
    },
  }
}
