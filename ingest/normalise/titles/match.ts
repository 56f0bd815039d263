import { DEFINITE } from './definite.ts'
import type { TitleRule } from './rule.ts'

/** A rule that matched a part of a title, and the matched words. */
export interface Match extends TitleRule {
  words: string
}

/** The first rule that matches a part of a title. */
export function match(rules: TitleRule[], part: string): Match | null {
  for (const rule of rules) {
    const found = rule.pattern.exec(part)
    if (found) return { ...rule, words: found[0] }
  }
  return null
}

/** Matches a coordinator by its field: "Project Coordinator - IT" is an IT project coordinator. */
export function ofField(part: string, field = ''): Match | null {
  const isField = /^(?:it|information technology|software|technology|technical)$/.test(field)
  return isField && COORDINATES.test(part) ? match(DEFINITE, `it ${part}`) : null
}

const COORDINATES =
  /(?<![a-z])(?:project|program|programme|delivery) (?:manager|lead|coordinator|director|head|management)$/

/**
 * Whether a part of a title is the employer's name: "Vastu Housing Finance - React.js Developer". Some
 * portals put it first.
 */
export function isEmployer(part: string, others: string[]): boolean {
  const names = !/(?:er|or|ist|ant|ive|ian|head|lead|intern|trainee|officer|associate)s?$/.test(part)
  return (
    names &&
    others.some(
      (other) =>
        /(?:engineer|developer|programmer|tester)s?$/.test(other) && match(DEFINITE, other)?.category,
    )
  )
}
