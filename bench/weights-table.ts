import { createHash } from 'node:crypto'
import type { Labelled } from './labelled-set.ts'
import type { Learned } from './logistic.ts'

/** A mark of the lines that have one of these labels: a table of weights names those that it was learned from. */
export function markOf(lines: Labelled[], labels: string[]): string {
  const hash = createHash('sha256')
  for (const { posting, expect } of lines)
    if (labels.some((label) => label in expect)) hash.update(JSON.stringify([posting, expect]))
  return `Lines ${hash.digest('hex').slice(0, 12)}.`
}

/** Between the kind and the value of a clue. */
export const JOINT = '\t'
/** Characters of a line of the table. */
const WIDTH = 118

/** Weights as lines of a table, each of a kind and of values with their weights (read by `scan/weights-table.ts`). */
export function formatTable({ bias, weights }: Learned): string {
  const kinds = new Map([['start', [`always ${bias.toFixed(2)}`]]])
  for (const [clue, weight] of weights) {
    const [kind = '', value = ''] = clue.split(JOINT)
    const rounded = weight.toFixed(2)
    // A sign that ends the text or starts an escape is no clue worth the trouble.
    if (Number(rounded) === 0 || /[`\\$]| {2}/.test(value)) continue
    kinds.set(kind, [...(kinds.get(kind) ?? []), `${value} ${rounded}`])
  }
  return [...kinds].flatMap(([kind, values]) => wrap(kind, values)).join('\n')
}

function wrap(kind: string, values: string[]): string[] {
  const lines: string[] = []
  for (const value of values) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + value.length + 2 <= WIDTH)
      lines[lines.length - 1] = `${last}  ${value}`
    else lines.push(`${kind}  ${value}`)
  }
  return lines
}
