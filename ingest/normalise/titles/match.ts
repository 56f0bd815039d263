import { DEFINITE } from './definite.ts'
import type { TitleRule } from './rule.ts'

/** A rule that a part of a title keeps, and the words by which. */
export interface Match extends TitleRule {
  words: string
}

/** The first rule that finds its words in a part of a title. */
export function match(rules: TitleRule[], part: string): Match | null {
  for (const rule of rules) {
    const found = rule.pattern.exec(part)
    if (found) return { ...rule, words: found[0] }
  }
  return null
}

/** "Project Coordinator - IT" is an IT project coordinator. */
export function ofField(part: string, field = ''): Match | null {
  const isField = /^(?:it|information technology|software|technology|technical)$/.test(field)
  return isField && COORDINATES.test(part) ? match(DEFINITE, `it ${part}`) : null
}

const COORDINATES =
  /(?<![a-z])(?:project|program|programme|delivery) (?:manager|lead|coordinator|director|head|management)$/

/** "Vastu Housing Finance - React.js Developer": portals put the employer's name in front of the work. */
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
