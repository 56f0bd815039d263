import { expect, test } from 'vitest'
import { measureWords } from './word-speed.ts'

test('measures the words of generated postings', () => {
  const speed = measureWords(300, new Date('2026-11-22T10:00:00Z'))
  expect(speed.rows).toBe(300)
  expect(
    Object.values(speed)
      .flat()
      .every((figure) => Number.isFinite(figure) && figure >= 0),
  ).toBe(true)
  expect(speed.describedListsMb).toBeGreaterThan(speed.listsMb)
})
