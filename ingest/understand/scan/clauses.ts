import type { ScannedLine } from './scanned-line.ts'

const BREAKS = new Set([',', ';', ':', '.', '!', '?', '(', ')', '|', '•', '—', '·', '/'])

/** Where the clauses of a line end. A line may have many years, and where their clauses end is asked for each of them. */
const ENDS = new WeakMap<ScannedLine, readonly number[]>()

/** The end of the clause that a token is in: the next comma, bracket, bar, or word such as "but". */
export function clauseEnd(line: ScannedLine, index: number): number {
  let ends = ENDS.get(line)
  if (!ends) ENDS.set(line, (ends = endsIn(line)))
  return ends.find((end) => end > index) ?? line.tokens.length
}

function endsIn(line: ScannedLine): number[] {
  const ends: number[] = []
  for (let at = 0; at < line.tokens.length; at += 1)
    if (BREAKS.has(line.word(at)) || line.at(at, 'but') !== undefined) ends.push(at)
  return ends
}
