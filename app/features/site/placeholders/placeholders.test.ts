import { expect, test } from 'vitest'
import { PLACEHOLDERS, placeholderOfRoute, placeholderRouteId } from './placeholders.ts'

test.for(['title', 'subtitle', 'promise', 'description'] as const)('no two pages share a %s', (field) => {
  const texts = PLACEHOLDERS.map((row) => row[field])
  expect(new Set(texts).size).toBe(texts.length)
})

test('a placeholder route finds its row, and any other route throws', () => {
  expect(placeholderOfRoute(placeholderRouteId('/forums')).title).toBe('Forums')
  expect(() => placeholderOfRoute('routes/home')).toThrow('routes/home')
  expect(() => placeholderOfRoute(undefined)).toThrow('No placeholder')
})
