import { counted } from '#core/count.ts'
import { MAX_SKILLS, MAX_STEPS, MAX_TICK_NAME, skillKey } from '#core/my-skills.ts'

/**
 * What a visitor knows and has learned. Without an account it is kept in the browser and never sent; with one, in the
 * account (`use-skills.ts`).
 */
export interface SkillRecord {
  /** Names as postings write them. */
  skills: string[]
  /** Steps of career paths that are done (`stepKey`). */
  steps: string[]
}

export const NO_SKILLS: SkillRecord = { skills: [], steps: [] }

/** What a visitor ticks, or takes off. */
export interface SkillChange {
  kind: 'add' | 'remove'
  skills: readonly string[]
  steps: readonly string[]
}

/** Reads a stored record. What is not valid in it is left out. */
export function parseRecord(stored: string | null): SkillRecord {
  try {
    return recordOf(JSON.parse(stored ?? 'null')) ?? NO_SKILLS
  } catch {
    return NO_SKILLS
  }
}

/** The record in a parsed text, without what is not valid in it; null if it is no object. */
export function recordOf(value: unknown): SkillRecord | null {
  if (typeof value !== 'object' || value === null) return null
  const { skills, steps } = value as Record<string, unknown>
  return { skills: textsOf(skills, MAX_SKILLS), steps: textsOf(steps, MAX_STEPS) }
}

/** Whether a skill is among the known ones, whatever its upper and lower case. */
export function isKnown(known: readonly string[], skill: string): boolean {
  const key = skillKey(skill)
  return known.some((one) => skillKey(one) === key)
}

/** Ticks a skill, or takes the tick off. */
export function skillTick(skill: string, known: boolean): SkillChange {
  return { kind: known ? 'add' : 'remove', skills: [skill], steps: [] }
}

/** Marks a step as done, which ticks the skills that it teaches; or as not done, which leaves them. */
export function stepTick(
  step: string,
  { done, teaches }: { done: boolean; teaches: readonly string[] },
): SkillChange {
  return done
    ? { kind: 'add', skills: teaches, steps: [step] }
    : { kind: 'remove', skills: [], steps: [step] }
}

/** The record after the change; null if it is full. */
export function applySkills(record: SkillRecord, { kind, skills, steps }: SkillChange): SkillRecord | null {
  if (kind === 'remove')
    return {
      skills: record.skills.filter((one) => !isKnown(skills, one)),
      steps: record.steps.filter((one) => !steps.includes(one)),
    }
  const rest = missingFrom(record, { skills, steps })
  const changed = { skills: [...record.skills, ...rest.skills], steps: [...record.steps, ...rest.steps] }
  return changed.skills.length > MAX_SKILLS || changed.steps.length > MAX_STEPS ? null : changed
}

/** What `from` has and the record does not. */
export function missingFrom(record: SkillRecord, from: Pick<SkillChange, 'skills' | 'steps'>): SkillRecord {
  const rest: SkillRecord = { skills: [], steps: [] }
  for (const skill of from.skills)
    if (!isKnown(record.skills, skill) && !isKnown(rest.skills, skill)) rest.skills.push(skill)
  for (const step of from.steps)
    if (!record.steps.includes(step) && !rest.steps.includes(step)) rest.steps.push(step)
  return rest
}

/** "5 skills and 1 finished step"; empty if there are none. */
export function countTicks({ skills, steps }: SkillRecord): string {
  const parts = [
    skills.length > 0 && counted(skills.length, 'skill'),
    steps.length > 0 && counted(steps.length, 'finished step'),
  ]
  return parts.filter(Boolean).join(' and ')
}

/** The identity of a step of a path, counted from 1. */
export function stepKey(pathId: string, number: number): string {
  return `${pathId}#${number}`
}

/** Whether a value can be the name of a skill or of a step. */
export function isTickName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TICK_NAME
}

function textsOf(value: unknown, most: number): string[] {
  return Array.isArray(value) ? [...new Set(value.filter(isTickName))].slice(0, most) : []
}
