import { SHIFTS, type EveryFact } from '#core/posting-facts.ts'
import type { Extracted } from '../extracted.ts'
import type { ScannedPosting } from '../scan/scan.ts'
import { BOND } from './bond.ts'
import { FEE } from './fee.ts'
import { LANGUAGES } from './languages.ts'
import { NOTICE } from './notice.ts'
import { OFFICE_DAYS } from './office-days.ts'
import { OPENINGS } from './openings.ts'
import { RELOCATION } from './relocation.ts'
import { SHIFT } from './shift.ts'
import { readTerm, type Term } from './stated-terms.ts'
import { TRAVEL } from './travel.ts'

type Terms = Omit<EveryFact, 'degree' | 'branch' | 'walk_in'>
type ExtractedTerms = { [Name in keyof Terms]: Extracted<Terms[Name]> }

/** The terms of a job that a few words state, each with those words. */
export function readTerms(posting: ScannedPosting): ExtractedTerms {
  const read = <One, Whole>(term: Term<One>, join: (all: One[]) => Whole): Extracted<Whole | null> => {
    const { value, evidence } = readTerm(posting, term)
    return value.length === 0
      ? { value: null, evidence }
      : { value: join(value), evidence: [...new Set(evidence)] }
  }
  const first = <One>(all: One[]): One => all[0] as One
  return {
    // Who may serve the longest of several is told so.
    notice_days: read(NOTICE, (all) => Math.max(...all)),
    shift: read(SHIFT, (all) => SHIFTS.filter((shift) => all.includes(shift))),
    office_days: read(OFFICE_DAYS, first),
    openings: read(OPENINGS, first),
    travel: read(TRAVEL, (all) => all.find(({ percent }) => percent !== null) ?? first(all)),
    // A list of benefits names what one sentence refuses.
    relocation: read(RELOCATION, (all) => all.every(Boolean)),
    bond: read(BOND, (all) => all.find(({ months }) => months !== null) ?? first(all)),
    languages: read(LANGUAGES, (all) => [...new Set(all)]),
    fee_asked: read(FEE, first),
  }
}
