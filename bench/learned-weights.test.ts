import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as experience from './experience-weights.ts'
import { readLabelled } from './labelled-set.ts'
import * as line from './line-weights.ts'
import * as mode from './mode-weights.ts'

// They take a minute, so only `npm test -- everything` learns them again. If one fails: `npm run bench -- weights`.
test.each([
  ['line starts', () => line.formatWeights(line.learnWeights(line.linedPostings())), line.WEIGHTS_FILE],
  ['years', () => experience.formatWeights(experience.learnWeights(lines), lines), experience.WEIGHTS_FILE],
  ['modes', () => mode.formatWeights(mode.learnWeights(lines), lines), mode.WEIGHTS_FILE],
])('the weights of %s are those that the labelled lines teach', { timeout: 480_000 }, (_, learn, file) => {
  expect(learn()).toBe(readFileSync(file, 'utf8'))
})

const lines = readLabelled('tune')
