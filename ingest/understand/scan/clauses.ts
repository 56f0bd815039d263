import type { ScannedLine } from './scanned-line.ts'
import { byNumber } from './vocabulary.ts'

const BREAKS = byNumber([['break', ', ; : . ! ? ( ) | • · /']])

/** Where the clause of each token of a line ends. A line may have many years, and it is asked for each of them. */
const ENDS = new WeakMap<ScannedLine, Int32Array>()

/** The end of the clause that a token is in: the next comma, bracket, bar, or word such as "but". */
export function clauseEnd(line: ScannedLine, index: number): number {
  let ends = ENDS.get(line)
  if (!ends) ENDS.set(line, (ends = endsIn(line)))
  return ends[index] ?? line.tokens.length
}

function endsIn(line: ScannedLine): Int32Array {
  const ends = new Int32Array(line.tokens.length)
  let end = line.tokens.length
  for (let at = end - 1; at >= 0; at -= 1) {
    ends[at] = end
    if (BREAKS[line.tokens[at]?.number ?? 0] !== undefined || line.at(at, 'but') !== undefined) end = at
  }
  return ends
}
