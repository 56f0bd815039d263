import { expect, test } from 'vitest'
import { measureWords } from './word-speed.ts'

test('measures an index of generated rows', () => {
  const speed = measureWords(300)
  expect(speed.rows).toBe(300)
  expect(Object.values(speed).every((figure) => Number.isFinite(figure) && figure >= 0)).toBe(true)
  expect(speed.describedListsMb).toBeGreaterThan(speed.listsMb)
})
