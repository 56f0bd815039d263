import { expect, test } from 'vitest'
import { stateOf } from '#core/city-states.ts'
import { CITIES, TOWNS } from './places.ts'

test('of every city that is read from postings the state is known, but for those that lie in several', () => {
  const cities = [...Object.keys(CITIES), ...TOWNS.split(', ')]
  expect(cities.filter((city) => stateOf(city) === null)).toEqual(['Delhi NCR', 'Bilaspur'])
})
