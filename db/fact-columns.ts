import type { ColumnType, Generated } from 'kysely'
import { bitsOf, BRANCHES, DEGREES } from '#core/degrees.ts'
import type { PostingFacts } from '#core/posting-facts.ts'

/** What a posting states of eligibility and terms, and those facts that lists filter by as columns. */
export interface FactColumns {
  /** Written as JSON text, read as an object. */
  facts: ColumnType<PostingFacts, string | undefined, string>
  /** Bits by the places in `DEGREES`; 0: none stated. So are `branches`. */
  degrees: Generated<number>
  degree_required: ColumnType<boolean | null, boolean | null | undefined, boolean | null>
  branches: Generated<number>
  /** 0: immediate joiners; null: not stated. */
  notice_days: ColumnType<number | null, number | null | undefined, number | null>
  is_walk_in: Generated<boolean>
  /** Its last day, as an ISO date. */
  walk_in_until: ColumnType<string | null, string | null | undefined, string | null>
  fee_asked: Generated<boolean>
}

/** What a posting states, as its columns. */
export function factColumns(facts: PostingFacts) {
  const { degree, branch, notice_days, walk_in, fee_asked } = facts
  return {
    facts: JSON.stringify(facts),
    degrees: bitsOf(DEGREES, degree?.names ?? []),
    degree_required: degree?.required ?? null,
    branches: bitsOf(BRANCHES, branch ?? []),
    notice_days: notice_days ?? null,
    is_walk_in: walk_in !== undefined,
    walk_in_until: walk_in?.dates.at(-1) ?? null,
    fee_asked: fee_asked === true,
  }
}
