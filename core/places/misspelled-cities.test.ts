import { expect, test } from 'vitest'
import { misspelledCity } from './misspelled-cities.ts'

test.each([
  ['vijaywada', 'vijayawada'],
  ['ghazibad', 'ghaziabad'],
  ['luknow', 'lucknow'],
  ['chandigrah', 'chandigarh'],
  ['guwhati', 'guwahati'],
  ['hyderabadd', 'hyderabad'],
  ['chennau', 'chennai'],
])('%j is %j, one letter off', (word, name) => {
  expect(misspelledCity(word)).toBe(name)
})

test.each(['islamabad', 'faisalabad', 'chemical', 'gurgle', 'kolkhoz', 'luck', 'bangor', ''])(
  '%j is no city of ours',
  (word) => {
    expect(misspelledCity(word)).toBeNull()
  },
)
