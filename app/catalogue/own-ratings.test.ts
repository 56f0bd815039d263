import { expect, test } from 'vitest'
import { formatRatings, parseRatings, withRating } from './own-ratings.ts'

test('what was given is read again, the last one for a row', () => {
  const given = withRating(withRating(withRating(new Map(), 'a', 4), 'b', 1), 'a', 2)
  expect([...parseRatings(formatRatings(given))]).toEqual([
    ['b', 1],
    ['a', 2],
  ])
})

test.each([null, '', '7', 'null', '"text"', '[6]', '{', '{"a":6,"b":"4","c":null}'])(
  '%j in the storage is read without what is not valid',
  (stored) => {
    expect([...parseRatings(stored)]).toEqual([])
  },
)

test('the oldest of too many are forgotten', () => {
  const many = Array.from({ length: 501 }).reduce(
    (ratings: ReturnType<typeof parseRatings>, _, index) => withRating(ratings, `row ${index}`, 3),
    new Map(),
  )
  expect(many.size).toBe(500)
  expect(many.has('row 0')).toBe(false)
  expect(many.get('row 500')).toBe(3)
})
