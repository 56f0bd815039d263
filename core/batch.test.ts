import { expect, test } from 'vitest'
import { batchYears, formatBatch } from './batch.ts'

test.each([
  [[], null],
  [[2026], '2026 batch'],
  [[2025, 2026], '2025 or 2026 batch'],
  [[2024, 2026], '2024 or 2026 batch'],
  [[2023, 2024, 2025, 2026], '2023–2026 batches'],
  [[2022, 2024, 2026], '2022, 2024 or 2026 batch'],
])('%j is %s', (years, words) => {
  expect(formatBatch(years)).toBe(words)
})

test.each([
  ['2026-11-26T06:30:00Z', 2023, 2030],
  ['2026-12-31T18:29:59Z', 2023, 2030],
  // New Year in India.
  ['2026-12-31T18:30:00Z', 2024, 2031],
  ['2040-06-01T00:00:00Z', 2037, 2044],
])('at %s the years from %i to %i are offered', (now, first, last) => {
  const years = batchYears(new Date(now))
  expect([years.length, years[0], years.at(-1)]).toEqual([8, first, last])
})
