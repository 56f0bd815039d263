import { expect, test } from 'vitest'
import { learnCourseSchema } from './learn-courses.ts'

const RIGHT = {
  name: 'Learn HTML',
  platform: 'Web School',
  role_category: 'Frontend Dev',
  difficulty: 'Beginner',
  rating: null,
  is_free: true,
  tags: ['HTML'],
  link: 'https://example.com/html',
}

/** The invalid fields of a row. */
function wrong(change: Record<string, unknown>): string[] {
  const parsed = learnCourseSchema.safeParse({ ...RIGHT, ...change })
  return (parsed.error?.issues ?? []).map(({ path }) => path.join('.'))
}

test.each([[{}], [{ link: null }], [{ rating: 4.3 }], [{ rating: 5 }], [{ is_free: false }]])(
  'a valid row is accepted: %o',
  (change) => {
    expect(wrong(change)).toEqual([])
  },
)

test.each([
  ['a role no tab shows', { role_category: 'Data Science' }, 'role_category'],
  ['a difficulty no badge shows', { difficulty: 'Easy' }, 'difficulty'],
  ['a rating out of ten', { rating: 8.5 }, 'rating'],
  ['a rating with two decimals', { rating: 4.25 }, 'rating'],
  ['no tags', { tags: [] }, 'tags'],
  ['a tag twice', { tags: ['HTML', 'html'] }, 'tags'],
  ['a link without https', { link: 'http://example.com/html' }, 'link'],
  ['an empty link', { link: '' }, 'link'],
  ['an unknown field', { price: 1 }, ''],
])('%s is refused', (_, change, field) => {
  expect(wrong(change)).toEqual([field])
})
