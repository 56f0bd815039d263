import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readLabelled } from './labelled-set.ts'
import { markOf } from './weights-table.ts'
import { LABELS, learnWeights, WEIGHTS_FILE } from './mode-weights.ts'

// After a change of the labelled lines: `npm run bench -- weights`. Other changes are found by learned-weights.test.ts.
test('the weights were learned from the labelled lines as they are', () => {
  expect(readFileSync(WEIGHTS_FILE, 'utf8')).toContain(markOf(readLabelled('tune'), LABELS))
})

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
