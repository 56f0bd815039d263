import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LABELS, learnWeights, WEIGHTS_FILE } from './experience-weights.ts'
import { readLabelled } from './labelled-set.ts'
import { markOf } from './weights-table.ts'

// After a change of the labelled lines: `npm run bench -- weights`. Other changes are found by learned-weights.test.ts.
test('the weights were learned from the labelled lines as they are', () => {
  expect(readFileSync(WEIGHTS_FILE, 'utf8')).toContain(markOf(readLabelled('tune'), LABELS))
})

const line = (description: string, min: number | null, max: number | null = null) => ({
  where: 'test:1',
  posting: { title: 'Engineer', description },
  expect: { experience_min: min, experience_max: max },
})

test('what stands beside years that nobody asks for speaks against them', () => {
  const { weights } = learnWeights([
    ...Array.from({ length: 9 }, (_, index) => line(`Acme is ${index + 2} years old.`, null)),
    ...Array.from({ length: 9 }, (_, index) => line(`You need ${index + 2} years of practice.`, index + 2)),
  ])
  const sum = (word: string) =>
    [...weights]
      .filter(([clue]) => clue.endsWith(`\t${word}`))
      .reduce((total, [, weight]) => total + weight, 0)
  expect(sum('old') + sum('is') + sum('time other')).toBeLessThan(0)
  expect(sum('about you') + sum('need') + sum('practice')).toBeGreaterThan(0)
})

test('years below those of the label teach nothing: they may be a part of them', () => {
  const beside = (part: number) => line(`You need 5 years. You need ${part} years of Go.`, 5)
  const again = (part: number) => Array.from({ length: 9 }, () => beside(part))
  expect(learnWeights(again(2)).bias).toBeGreaterThan(learnWeights(again(9)).bias)
})
