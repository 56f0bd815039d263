import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as experience from './experience-weights.ts'
import { readLabelled } from './labelled-set.ts'
import * as mode from './mode-weights.ts'
import { markOf } from './weights-table.ts'

// After a change of the labelled lines: `npm run bench -- weights`. Other changes are found by learned-weights.test.ts.
test.each([
  ['years', experience],
  ['modes', mode],
])('the weights of %s were learned from the labelled lines as they are', (_, { LABELS, WEIGHTS_FILE }) => {
  expect(readFileSync(WEIGHTS_FILE, 'utf8')).toContain(markOf(readLabelled('tune'), LABELS))
})
