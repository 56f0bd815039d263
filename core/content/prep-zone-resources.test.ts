import { expect, test } from 'vitest'
import { prepZoneResourceSchema } from './prep-zone-resources.ts'

const RIGHT = {
  name: 'Pro Git',
  description: 'A book on Git.',
  category: 'DevOps',
  resource_type: 'Book',
  is_free: false,
  price: '₹499',
  rating: 4.3,
  best_for: 'Understanding Git',
  link: 'https://git-scm.com/book/en/v2',
}

/** The invalid fields of a row. */
function wrong(change: Record<string, unknown>): string[] {
  const parsed = prepZoneResourceSchema.safeParse({ ...RIGHT, ...change })
  return (parsed.error?.issues ?? []).map(({ path }) => path.join('.'))
}

test('a valid row is accepted, also without optional values', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ is_free: true, price: null, rating: null, best_for: null, link: null })).toEqual([])
})

test.each([
  ['a category no tab shows', { category: 'Cooking' }, 'category'],
  ['a type no select shows', { resource_type: 'Podcast' }, 'resource_type'],
  ['a price on what is free', { is_free: true }, 'price'],
  ['a rating above five stars', { rating: 5.1 }, 'rating'],
  ['a rating of no star', { rating: 0 }, 'rating'],
  ['a rating with two decimals', { rating: 4.25 }, 'rating'],
  ['an empty text instead of null', { best_for: '' }, 'best_for'],
  ['a link without https', { link: 'http://git-scm.com/book' }, 'link'],
  ['an unknown field', { stars: 4 }, ''],
])('%s is refused', (_, change, field) => {
  expect(wrong(change)).toEqual([field])
})
