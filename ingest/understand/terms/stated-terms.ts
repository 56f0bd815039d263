import type { Extracted } from '../extracted.ts'
import type { ScannedPosting } from '../scan/scan.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'
import { isOfOthers } from './others.ts'

/** What one place of a line states, and the tokens it takes. */
export interface Found<One> {
  value: One
  from: number
  to: number
}

/**
 * A fact that a few words state wherever they stand: its table tags them, and one small function says what they mean there.
 */
export interface Term<One, Whole = One> {
  /** Tags of its table. A line without any of them is passed over. */
  tags: readonly string[]
  /** Sections that do not speak of it. What a company says of itself never does. */
  except?: readonly ScannedLine['section'][]
  /** Said of the whole team, or of its customers, it is said of this job too: "our team is in the office 3 days". */
  isOfAll?: true
  /** What a tagged span states; null: nothing. */
  read: (line: ScannedLine, span: Span) => Found<One> | null
  /** What all that was stated means together, of which there is one at least. */
  join: (all: [One, ...One[]]) => Whole
}

/** The fact as it was first stated. */
export const firstOf = <One>([first]: [One, ...One[]]): One => first

/** Reads terms by their names, in one pass over the lines. */
export function readStated<Name extends string>(
  { title, lines }: ScannedPosting,
  // oxlint-disable-next-line typescript/no-explicit-any -- each has values of its own
  terms: Record<Name, Term<any, any>>,
  tags: readonly string[],
): Record<Name, Extracted<unknown>> {
  const found = new Map<string, { values: unknown[]; evidence: Set<string> }>()
  const all = Object.entries<Term<unknown, unknown>>(terms)
  for (const line of [title, ...lines]) {
    if (line.section === 'about' || !line.mayHold(tags)) continue
    for (const [name, term] of all) {
      if (!line.mayHold(term.tags) || term.except?.includes(line.section)) continue
      for (const span of line.allOf(term.tags)) {
        const one = term.read(line, span)
        if (!one || (!term.isOfAll && isOfOthers(line, span))) continue
        let stated = found.get(name)
        if (!stated) found.set(name, (stated = { values: [], evidence: new Set() }))
        stated.values.push(one.value)
        stated.evidence.add(line.words(one.from, one.to))
      }
    }
  }
  const extracted = all.map(([name, { join }]): [string, Extracted<unknown>] => {
    const stated = found.get(name)
    if (!stated) return [name, { value: null, evidence: [] }]
    const [first, ...others] = stated.values
    return [name, { value: join([first, ...others]), evidence: [...stated.evidence] }]
  })
  return Object.fromEntries(extracted) as Record<Name, Extracted<unknown>>
}
