import { z } from 'zod'
import { httpsLink, line, lines } from './fields.ts'
import { rating } from './rating.ts'

/** The tabs, in the order they are shown; the first is the default (specification, /courses). */
export const COURSE_ROLES = [
  'Frontend Dev',
  'Backend Dev',
  'UI/UX Design',
  'DevOps',
  'Cloud & Security',
] as const

/** Easiest first: the order of the difficulty sort. */
export const COURSE_DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced'] as const

/**
 * One row of `content/learn-courses.json`. `is_free` says that the lessons cost nothing; a certificate or an exam
 * may. A null `link` is shown as coming soon.
 */
export const learnCourseSchema = z.strictObject({
  name: line(120),
  platform: line(80),
  role_category: z.enum(COURSE_ROLES),
  difficulty: z.enum(COURSE_DIFFICULTIES),
  rating,
  is_free: z.boolean(),
  tags: lines(40, 8),
  link: httpsLink.nullable(),
})
