import type { EveryFact } from '#core/posting-facts.ts'
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
import { readStated, type Term } from './stated-terms.ts'
import { TRAVEL } from './travel.ts'

type TermName = Exclude<keyof EveryFact, 'degree' | 'branch' | 'walk_in'>

const TERMS = {
  notice_days: NOTICE,
  shift: SHIFT,
  office_days: OFFICE_DAYS,
  openings: OPENINGS,
  travel: TRAVEL,
  relocation: RELOCATION,
  bond: BOND,
  languages: LANGUAGES,
  fee_asked: FEE,
  // oxlint-disable-next-line typescript/no-explicit-any -- each is read as values of its own
} satisfies { [Name in TermName]: Term<any, NonNullable<EveryFact[Name]>> }

const TAGS = Object.values(TERMS).flatMap(({ tags }) => tags)

/** The terms of a job that a few words state, each with those words. */
export function readTerms(posting: ScannedPosting): { [Name in TermName]: Extracted<EveryFact[Name]> } {
  // Each name has the values of its own term.
  return readStated(posting, TERMS, TAGS) as { [Name in TermName]: Extracted<EveryFact[Name]> }
}
