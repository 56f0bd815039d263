import {
  mentionsInField,
  mentionsInLines,
  mentionsInTitle,
  TIERS,
  type Mention,
} from './experience-mentions.ts'
import type { Reading } from './reading.ts'
import type { SectionLine } from './sections.ts'

export interface Years {
  /** Whole years; a null maximum with a minimum is open ("5+ years"). */
  min: number
  max: number | null
}

export interface ExperienceWords {
  title: string
  field: string | null
  lines: SectionLine[]
}

/**
 * The years of experience a posting asks for. The title decides, then a field of the source, then a labelled
 * line, then the requirements, then the rest; what is only preferred, and what a company says of itself, never.
 *
 * Of several requirements the binding one counts: "10+ years, with 3+ in management" asks for ten. A range that
 * holds the others is the whole's: "2-4 years overall, 3+ with React" asks for two to four.
 */
export function readExperience({ title, field, lines }: ExperienceWords): Reading<Years | null> {
  const mentions = [
    ...mentionsInTitle(title),
    ...(field ? mentionsInField(field) : []),
    ...mentionsInLines(lines),
  ]
  for (const tier of TIERS) {
    const chosen = choose(mentions.filter((mention) => mention.tier === tier))
    if (chosen) return { value: { min: chosen.min, max: chosen.max }, evidence: [chosen.evidence] }
  }
  return { value: null, evidence: [] }
}

function choose(mentions: Mention[]): Mention | undefined {
  const [first] = mentions
  if (!first || first.tier !== 'requirement') return first
  const holding = mentions.find(({ max }) => max !== null && mentions.every(({ min }) => min <= max))
  return holding ?? mentions.reduce((binding, mention) => (mention.min > binding.min ? mention : binding))
}
