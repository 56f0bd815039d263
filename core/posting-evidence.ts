import { STATED_FACTS } from './posting-facts.ts'

/** The facts for which we store the employer's own words. */
export const PROVEN_FACTS = [
  'experience',
  'level',
  'batch',
  'pay',
  'work_mode',
  'location',
  'last_date',
  ...STATED_FACTS,
] as const
export type ProvenFact = (typeof PROVEN_FACTS)[number]

/** The employer's words from which a fact was read. */
export interface PostingQuote {
  /** Plain text, at most `LONGEST_QUOTE` characters. Empty if a field states the fact without words. */
  text: string
  /** `text`: a line of the description. `field`: a field of the source, such as "Experience". */
  from: 'text' | 'title' | 'field'
}

/** Only facts whose words we found again in the posting. */
export type PostingEvidence = Partial<Record<ProvenFact, PostingQuote>>

export const LONGEST_QUOTE = 200
