import { z } from 'zod'
import { COURSE_ROLES, COURSE_DIFFICULTIES } from '#core/content-options.ts'
import { httpsLink, line, lines } from './fields.ts'
import { rating } from './rating.ts'
import { rowSkills } from './row-skills.ts'

/**
 * One row of `content/learn-courses.json`. `is_free` means that the lessons are free; a certificate or an
 * exam may cost money. A null `link` is shown as coming soon.
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
  skills: rowSkills,
})
