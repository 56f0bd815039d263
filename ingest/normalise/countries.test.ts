import { expect, test } from 'vitest'
import { foreignCountry } from './countries.ts'

test.each([
  ['London, UK', 'GB'],
  ['Hyderabad, Sindh, Pakistan', 'PK'],
  ['Indianapolis', 'US'],
  ['Fort Wayne, IN 46802', 'US'],
  ['Salem, MA', 'US'],
  ['Ho Chi Minh City', 'VN'],
  ['Remote (US only)', 'US'],
  ['Bengaluru', null],
  ['Remote', null],
  ['', null],
])('%j is in %s', (text, country) => {
  expect(foreignCountry(text)).toBe(country)
})
