import { expect, test } from 'vitest'
import { reportedFirst } from './reported-first.ts'

const boards = ['lever:a', 'lever:b', 'ashby:c', 'keka:d'].map((token) => ({ token }))
const order = (reported: string[]) => reportedFirst(boards, reported).map(({ token }) => token)

test('boards whose postings were reported come first, in the order given, and no board twice', () => {
  expect(order(['ashby:c', 'lever:b'])).toEqual(['ashby:c', 'lever:b', 'lever:a', 'keka:d'])
})

test('without reports, and for boards of another list, the order stands', () => {
  expect(order([])).toEqual(['lever:a', 'lever:b', 'ashby:c', 'keka:d'])
  expect(order(['greenhouse:other'])).toEqual(['lever:a', 'lever:b', 'ashby:c', 'keka:d'])
})
