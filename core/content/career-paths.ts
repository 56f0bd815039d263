import { z } from 'zod'
import { CAREER_CATEGORIES, MORE_CAREER_CATEGORIES } from '#core/content-options.ts'
import { line, lines } from './fields.ts'
import { stepSkills } from './row-skills.ts'

const roadmapStep = z.strictObject({
  title: line(80),
  description: line(300),
  duration: z
    .string()
    .regex(
      /^(1 (week|month)|([1-9]\d? to )?([2-9]|[1-9]\d) (weeks|months))$/,
      'expected a duration such as "3 weeks"',
    ),
})

/** One row of `content/career-paths.json`. `average_salary` is in rupees a year; `roadmap` is in order. */
export const careerPathSchema = z.strictObject({
  name: line(80),
  description: line(400),
  category: z.enum([...CAREER_CATEGORIES, ...MORE_CAREER_CATEGORIES]),
  average_salary: z
    .int()
    .min(100_000, 'expected whole rupees a year, not lakhs')
    .max(10_000_000, 'expected at most 1,00,00,000')
    .nullable(),
  required_skills: lines(60, 20),
  tools: lines(60, 20),
  roadmap: z
    .array(roadmapStep)
    .min(6, 'expected 6 to 10 steps')
    .max(10, 'expected 6 to 10 steps')
    .refine(
      (steps) => new Set(steps.map(({ title }) => title)).size === steps.length,
      'expected a different title for each step',
    ),
  step_skills: stepSkills,
})
