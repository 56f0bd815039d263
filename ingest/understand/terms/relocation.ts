import { isDenied } from '../scan/denial.ts'
import type { Term } from './stated-terms.ts'

/** Tokens behind, where it is refused: "expenses will not be reimbursed". */
const BEHIND = 6

const REFUSED = /\bnot\b/i

/** Whether the company helps with moving; false where it says that it does not. */
export const RELOCATION: Term<boolean> = {
  tags: ['relocation'],
  read: (line, span) => {
    const isRefused =
      isDenied(line, span) ||
      REFUSED.test(line.words(span.from, span.to)) ||
      line.has('relocation refused', span.from, span.to + BEHIND)
    return { value: !isRefused, from: span.from, to: span.to }
  },
  // A list of benefits names what one sentence refuses.
  join: (all) => all.every(Boolean),
}
