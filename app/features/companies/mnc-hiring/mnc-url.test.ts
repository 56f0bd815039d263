import { expect, test } from 'vitest'
import { isFiltered, mncHref, parseMncUrl } from './mnc-url.ts'

const parse = (query: string) => parseMncUrl(new URLSearchParams(query))

test('a URL without parameters is the default state, and the reverse', () => {
  const state = parse('')
  expect(state).toEqual({ search: '', company: '' })
  expect(mncHref(state)).toBe('/mnc-hiring')
  expect(isFiltered(state)).toBe(false)
})

test('search and company survive the round trip through the URL', () => {
  const query = '?search=data+%26+ai&company=Tata+Consultancy+Services'
  const state = parse(query)
  expect(state).toEqual({ search: 'data & ai', company: 'Tata Consultancy Services' })
  expect(mncHref(state)).toBe(`/mnc-hiring${query}`)
  expect(isFiltered(state)).toBe(true)
})

test.each([
  ['search=%20%20&company=', { search: '', company: '' }],
  [`search=${'x'.repeat(500)}`, { search: 'x'.repeat(100) }],
  ['search=a&search=b&page=7', { search: 'a' }],
])('%s falls back to its default', (query, expected) => {
  expect(parse(query)).toMatchObject(expected)
})
