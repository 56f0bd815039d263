import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readLabelled } from './labelled-set.ts'
import { formatWeights, learnWeights, WEIGHTS_FILE } from './mode-weights.ts'

// Run `npm run weights` after a change of the labelled lines, of the words about places or of the clues.
test('the weights are those that the labelled lines teach', () => {
  expect(formatWeights(learnWeights(readLabelled('tune')))).toBe(readFileSync(WEIGHTS_FILE, 'utf8'))
}, 480_000)

const again = (description: string, work_mode: 'remote' | 'onsite' | null, location?: string) =>
  Array.from({ length: 9 }, () => ({
    where: 'test:1',
    posting: { title: 'Engineer', description, location },
    expect: { work_mode },
  }))

test('of two sentences the one that speaks for the mode elsewhere is learned from', () => {
  const { remote } = learnWeights([
    ...again('Your own kitchen table is home to this job.', 'remote'),
    ...again('Customers praise our branch. Your own kitchen table is home to this job.', 'remote'),
    ...again('Customers praise our branch.', null),
  ])
  expect(remote.weights.get('any word\tpraise') ?? 0).toBeLessThanOrEqual(0)
  expect([...remote.weights].some(([clue, weight]) => clue.includes('HOME') && weight > 0)).toBe(true)
})

test('a posting whose field says the mode teaches nothing', () => {
  expect(learnWeights(again('Home to our servers.', 'remote', 'Remote')).remote.weights.size).toBe(0)
})
