import { expect, test } from 'vitest'
import { citiesTyped } from './typed-places.ts'

test.each([
  ['Pune', ['pune']],
  ['  bangalore ', ['bengaluru']],
  ['gurgaon, India', ['gurugram']],
  ['Bombay / Navi  Mumbai', ['mumbai', 'navi-mumbai']],
  ['Bangalore, BLR', ['bengaluru']],
  ['ncr', ['delhi-ncr']],
  ['Sri City', ['sri-city']],
  ['Work from home', ['remote']],
])('“%s” names %j', (text, slugs) => {
  expect(citiesTyped(text)).toEqual(slugs)
})

test.each(['', ' , ', 'India', 'Whitefield', 'Pune, Whitefield', 'Berlin', 'karnataka'])(
  '“%s” names no city that we know',
  (text) => {
    expect(citiesTyped(text)).toEqual([])
  },
)
