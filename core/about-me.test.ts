import { expect, test } from 'vitest'
import { aboutMeOf, citiesOf, fillAbout, NOTHING_SAID, saysSomething } from './about-me.ts'

test('what is not valid is left out, and the rest stays', () => {
  const said = {
    degrees: ['BCA', 'PhD', 'Any graduate'],
    branch: 'CSE',
    batch: '2026',
    years: 0,
    modes: ['moon'],
  }
  expect(aboutMeOf({ ...said, cities: ['Pune', 7], notice: -1 })).toEqual({
    ...NOTHING_SAID,
    degrees: ['BCA'],
    branch: 'CSE',
    years: 0,
    cities: ['Pune'],
  })
  for (const none of [null, 'x', []]) expect(aboutMeOf(none)).toBeNull()
})

test('cities are listed once, without empty names', () => {
  expect(citiesOf([' Pune ', '', 'pune', 'Navi  Mumbai'])).toEqual(['pune', 'Navi Mumbai'])
})

test('no experience is something said', () => {
  expect(saysSomething(NOTHING_SAID)).toBe(false)
  expect(saysSomething({ ...NOTHING_SAID, years: 0 })).toBe(true)
})

test('a file adds what is not said yet', () => {
  const here = { ...NOTHING_SAID, years: 0, cities: ['Pune'] }
  const there = { ...NOTHING_SAID, years: 3, batch: 2025, cities: ['Kochi'] }
  expect(fillAbout(here, there)).toEqual({ ...here, batch: 2025 })
})
