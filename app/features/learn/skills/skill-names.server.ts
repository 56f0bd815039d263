import texts from '#content/skills.json' with { type: 'json' }
import { SKILLS, type Skill } from '#core/skills/skills.ts'
import { standardSkill } from '#core/skills/match-skills.ts'
import { slugOf } from '#core/slug.ts'

const BY_SLUG = new Map(SKILLS.map((skill) => [slugOf(skill.name), skill]))
const TEXTS = new Map(texts.map(({ name, about }) => [name, about]))

/** A skill of the dictionary by its slug, or by another name of it: `nodejs`. */
export function skillAt(slug: string): Skill | null {
  const other = standardSkill(slug.replaceAll('-', ' '))
  return (
    BY_SLUG.get(slugOf(slug)) ??
    BY_SLUG.get(slugOf(standardSkill(slug))) ??
    BY_SLUG.get(slugOf(other)) ??
    null
  )
}

/** What a skill is, in two sentences; null if nobody has written them. */
export function aboutSkill(name: string): string | null {
  return TEXTS.get(name) ?? null
}
