import { expect, test } from 'vitest'
import { parseJobsUrl } from './jobs-url.ts'
import { lastPageShown, pagesShown } from './list-pages.ts'

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [4, 7, '1 2 3 4 5 6 7'],
  [9, 9, '1 … 8 9'],
])('on page %i of %i: %s', (current, pages, expected) => {
  const shown = pagesShown(current, pages).map((page) => (typeof page === 'number' ? page : '…'))
  expect(shown.join(' ')).toBe(expected)
})

test('the next page begins after the jobs that are shown', () => {
  const shownTo = (query: string) => lastPageShown(parseJobsUrl(new URLSearchParams(query)))
  expect(shownTo('')).toBe(0)
  expect(shownTo('show=20')).toBe(1)
  expect(shownTo('show=60')).toBe(3)
  expect(shownTo('page=4')).toBe(4)
  expect(shownTo('view=rows')).toBe(1)
})
