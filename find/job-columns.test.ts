import { expect, test } from 'vitest'
import { batchYears } from '#core/batch.ts'
import { batchBit, lowestBatch } from './job-columns.ts'

test.each([2026, 2032, 2050])(
  'a process that starts in %i has a bit for each graduation year of a search, also ten years later',
  (started) => {
    const lowest = lowestBatch(new Date(Date.UTC(started, 5)))
    for (const year of [started, started + 10]) {
      const bits = batchYears(new Date(Date.UTC(year, 5))).map((batch) => batchBit(batch, lowest))
      expect(new Set(bits).size, `${year}`).toBe(8)
      expect(bits).not.toContain(0)
    }
    // Two bytes hold those of the start.
    const now = batchYears(new Date(Date.UTC(started, 5))).map((batch) => batchBit(batch, lowest))
    expect(Math.max(...now)).toBeLessThan(2 ** 16)
  },
)

test('years outside of the column have no bit', () => {
  expect([
    batchBit(2009, 2016),
    batchBit(2010, 2016) === 0,
    batchBit(2041, 2016) === 0,
    batchBit(2042, 2016),
  ]).toEqual([0, false, false, 0])
})
