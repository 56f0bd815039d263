import { expect, test } from 'vitest'
import { nearestPlaces } from './nearest-places.ts'

test.each([
  ['Gooa', 'Goa'],
  ['Hydrabad', 'Hyderabad'],
  ['Bangalroe', 'Bengaluru'],
  ['Secundrabad', 'Hyderabad'],
  ['Karnatka', 'Karnataka'],
  ['pune', 'Pune'],
])('%s may be meant for %s', (typed, name) => {
  expect(nearestPlaces(typed)[0]).toBe(name)
})

test('a name that is like none has none', () => {
  expect(nearestPlaces('Springfield')).toEqual([])
  expect(nearestPlaces('')).toEqual([])
  expect(nearestPlaces('Bngaloe', 1)).toEqual([])
})
