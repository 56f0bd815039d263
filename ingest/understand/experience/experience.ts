import { plausibleYears } from '#core/plausible.ts'
import { findMentions, TIERS, type Mention } from './mentions.ts'
import type { Extracted } from '../extracted.ts'
import type { ScannedPosting } from '../scan/scan.ts'

export interface Years {
  /** Whole years; a null maximum with a minimum is open ("5+ years"). */
  min: number
  max: number | null
}

export interface ExtractedExperience extends Extracted<Years | null> {
  /** Whether the range starts at nothing; "6 months to 2 years" has the minimum 0 and does not. */
  fromNought: boolean
  /** Words elsewhere in the posting that ask for more than the value takes in. */
  contradicted: string | null
}

/**
 * The years of experience that a posting requires. The source's field decides, then the title, then a
 * labelled line, then the requirements, then the rest. A mere "Fresher" instead of years counts as none only
 * if nothing asks for years. Preferred experience, and what a company says about itself, never count.
 *
 * Of several requirements the binding one counts: "10+ years, with 3+ in management" asks for ten. A range
 * that contains the others covers everything: "2-4 years overall, 3+ with React" asks for two to four.
 */
export function readExperience(scanned: ScannedPosting): ExtractedExperience {
  const mentions = findMentions(scanned).flatMap((mention) => plausibleYears(mention) ?? [])
  for (const tier of TIERS) {
    const chosen = choose(mentions.filter((mention) => mention.tier === tier))
    if (!chosen) continue
    // "6 years (Required)" in one place and "6 to 10 years" in another: the range says more.
    const ranged =
      chosen.max === null
        ? mentions.find((other) => other.min === chosen.min && other.max !== null)
        : undefined
    const { min, max, fromNought, evidence } = ranged ?? chosen
    const beyond = mentions.find((other) => max !== null && other.min > max && other.min >= 2)
    return {
      value: { min, max },
      evidence: [evidence],
      fromNought,
      contradicted: beyond?.evidence ?? null,
    }
  }
  return { value: null, evidence: [], fromNought: false, contradicted: null }
}

function choose(mentions: Mention[]): Mention | undefined {
  const [first] = mentions
  if (first?.tier === 'requirement') return binding(mentions)
  if (first?.tier !== 'text') return first
  return binding(mentions.filter(({ line }) => line === first.line))
}

function binding(mentions: Mention[]): Mention | undefined {
  const holding = mentions.find(({ max }) => max !== null && mentions.every(({ min }) => min <= max))
  return holding ?? mentions.toSorted((a, b) => b.min - a.min)[0]
}
