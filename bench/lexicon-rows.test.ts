import { expect, test } from 'vitest'
import { LEXICONS } from '#ingest/understand/lexicons/all.ts'
import { unneededRows, wrongMeasures } from './lexicon-rows.ts'

const line = {
  where: 'test:1',
  posting: { title: 'Clerk', location: 'Pune', description: 'Remuneration: 20,000 per month' },
  expect: { salary_min: 20_000, salary_max: 20_000, salary_period: 'month' as const },
}

test('a row that a line is read wrong without is needed, the others are not', () => {
  expect(wrongMeasures(line)).toEqual([])
  const unneeded = unneededRows([line])
  const pay = LEXICONS.filter(({ subject }) => subject === 'pay')
  const needed = pay.filter((row) => !unneeded.includes(row)).map(({ words }) => words)
  expect(needed).toHaveLength(1)
  expect(needed[0]).toContain('remuneration')
})
