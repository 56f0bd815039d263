import { expect, test } from 'vitest'
import { stateOf } from './city-states.ts'

test.each([
  ['Pune', 'Maharashtra'],
  ['Indore', 'Madhya Pradesh'],
  ['Balasore', 'Odisha'],
  ['Gaya', 'Bihar'],
  ['Delhi NCR', null],
  ['Springfield', null],
  ['', null],
])('%s is in %s', (city, state) => {
  expect(stateOf(city)).toBe(state)
})
