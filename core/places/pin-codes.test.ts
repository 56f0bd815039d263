import { expect, test } from 'vitest'
import { listedName } from './gazetteer.ts'
import { cityOfPin } from './pin-codes.ts'

test.each([
  ['560066', 'Bengaluru'],
  ['411014', 'Pune'],
  ['201301', 'Noida'],
  ['201010', 'Ghaziabad'],
  ['400601', 'Thane'],
  ['400703', 'Navi Mumbai'],
])('%s is in %s', (code, city) => {
  expect(cityOfPin(code)).toBe(city)
  expect(listedName(city)).toBe(city)
})

test.each(['560000', '56006', '999999', '000123', '518001'])('%s is in no city that we know', (code) => {
  expect(cityOfPin(code)).toBeNull()
})
