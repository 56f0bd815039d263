/** Skills and steps that one visitor can tick, and the longest name of one, in UTF-16 units. */
export const MAX_SKILLS = 300
export const MAX_STEPS = 500
export const MAX_TICK_NAME = 100

/** Two names with the same key are the same skill. */
export function skillKey(skill: string): string {
  return skill.trim().toLowerCase()
}
