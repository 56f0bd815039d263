import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import * as experience from './experience-weights.ts'
import { readLabelled } from './labelled-set.ts'
import * as line from './line-weights.ts'
import * as mode from './mode-weights.ts'

/** `npm run bench -- weights`: learns from `labelled/tune` how much each clue speaks for lines, years and a work mode. */
const REST = 'years-and-modes'

if (process.argv.includes(REST)) {
  const lines = readLabelled('tune')
  writeFileSync(experience.WEIGHTS_FILE, experience.formatWeights(experience.learnWeights(lines), lines))
  writeFileSync(mode.WEIGHTS_FILE, mode.formatWeights(mode.learnWeights(lines), lines))
  console.log(`${line.WEIGHTS_FILE}\n${experience.WEIGHTS_FILE}\n${mode.WEIGHTS_FILE}`)
} else {
  writeFileSync(line.WEIGHTS_FILE, line.formatWeights(line.learnWeights(line.linedPostings())))
  // Years and modes are learned from texts that are cut into lines by these weights, which only a new process reads.
  execFileSync(process.execPath, [import.meta.filename, REST], { stdio: 'inherit' })
}
