import type { Extracted } from '../extracted.ts'
import type { ScannedPosting } from '../scan/scan.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'
import { isOfOthers } from './others.ts'

/** What one place of a line states, and the tokens it takes. */
export interface Found<Value> {
  value: Value
  from: number
  to: number
}

/**
 * A fact that a few words state wherever they stand: its table tags them, and one small function says what they mean there.
 */
export interface Term<Value> {
  /** Tags of its table. A line without any of them is passed over. */
  tags: readonly string[]
  /** Sections that do not speak of it. What a company says of itself never does. */
  except?: readonly ScannedLine['section'][]
  /** Said of the whole team, or of its customers, it is said of this job too: "our team is in the office 3 days". */
  isOfAll?: true
  /** What a tagged span states; null: nothing. */
  read: (line: ScannedLine, span: Span) => Found<Value> | null
}

/** Everything that a posting states of a term, in the order of the text, each with its words. */
export function readTerm<Value>({ title, lines }: ScannedPosting, term: Term<Value>): Extracted<Value[]> {
  const value: Value[] = []
  const evidence: string[] = []
  for (const line of [title, ...lines]) {
    if (line.section === 'about' || term.except?.includes(line.section)) continue
    for (const span of line.allOf(term.tags)) {
      const found = term.read(line, span)
      if (!found || (!term.isOfAll && isOfOthers(line, span))) continue
      value.push(found.value)
      evidence.push(line.words(found.from, found.to))
    }
  }
  return { value, evidence }
}
