import type { WorkMode } from '#core/job.ts'
import type { EveryFact, PostingFacts } from '#core/posting-facts.ts'
import { readBranch } from './education/branch.ts'
import { readDegree, statedDegrees } from './education/degree.ts'
import type { Extracted } from './extracted.ts'
import type { ScannedPosting } from './scan/scan.ts'
import { workingDays } from './terms/office-days.ts'
import { readTerms } from './terms/terms.ts'
import { readWalkIn } from './walk-in/walk-in.ts'

/** What a posting states of eligibility and terms, each with the words it was read from. */
export type ExtractedFacts = { [Fact in keyof EveryFact]: Extracted<EveryFact[Fact]> }

/** @param now A walk-in on a day without a year is on the one nearest to it. */
export function readFacts(posting: ScannedPosting, mode: WorkMode | null, now: Date): ExtractedFacts {
  const degrees = statedDegrees(posting)
  const terms = readTerms(posting)
  const isOpen = mode === 'onsite' && terms.office_days.value === null
  return {
    degree: readDegree(degrees),
    branch: readBranch(posting, degrees),
    walk_in: readWalkIn(posting, now),
    ...terms,
    office_days: isOpen ? workingDays(posting) : terms.office_days,
  }
}

/** The facts that are stated, as they are stored. */
export function statedFacts(facts: ExtractedFacts): PostingFacts {
  const values = Object.entries(facts).map(([name, { value }]) => [name, value] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== null))
}
