import { expect, test } from 'vitest'
import { formatCount } from './count.ts'

test('numbers are grouped as browsers group them in India', () => {
  const intl = new Intl.NumberFormat('en-IN')
  const around = Array.from({ length: 14 }, (_, power) => 10 ** power).flatMap((round) => [
    round - 1,
    round,
    round + 1,
    7 * round,
  ])
  for (const count of [0, -1234567, ...around]) expect(formatCount(count)).toBe(intl.format(count))
})
