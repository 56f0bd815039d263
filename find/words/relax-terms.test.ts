import { expect, test } from 'vitest'
import { bitsFor, countOnes, setBit, type Bits } from '#find/bits.ts'
import { relaxTerms, type HeldRows } from './relax-terms.ts'

const ROWS = 3000

/** Row by row: what each row holds, worth the most first, then what more rows hold. */
function expected(terms: readonly HeldRows[], importance: readonly number[], allowed: Bits): number {
  const holds = (bits: Bits | null, row: number) =>
    bits !== null && ((bits[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0
  const worths = new Map<number, { worth: number; rows: number }>()
  for (let row = 0; row < ROWS; row += 1) {
    if (!holds(allowed, row)) continue
    let held = 0
    let worth = 0
    for (const [term, { inFields, inDescriptions }] of terms.entries()) {
      const share = holds(inFields, row) ? 1 : holds(inDescriptions, row) ? 0.5 : 0
      if (share > 0) held |= 2 ** term
      worth += share * (importance[term] ?? 0)
    }
    if (held === 0) continue
    const known = worths.get(held) ?? { worth: 0, rows: 0 }
    worths.set(held, { worth: Math.max(known.worth, worth), rows: known.rows + 1 })
  }
  const sorted = [...worths].sort(
    ([, one], [, other]) => other.worth + other.rows / 1e9 - (one.worth + one.rows / 1e9),
  )
  return sorted[0]?.[0] ?? 0
}

test('of the terms that rows hold together, those are chosen that are worth the most, and that most rows hold', () => {
  let seed = 1
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const someRows = (share: number) => {
    const bits = bitsFor(ROWS)
    for (let row = 0; row < ROWS; row += 1) if (random() < share) setBit(bits, row)
    return bits
  }
  const sizes = new Set<number>()
  for (let round = 0; round < 60; round += 1) {
    const count = 2 + (round % 9)
    const terms = Array.from({ length: count }, (_, term) => ({
      inFields: someRows(random() * 0.3),
      inDescriptions: term % 3 === 0 ? null : someRows(random() * 0.3),
    }))
    // Some are worth the same: then the number of rows decides.
    const importance = terms.map(() => 0.9 + Math.floor(random() * 3) / 10)
    const allowed = someRows(round % 5 === 0 ? 0.01 : 0.8)
    const held = relaxTerms(terms, importance, allowed)
    expect(held, `round ${round}`).toBe(expected(terms, importance, allowed))
    sizes.add(countOnes(held))
  }
  expect(sizes.size).toBeGreaterThan(3)
  expect(relaxTerms([{ inFields: bitsFor(ROWS), inDescriptions: null }], [1], someRows(1))).toBe(0)
})
