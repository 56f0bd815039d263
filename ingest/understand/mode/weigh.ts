import { WORK_MODES, type WorkMode } from '#core/job.ts'
import type { Sentence } from '../scan/sentences.ts'
import type { ScannedLine } from '../scan/scanned-line.ts'
import { readWeights } from '../scan/weights-table.ts'
import { eachClue } from './clues.ts'
import { WEIGHTS } from './weights.ts'

/** What a clue weighs for each mode. */
type Weights = Record<WorkMode, number>

interface Clue {
  /** "before HOME “AT”" */
  name: string
  weights: Weights
}

const START = 'start'

/** The clues by the two parts of their kind, and by their value. */
const TABLE = new Map<string, Map<string, Map<string, Clue>>>()
const BIAS: Weights = { onsite: 0, hybrid: 0, remote: 0 }
for (const mode of WORK_MODES)
  for (const [kind, values] of readWeights(WEIGHTS[mode])) {
    const end = kind.lastIndexOf(' ')
    for (const [value, weight] of values)
      if (kind === START) BIAS[mode] = weight
      else clueOf(kind.slice(0, end), kind.slice(end + 1), value).weights[mode] = weight
  }

function clueOf(kind: string, of: string, value: string): Clue {
  const parts = TABLE.get(kind) ?? new Map<string, Map<string, Clue>>()
  const values = parts.get(of) ?? new Map<string, Clue>()
  const name = `${kind} ${of} “${value}”`
  const clue = values.get(value) ?? { name, weights: { onsite: 0, hybrid: 0, remote: 0 } }
  TABLE.set(kind, parts.set(of, values.set(value, clue)))
  return clue
}

function cluesOf(line: ScannedLine, sentence: Sentence): Set<Clue> {
  const met = new Set<Clue>()
  eachClue(line, sentence, (kind, of, value) => {
    const clue = TABLE.get(kind)?.get(of)?.get(value)
    if (clue) met.add(clue)
  })
  return met
}

/** How much speaks for each mode being said of this job in a sentence: above nought more than against it. */
export function weighModes(line: ScannedLine, sentence: Sentence): Weights {
  const sums = { ...BIAS }
  for (const { weights } of cluesOf(line, sentence)) {
    sums.onsite += weights.onsite
    sums.hybrid += weights.hybrid
    sums.remote += weights.remote
  }
  return sums
}

/** The clues that weigh most for a mode or against it, the heaviest first. */
export function heaviestModeClues(line: ScannedLine, sentence: Sentence, mode: WorkMode, count: number) {
  return [...cluesOf(line, sentence)]
    .map(({ name, weights }) => ({ clue: name, weight: weights[mode] }))
    .filter(({ weight }) => weight !== 0)
    .toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
    .slice(0, count)
}
