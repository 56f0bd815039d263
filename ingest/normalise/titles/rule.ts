import type { JobCategory } from '#core/job.ts'
import { anyOf } from '../any-of.ts'

/** What a title says: a category of IT work, or that it is not IT work. */
export interface TitleRule {
  pattern: RegExp
  /** null: not IT. */
  category: JobCategory | null
}

/**
 * One rule for each source, tried in their order. A source is a regular expression without flags, or a list of
 * them of which any will do, matched as whole words in a folded title.
 */
export function rules(category: JobCategory | null, ...sources: (string | string[])[]): TitleRule[] {
  return sources.map((source) => ({
    category,
    pattern: new RegExp(`(?<![a-z0-9])(?:${[source].flat().join('|')})(?![a-z0-9])`),
  }))
}

/** What finds any of the words of the lists in a folded title. */
export function words(...lists: string[]): RegExp {
  return new RegExp(`(?<![a-z])${anyOf(...lists)}(?![a-z])`)
}

/** What finds any of the words of the lists in a description, whatever their case. */
export function wordsOfText(...lists: string[]): RegExp {
  return new RegExp(`\\b${anyOf(...lists)}\\b`, 'i')
}
