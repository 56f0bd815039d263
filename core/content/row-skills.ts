import { z } from 'zod'
import { matchSkills } from '#core/skills/match-skills.ts'
import { SKILLS } from '#core/skills/skills.ts'
import type { ContentRow, ContentTable } from './tables.ts'

const NAMES = new Set(SKILLS.map(({ name }) => name))

/** Names of the dictionary (`core/skills/skills.ts`). */
const skillNames = z
  .array(z.string().refine((name) => NAMES.has(name), 'expected a skill of core/skills/skills.ts'))
  .max(12, 'expected at most 12 skills')

/** The skills that a row teaches. Null: those that its words name (`withSkills`). Empty: none. */
export const rowSkills = skillNames.nullable().default(null)

/** The same for each step of a roadmap, in order. */
export const stepSkills = z.array(skillNames).nullable().default(null)

/** Which fields of a table tell the skills of its rows. */
const READ_FROM: Record<string, { texts: readonly string[]; labels: readonly string[] }> = {
  learn_courses: { texts: ['name'], labels: ['tags'] },
  tools_courses: { texts: ['name'], labels: ['tags'] },
  prep_zone_resources: { texts: ['name', 'description'], labels: ['category'] },
  interview_prep_resources: { texts: ['topic_name', 'summary'], labels: ['category'] },
}

/** A row whose skills are stored: as the row gives them, else as its words name them. */
export function withSkills({ table }: Pick<ContentTable, 'table'>, row: ContentRow): ContentRow {
  if (table === 'career_paths') {
    const steps = linesOf(row['roadmap'])
    // An import that changes the number of steps has them read again.
    if (linesOf(row['step_skills']).length === steps.length) return row
    return { ...row, step_skills: steps.map((step) => matchSkills({ texts: textsOf(step), labels: [] })) }
  }
  const fields = READ_FROM[table]
  if (!fields || row['skills']) return row
  const valuesOf = (names: readonly string[]) => names.flatMap((name) => linesOf(row[name])).map(String)
  return { ...row, skills: matchSkills({ texts: valuesOf(fields.texts), labels: valuesOf(fields.labels) }) }
}

/** The tables whose rows have skills. */
export const TABLES_WITH_SKILLS = ['career_paths', ...Object.keys(READ_FROM)]

function textsOf(step: unknown): string[] {
  return typeof step === 'object' && step !== null && 'title' in step && 'description' in step
    ? [String(step.title), String(step.description)]
    : []
}

function linesOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]
}
