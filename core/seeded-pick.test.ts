import { expect, test } from 'vitest'
import { seededPick } from './seeded-pick.ts'

const labels = ['Today', '2 days left', '3 days left'] as const

test('the same seed picks the same option, and every option is picked by some seed', () => {
  const drawn = Array.from({ length: 60 }, (_, index) => seededPick(labels, `job-${index}`))
  expect(drawn).toEqual(Array.from({ length: 60 }, (_, index) => seededPick(labels, `job-${index}`)))
  expect(new Set(drawn)).toEqual(new Set(labels))
})

test('picking from nothing throws', () => {
  expect(() => seededPick([], 'a')).toThrow(RangeError)
})
