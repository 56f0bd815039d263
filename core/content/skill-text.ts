import { z } from 'zod'
import { SKILLS } from '#core/skills/skills.ts'
import { line } from './fields.ts'

const NAMES = new Set(SKILLS.map(({ name }) => name))

/** One row of `content/skills.json`: what a skill of the dictionary is, in two sentences. */
export const skillTextSchema = z.strictObject({
  name: line(60).refine((name) => NAMES.has(name), 'expected a skill of core/skills/skills.ts'),
  about: line(240).refine((text) => /^[^.].*[.?] .*\.$/.test(text), 'expected two sentences'),
})
