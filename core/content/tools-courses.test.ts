import { expect, test } from 'vitest'
import { toolCourseSchema } from './tools-courses.ts'

const RIGHT = {
  name: 'Drill',
  description: 'Mock interviews by video.',
  category: 'Interview Tools',
  price: 499,
  is_free: false,
  rating: null,
  logo_url: null,
  website_url: 'https://example.com/',
  tags: ['Mock interviews'],
}

/** The invalid fields of a row. */
function wrong(change: Record<string, unknown>): string[] {
  const parsed = toolCourseSchema.safeParse({ ...RIGHT, ...change })
  return (parsed.error?.issues ?? []).map(({ path }) => path.join('.'))
}

test.each([
  [{}],
  [{ price: null }],
  [{ price: null, is_free: true }],
  [{ website_url: null }],
  [{ category: 'Free Courses', is_free: true, price: null }],
  [{ category: 'Paid Courses' }],
])('a valid row is accepted: %o', (change) => {
  expect(wrong(change)).toEqual([])
})

test.each([
  ['a category no tab shows', { category: 'Books' }, 'category'],
  ['a price in words', { price: '₹499' }, 'price'],
  ['a price with paise', { price: 499.5 }, 'price'],
  ['a price of nothing', { price: 0 }, 'price'],
  ['a price of something free', { is_free: true }, 'price'],
  ['a paid course under the free ones', { category: 'Free Courses' }, 'is_free'],
  ['a free course under the paid ones', { category: 'Paid Courses', is_free: true, price: null }, 'is_free'],
  ['no description', { description: '' }, 'description'],
  ['no tags', { tags: [] }, 'tags'],
  ['a logo that is no web address', { logo_url: 'logo.png' }, 'logo_url'],
  ['an unknown field', { link: 'https://example.com/' }, ''],
])('%s is refused', (_, change, field) => {
  expect(wrong(change)).toEqual([field])
})
