import { writeFileSync } from 'node:fs'
import { readLabelled } from './labelled-set.ts'
import { formatWeights, learnWeights, WEIGHTS_FILE } from './experience-weights.ts'

/** `npm run weights`: learns again from `labelled/tune` how much each clue speaks for years being asked for. */
const learned = learnWeights(readLabelled('tune'))
writeFileSync(WEIGHTS_FILE, formatWeights(learned))
console.log(`${learned.weights.size} clues in ${WEIGHTS_FILE}`)
