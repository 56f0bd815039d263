import { readWeights } from '../scan/weights-table.ts'
import { eachClue } from './clues.ts'
import { WEIGHTS } from './weights.ts'
import type { Words } from './words-around.ts'

/** The weight of each clue, by its kind and its value. */
const TABLE = readWeights(WEIGHTS)

/** How much speaks for years being asked for: above nought more than against it. */
export function weigh(words: Words): number {
  let sum = TABLE.get('start')?.get('always') ?? 0
  eachClue(words, (kind, value) => {
    sum += TABLE.get(kind)?.get(value) ?? 0
  })
  return sum
}

export interface WeighedClue {
  /** "word before 1 “of”" */
  clue: string
  weight: number
}

/** The clues that weigh most, the heaviest first. */
export function heaviestClues(words: Words, count: number): WeighedClue[] {
  const clues: WeighedClue[] = []
  eachClue(words, (kind, value) => {
    const weight = TABLE.get(kind)?.get(value)
    if (weight !== undefined) clues.push({ clue: `${kind} “${value}”`, weight })
  })
  return clues.toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight)).slice(0, count)
}
