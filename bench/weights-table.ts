import type { Learned } from './logistic.ts'

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
