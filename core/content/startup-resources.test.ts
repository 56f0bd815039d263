import { expect, test } from 'vitest'
import { startupResourceSchema } from './startup-resources.ts'

const RIGHT = {
  title: 'Startup India',
  description: 'The portal for founders.',
  category: 'Government scheme',
  url: 'https://www.startupindia.gov.in/',
  is_free: true,
}

/** The invalid fields of a row. */
function wrong(change: Record<string, unknown>): string[] {
  const parsed = startupResourceSchema.safeParse({ ...RIGHT, ...change })
  return (parsed.error?.issues ?? []).map(({ path }) => path.join('.'))
}

test('a valid row is accepted, also without description and link', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ description: null, url: null })).toEqual([])
})

test.each([
  ['an unknown category', { category: 'Scheme' }, 'category'],
  ['a description of more than a line', { description: 'x'.repeat(241) }, 'description'],
  ['an address without https', { url: 'www.startupindia.gov.in' }, 'url'],
  ['a missing truth value', { is_free: undefined }, 'is_free'],
  ['an unknown field', { link: null }, ''],
])('%s is refused', (_, change, field) => {
  expect(wrong(change)).toEqual([field])
})
