/** What a visitor knows and has learned. Kept in the browser, never sent with a request. */
export interface SkillRecord {
  /** Names as postings write them. */
  skills: string[]
  /** Steps of career paths that are done (`stepKey`). */
  steps: string[]
}

export const NO_SKILLS: SkillRecord = { skills: [], steps: [] }

const MOST_SKILLS = 300
const MOST_STEPS = 500
const MOST_CHARACTERS = 100

/** Reads a stored record. What is not valid in it is left out. */
export function parseRecord(stored: string | null): SkillRecord {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (typeof value !== 'object' || value === null) return NO_SKILLS
    const { skills, steps } = value as Record<string, unknown>
    return { skills: textsOf(skills, MOST_SKILLS), steps: textsOf(steps, MOST_STEPS) }
  } catch {
    return NO_SKILLS
  }
}

/** Whether a skill is among the known ones, whatever its upper and lower case. */
export function isKnown(known: readonly string[], skill: string): boolean {
  const folded = skill.toLowerCase()
  return known.some((one) => one.toLowerCase() === folded)
}

/** The record with a skill added, or without it. */
export function withSkill(record: SkillRecord, skill: string, known: boolean): SkillRecord {
  const others = record.skills.filter((one) => !isKnown([skill], one))
  return { ...record, skills: known ? [...others, skill].slice(-MOST_SKILLS) : others }
}

/** The record with a step done, which adds the skills that it teaches; or not done, which leaves them. */
export function withStep(
  record: SkillRecord,
  step: string,
  { done, teaches }: { done: boolean; teaches: readonly string[] },
): SkillRecord {
  const others = record.steps.filter((one) => one !== step)
  if (!done) return { ...record, steps: others }
  const learned = teaches.reduce((known, skill) => withSkill(known, skill, true), record)
  return { ...learned, steps: [...others, step].slice(-MOST_STEPS) }
}

/** The identity of a step of a path, counted from 1. */
export function stepKey(pathId: string, number: number): string {
  return `${pathId}#${number}`
}

function textsOf(value: unknown, most: number): string[] {
  if (!Array.isArray(value)) return []
  const texts = value.filter((one): one is string => typeof one === 'string' && one.length <= MOST_CHARACTERS)
  return [...new Set(texts)].slice(0, most)
}
