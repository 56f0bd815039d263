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

/** Postings by the share of their skills that the visitor has, then by how many these are. Others come last. */
export function orderByFit<T extends { skills: readonly string[] }>(
  jobs: readonly T[],
  known: readonly string[],
): T[] {
  const rank = ({ skills }: T) => {
    const fit = skillFit(skills, known)
    return fit ? fit.have / fit.of + fit.have / 1000 : -1
  }
  return jobs.toSorted((a, b) => rank(b) - rank(a))
}
