import { expect, test } from 'vitest'
import { formatBatch } from './batch.ts'

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
