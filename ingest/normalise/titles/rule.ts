import type { JobCategory } from '#core/job.ts'
import { anyOf } from '#core/any-of.ts'

/** The meaning of a title: a category of IT work, or not IT. */
export interface TitleRule {
  pattern: RegExp
  /** null: not IT. */
  category: JobCategory | null
}

/**
 * One rule for each source, tried in this order. A source is a regular expression without flags, or a list of
 * alternatives, matched as whole words in a folded title.
 */
export function rules(category: JobCategory | null, ...sources: (string | string[])[]): TitleRule[] {
  return sources.map((source) => ({
    category,
    pattern: new RegExp(`(?<![a-z0-9])(?:${[source].flat().join('|')})(?![a-z0-9])`),
  }))
}

/** Matches any word of the lists in a folded title. */
export function words(...lists: string[]): RegExp {
  return new RegExp(`(?<![a-z])${anyOf(...lists)}(?![a-z])`)
}

/** Matches any word of the lists in a description, ignoring case. */
export function wordsOfText(...lists: string[]): RegExp {
  return new RegExp(`\\b${anyOf(...lists)}\\b`, 'i')
}
