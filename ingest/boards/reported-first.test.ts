import { expect, test } from 'vitest'
import { reportedFirst } from './reported-first.ts'

const boards = ['lever:a', 'lever:b', 'ashby:c', 'keka:d'].map((token) => ({ token }))
const order = (reported: string[]) => reportedFirst(boards, reported).map(({ token }) => token)

test('puts boards with reported postings first, in the given order, each once', () => {
  expect(order(['ashby:c', 'lever:b'])).toEqual(['ashby:c', 'lever:b', 'lever:a', 'keka:d'])
})

test('keeps the order without reports, and ignores boards of another list', () => {
  expect(order([])).toEqual(['lever:a', 'lever:b', 'ashby:c', 'keka:d'])
  expect(order(['greenhouse:other'])).toEqual(['lever:a', 'lever:b', 'ashby:c', 'keka:d'])
})
