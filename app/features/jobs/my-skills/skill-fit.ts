import { counted } from '#core/count.ts'
import { isKnown } from './skill-record.ts'

/** How many of a posting's skills the visitor has. */
interface SkillFit {
  have: number
  of: number
}

/** Null without skills on one of the sides. */
export function skillFit(wanted: readonly string[], known: readonly string[] = []): SkillFit | null {
  if (known.length === 0 || wanted.length === 0) return null
  return { have: wanted.filter((skill) => isKnown(known, skill)).length, of: wanted.length }
}

/** "You have 3 of 5 skills". */
export function fitText({ have, of }: SkillFit): string {
  return `You have ${have} of ${counted(of, 'skill')}`
}
