import { expect, test } from 'vitest'
import { stateOf } from '#core/city-states.ts'
import { DISTRICTS } from './districts.ts'
import { LOCALITIES } from '#core/localities.ts'
import { LOCALITIES_TO_CONFIRM } from '#core/shared-localities.ts'
import { CITIES, CITY_CODES } from './places.ts'

test('of every city that is read from postings the state is known, but for the region of three', () => {
  const tables = [CITIES, CITY_CODES, LOCALITIES, LOCALITIES_TO_CONFIRM, DISTRICTS]
  const cities = new Set(tables.flatMap((table) => Object.keys(table)))
  expect([...cities].filter((city) => stateOf(city) === null)).toEqual(['Delhi NCR'])
})
