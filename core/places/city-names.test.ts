import { expect, test } from 'vitest'
import { placeSpellings } from './city-names.ts'

test.for([
  ['Bangalore', ['bangalore', 'bengaluru']],
  [' GURGAON ', ['gurgaon', 'gurugram']],
  ['New  Delhi', ['new delhi', 'delhi']],
  ['Pune', ['pune']],
  ['navi mum', ['navi mum']],
  ['Poona, India', ['poona', 'pune']],
  ['Bombay / Pune', ['bombay', 'mumbai', 'pune']],
  ['Pune, pune', ['pune']],
  ['India', ['india']],
  ['', []],
  [' , ', []],
] as const)('a search for "%s" matches %o', ([typed, spellings]) => {
  expect(placeSpellings(typed)).toEqual(spellings)
})

test.for(['NCR', 'Delhi NCR', 'ncr delhi'])('%s is every city of the region', (typed) => {
  expect(placeSpellings(typed)).toEqual(expect.arrayContaining(['delhi', 'gurugram', 'noida', 'ghaziabad']))
})

test('a search uses at most five places', () => {
  expect(placeSpellings('a,b,c,d,e,f,g,h')).toEqual(['a', 'b', 'c', 'd', 'e'])
})
